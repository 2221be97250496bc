import type { FamilyId } from "@caliper/catalogue-model";
import type { Dimensions } from "../geometry/measures.ts";
import { silhouetteOf } from "../geometry/outlines.ts";
import { point, projected } from "../geometry/primitives.ts";
import { outlineBox, outlineScaleOf } from "../outlineScale.ts";
import type { Primitive } from "./primitives.ts";
import { outlineOf } from "./shapes.ts";
import type { StyleName } from "./styles.ts";

/**
 * A part's silhouette in the middle of `outlineBox`. `scaleWithin` is the scale that the parts of a list share, from
 * `outlineScale`; without it, the family's usual scale.
 */
export function outlineShapes(
  family: FamilyId,
  dimensions: Dimensions,
  scaleWithin?: number,
): Primitive[] {
  const projection = {
    scale: outlineScaleOf(family, dimensions, scaleWithin),
    origin: point(outlineBox.width / 2, outlineBox.height / 2),
  };
  return silhouetteOf(family, dimensions).shapes.map(({ stroke, fill, ...shape }): Primitive => {
    const style: StyleName =
      fill === "solid"
        ? "outlineSolid"
        : fill
          ? "outlineFace"
          : stroke === "thin"
            ? "outlineThin"
            : "outlineObject";
    const outline = outlineOf(projected(projection, shape));
    return outline.kind === "path" ? { ...outline, evenOdd: true, style } : { ...outline, style };
  });
}
