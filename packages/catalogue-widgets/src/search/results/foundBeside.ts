import {
  type Finding,
  type FoundPart,
  type GtinReading,
  maxFoundParts,
  type VinReading,
} from "@caliper/api-client";
import type { Jump } from "./useJumps.ts";

type BesideHits = Pick<Finding, "parts" | "searches" | "numbers" | "deciding"> & {
  readonly hits: Pick<Finding["hits"], "total">;
};

/** The parts of a finding that the results of a code search show besides them. */
export interface FoundBeside {
  readonly parts: readonly FoundPart[];
  /** Screens with all the parts, where the list is cut. */
  readonly all: readonly Jump[];
  /** Screens with other content. */
  readonly before: readonly Jump[];
  /** Screens for other vehicles that the text may mean; below the parts. */
  readonly after: readonly Jump[];
  readonly vins: readonly VinReading[];
  readonly frameNumbers: readonly string[];
  /** Those that no product has. */
  readonly gtins: readonly GtinReading[];
}

/**
 * Parts are shown if no code matches the text; near codes have a table of their own. A screen is left out if the parts are all
 * that it lists. Undefined if there is nothing to show.
 */
export function foundBeside(
  { parts: found, searches, hits, deciding, numbers: { vins, frameNumbers, gtins } }: BesideHits,
  jumps: readonly Jump[],
): FoundBeside | undefined {
  const parts = hits.total > 0 ? [] : found.filter(({ match }) => match !== "near");
  const hasParts = parts.length > 0 && vins.length === 0;
  const [first] = searches.flatMap((search) => (search.kind === "vehicle" ? [search] : []));
  // The parts are for the first vehicle, in all product types that the text names.
  const isListed = ({ search }: Jump) =>
    hasParts &&
    search.kind === "vehicle" &&
    search.model !== null &&
    search.maker === first?.maker &&
    search.model === first.model;
  const isAfter = ({ by }: Jump) => hasParts && by === "vehicle";
  const otherJumps = jumps.filter((jump) => !isListed(jump));
  const beside = {
    parts,
    all: parts.length < maxFoundParts ? [] : jumps.filter(isListed),
    before: otherJumps.filter((jump) => !isAfter(jump)),
    after: otherJumps.filter(isAfter),
    vins,
    frameNumbers,
    gtins: gtins.filter(({ isKnown }) => isKnown === false || found.length === 0),
  };
  // Where all parts are for other versions of the vehicle, they are one click away.
  const hasOthers = deciding !== undefined && deciding.contradicted > 0;
  const hasAny = hasOthers || Object.values(beside).some((list) => list.length > 0);
  return hasAny ? beside : undefined;
}
