import { foldText, normalizeCode } from "@caliper/catalogue-model";
import type { Application, Interchange } from "@caliper/api-client";

type Years = Application["years"];

/**
 * Vehicles that both parts fit at the same place: maker and model are the same, positions don't contradict each
 * other, and the years overlap. There is one row for each version and span of years that both cover.
 */
export function commonVehicles(a: readonly Application[], b: readonly Application[]) {
  const applicationsByModel = Map.groupBy(b, modelOf);
  const vehicles = a.flatMap((one) =>
    (applicationsByModel.get(modelOf(one)) ?? []).flatMap((other) => {
      const years = isSamePlace(one.position, other.position)
        ? overlapOf(one.years, other.years)
        : null;
      return years === null ? [] : [{ maker: one.maker, model: one.model, years }];
    }),
  );
  // The models are numbers of those of each part and of both.
  return { vehicles, models: { a: modelsIn(a), b: modelsIn(b), both: modelsIn(vehicles) } };
}

const modelOf = ({ maker, model }: Pick<Application, "maker" | "model">): string =>
  `${foldText(maker)}|${foldText(model)}`;

const modelsIn = (list: readonly Pick<Application, "maker" | "model">[]): number =>
  new Set(list.map(modelOf)).size;

function isSamePlace(one: string | null, other: string | null): boolean {
  return one === null || other === null || foldText(one) === foldText(other);
}

/** The years in both ranges; null when there are none. An open end means the vehicle is still built. */
export function overlapOf(one: Years, other: Years): Years | null {
  const from = Math.max(one.from, other.from);
  const to = one.to === null ? other.to : other.to === null ? one.to : Math.min(one.to, other.to);
  return to !== null && to < from ? null : { from, to };
}

/** Competitors' codes that both parts replace, each once, compared by normalized brand and code. */
export function commonInterchanges(
  a: readonly Interchange[],
  b: readonly Interchange[],
): readonly Interchange[] {
  const theirs = new Set(b.map(keyOf));
  const seen = new Set<string>();
  return a.filter((interchange) => {
    const key = keyOf(interchange);
    if (!theirs.has(key) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const keyOf = ({ brand, code }: Interchange): string => `${foldText(brand)}|${normalizeCode(code)}`;
