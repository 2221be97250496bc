export interface Years {
  readonly from: number;
  /** Null while the vehicle is still built. */
  readonly to: number | null;
}

export interface CondensedModel {
  readonly model: string;
  /** Merged where ranges overlap or adjoin, earliest first. */
  readonly years: readonly Years[];
}

export interface CondensedMaker {
  readonly maker: string;
  readonly models: readonly CondensedModel[];
}

/**
 * Applications as a printed catalogue lists them: makers and models in alphabetical order, each with the
 * years in which any of its versions fits.
 */
export function condense(
  applications: readonly {
    readonly maker: string;
    readonly model: string;
    readonly years: Years;
  }[],
): readonly CondensedMaker[] {
  const makers = new Map<string, Map<string, Years[]>>();
  for (const { maker, model, years } of applications) {
    const models = makers.get(maker) ?? new Map<string, Years[]>();
    makers.set(maker, models);
    models.set(model, [...(models.get(model) ?? []), years]);
  }
  return [...makers].toSorted(byName).map(([maker, models]) => ({
    maker,
    models: [...models]
      .toSorted(byName)
      .map(([model, years]) => ({ model, years: mergeYears(years) })),
  }));
}

/** Merges ranges that overlap or adjoin. */
export function mergeYears(ranges: readonly Years[]): readonly Years[] {
  const merged: Years[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last !== undefined && (last.to === null || range.from <= last.to + 1))
      merged[merged.length - 1] = { from: last.from, to: later(last.to, range.to) };
    else merged.push(range);
  }
  return merged;
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one.localeCompare(other, "es", { numeric: true });
}

/** The first models up to `limit`, and how many more there are. */
export function firstModels(
  makers: readonly CondensedMaker[],
  limit: number,
): { readonly makers: readonly CondensedMaker[]; readonly more: number } {
  let room = limit;
  const first: CondensedMaker[] = [];
  for (const { maker, models } of makers) {
    if (room <= 0) break;
    first.push({ maker, models: models.slice(0, room) });
    room -= models.length;
  }
  const total = makers.reduce((sum, { models }) => sum + models.length, 0);
  return { makers: first, more: Math.max(0, total - limit) };
}
