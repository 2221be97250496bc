import type { Measures } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { outlineScale } from "../../drawings/index.ts";

interface Outlined {
  readonly family: FamilyId;
  readonly measures: Measures;
}

const hasMeasures = ({ measures }: Outlined) => Object.keys(measures).length > 0;

/**
 * The scale of each family in a list, in units per mm, so that its outlines share one scale. Parts without measures
 * are drawn in default proportions and do not count.
 */
export function outlineScales(parts: Iterable<Outlined>): ReadonlyMap<FamilyId, number> {
  const families = Map.groupBy([...parts].filter(hasMeasures), ({ family }) => family);
  return new Map(
    [...families].map(([family, some]) => [
      family,
      outlineScale(
        family,
        some.map(({ measures }) => measures),
      ),
    ]),
  );
}
