import type { FamilyCount } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";

export const matchKinds = ["exact", "prefix", "contains"] as const;
export type MatchKind = (typeof matchKinds)[number];

interface Group<Hit> {
  readonly kind: MatchKind;
  readonly hits: readonly Hit[];
}

/** Hits grouped by kind of match, best first. Keeps the order inside each group. */
export function groupByMatch<Hit extends { readonly match: MatchKind }>(
  hits: readonly Hit[],
): readonly Group<Hit>[] {
  return matchKinds
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.match === kind) }))
    .filter((group) => group.hits.length > 0);
}

/** Hits per family, largest first; ties in catalogue order. */
export function countFamilies(
  hits: readonly { readonly family: FamilyId }[],
  order: readonly FamilyId[],
): readonly FamilyCount[] {
  return order
    .map((family) => ({ family, count: hits.filter((hit) => hit.family === family).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
