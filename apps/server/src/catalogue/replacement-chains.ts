/** From an old code to the parts that replace it now. Pure. */
import { type FamilyId, normalizeCode, type replacementGroups } from "@caliper/catalogue-model";

/** A row of the table, with the family of the new part. */
export interface ReplacementRow {
  readonly old_code: string;
  readonly old_key: string;
  /** The new part. */
  readonly code: string;
  readonly family: FamilyId;
  readonly grouping: (typeof replacementGroups)[number] | null;
  readonly ratio: number | null;
  readonly reason: string | null;
  readonly date: string | null;
  readonly note_en: string | null;
  readonly note_es: string | null;
  /** The code of our old product, as printed; null if the old code has no product. */
  readonly old_product: string | null;
}

/** A part that replaces an old one, and how many of it replace one. */
export interface ReplacingPart {
  readonly code: string;
  readonly family: FamilyId;
  readonly ratio: number;
}

export interface Chain {
  /** From the old code to the parts that nothing replaces. */
  readonly rows: readonly ReplacementRow[];
  /** Each is enough alone; the parts of one belong together. */
  readonly options: readonly (readonly ReplacingPart[])[];
}

/** More are of no use to a reader. */
const maxOptions = 12;

type Option = readonly ReplacingPart[];

/** Every combination of an option of each list; a part that occurs twice is needed as often as both say. */
function combined(lists: readonly (readonly Option[])[]): readonly Option[] {
  return lists.reduce<readonly Option[]>(
    (options, list) =>
      options
        .flatMap((one) => list.map((other) => merged([...one, ...other])))
        .slice(0, maxOptions),
    [[]],
  );
}

function merged(parts: Option): Option {
  return [...Map.groupBy(parts, ({ code }) => code).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, ratio: others.reduce((sum, { ratio }) => sum + ratio, first.ratio) }] : [],
  );
}

/** @param rowsOf the rows of an old code by its key, which lead back to no code */
export function chainFrom(
  key: string,
  rowsOf: (key: string) => readonly ReplacementRow[],
): Chain | undefined {
  const rows = new Set<ReplacementRow>();
  const optionsOf = (old: string): readonly Option[] => {
    const ownRows = rowsOf(old);
    const ofRow = (row: ReplacementRow): readonly Option[] => {
      rows.add(row);
      const { code, family } = row;
      const ratio = row.ratio ?? 1;
      const next = optionsOf(normalizeCode(code));
      if (next.length === 0) return [[{ code, family, ratio }]];
      return next.map((option) =>
        option.map((part) => ({ code: part.code, family: part.family, ratio: part.ratio * ratio })),
      );
    };
    const together = ownRows.filter(({ grouping }) => grouping === "Together");
    const alternatives = ownRows.filter(({ grouping }) => grouping !== "Together");
    return [
      ...(together.length > 0 ? combined(together.map(ofRow)) : []),
      ...alternatives.flatMap(ofRow),
    ].slice(0, maxOptions);
  };
  const options = optionsOf(key);
  return options.length === 0 ? undefined : { rows: [...rows], options };
}

/** The parts of all options, each once. */
export const replacingParts = ({ options }: Chain): readonly ReplacingPart[] => [
  ...new Map(options.flat().map((part) => [part.code, part])).values(),
];
