import type { FamilyId } from "@caliper/catalogue-model";
import type { Dimensions } from "../geometry/measures.ts";
import { silhouetteOf } from "../geometry/outlines.ts";
import type { Part, ViewId } from "../geometry/part.ts";
import { type Box, box, point, projected, type Shape } from "../geometry/primitives.ts";
import { outlineBox, outlineScaleOf } from "../outlineScale.ts";
import type { SheetSize } from "./sheetFrame.ts";
import type { Primitive, Scene } from "./primitives.ts";
import { outlineOf, shapesOnSheet } from "./shapes.ts";
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
  return silhouetteOf(family, dimensions).shapes.map((shape) =>
    holed({ ...outlineOf(projected(projection, shape)), style: outlineStyle(shape) }),
  );
}

function outlineStyle({ stroke, fill }: Shape): StyleName {
  if (fill === "solid") return "outlineSolid";
  if (fill) return "outlineFace";
  return stroke === "thin" ? "outlineThin" : "outlineObject";
}

/** An outline inside another one is a hole. */
export const holed = (primitive: Primitive): Primitive =>
  primitive.kind === "path" ? { ...primitive, evenOdd: true } : primitive;

/** Of the height and width, on each side. */
const margin = 0.1;

/** Shapes in the middle of a picture, as large as it allows. */
function fitted(shapes: readonly Shape[], bounds: Box, { width, height }: SheetSize): Scene {
  const { left, top, right, bottom } = bounds;
  const room = 1 - 2 * margin;
  const scale = Math.min((width * room) / (right - left), (height * room) / (bottom - top));
  const origin = point(
    width / 2 - ((left + right) / 2) * scale,
    height / 2 - ((top + bottom) / 2) * scale,
  );
  const picture = shapesOnSheet(shapes, { scale, origin }).map(holed);
  return { width, height, printed: null, picture, dimensions: [] };
}

/** A part's silhouette as a picture of this size. */
export function silhouetteScene(family: FamilyId, dimensions: Dimensions, size: SheetSize): Scene {
  const { shapes, width, height } = silhouetteOf(family, dimensions);
  return fitted(shapes, box(-width / 2, -height / 2, width / 2, height / 2), size);
}

/** One view of a part without dimensions, as a picture of this size. */
export const viewScene = (part: Part, view: ViewId, size: SheetSize): Scene =>
  fitted(part[view].shapes, part[view].bounds, size);
