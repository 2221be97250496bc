import type { Datasheet } from "@caliper/api-client";
import type { SheetBlock } from "./composition.ts";

/** The blocks that a datasheet has data for; the server leaves out what the viewer may not see. */
export function presentBlocks(datasheet: Datasheet): ReadonlySet<SheetBlock> {
  const { applications, dimensions, equivalences, interchanges, prices, upcs } = datasheet;
  const blocks: readonly (readonly [SheetBlock, boolean])[] = [
    // A drawing to scale needs at least one dimension.
    ["drawing", dimensions.some(({ letter, value }) => letter !== undefined && value !== null)],
    ["dimensions", true],
    ["images", true],
    ["prices", prices !== undefined],
    ["upc", upcs !== undefined || equivalences !== undefined],
    ["interchanges", interchanges !== undefined],
    ["applications", applications !== undefined],
    ["related", applications !== undefined && applications.length > 0],
  ];
  return new Set(blocks.filter(([, isPresent]) => isPresent).map(([block]) => block));
}
