import type { Datasheet } from "@caliper/api-client";
import type { SheetBlock } from "./composition.ts";

/** The blocks that a datasheet has data for; what the viewer may not see is not in it. */
export function presentBlocks(datasheet: Datasheet): ReadonlySet<SheetBlock> {
  const { applications, dimensions, equivalences, interchanges, prices, upcs } = datasheet;
  const blocks: readonly (readonly [SheetBlock, boolean])[] = [
    // Without a single measure there is nothing to draw to scale.
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
