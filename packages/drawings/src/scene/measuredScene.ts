import type { FamilyId } from "@caliper/catalogue-model";
import type { Dimensions } from "../geometry/measures.ts";
import { type Silhouette, silhouetteOf } from "../geometry/outlines.ts";
import type { Part } from "../geometry/part.ts";
import { point, type Shape } from "../geometry/primitives.ts";
import { boxOnSheet } from "../layout/boxes.ts";
import { marksOf } from "../overlay/marks.ts";
import { pairsOf } from "../overlay/pairs.ts";
import { holed } from "./outlineScene.ts";
import { markArrow } from "./overlayScene.ts";
import { path, type Scene } from "./primitives.ts";
import { shapesOnSheet } from "./shapes.ts";

const size = { width: 120, height: 96 } as const;
/** Around the view, for the line of the dimension. */
const room = 18;
const reach = 10;

interface Measured {
  readonly outline: Silhouette;
  readonly part: Part;
  readonly dimension: Part["dimensions"][number];
}

/**
 * For each part the view that shows a dimension, with its line, all to one scale: what to measure to tell the parts apart. Null
 * for parts without the dimension.
 */
export function measuredScenes(
  family: FamilyId,
  parts: readonly Dimensions[],
  column: string,
): readonly (Scene | null)[] {
  const measured = parts.map((one): Measured | null => {
    // Of a set of pads the outer one.
    const part = pairsOf(family, one, one)[0]?.a;
    const dimension = part?.dimensions.find((each) => each.column === column);
    return part && dimension ? { part, dimension, outline: silhouetteOf(family, one) } : null;
  });
  const scale = Math.min(
    ...measured.flatMap((each) => {
      if (!each) return [];
      const { left, right, top, bottom } = each.part[each.dimension.view].bounds;
      return [(size.width - 2 * room) / (right - left), (size.height - 2 * room) / (bottom - top)];
    }),
  );
  return measured.map((each) => each && sceneOf(each, scale));
}

/** At this size, other lines would hide the dimension. */
const isEdge = ({ stroke, fill }: Shape) => fill !== undefined || stroke === "object";

/** Whether two lengths in mm are the same but for rounding. */
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.5;

function sceneOf({ part, dimension, outline }: Measured, scale: number): Scene {
  const { shapes, bounds } = part[dimension.view];
  // The outline of a whole part is clearer than its view.
  const isWhole =
    dimension.view === "front" &&
    isSame(outline.width, bounds.right - bounds.left) &&
    isSame(outline.height, bounds.bottom - bounds.top);
  const center = point(size.width / 2, size.height / 2);
  const origin = point(
    center.x - ((bounds.left + bounds.right) / 2) * scale,
    center.y - ((bounds.top + bounds.bottom) / 2) * scale,
  );
  const projection = { scale, origin };
  const views = { front: projection, section: projection };
  const area = boxOnSheet(bounds, projection);
  const figure = {
    pair: { a: part, b: null, caption: null },
    projections: { a: views, b: views },
    areas: { front: area, section: area },
  };
  const format = { width: size.width, reach: { a: reach, b: reach }, text: 0 };
  const marks = marksOf([figure], dimension.column, format, () => "");
  return {
    ...size,
    printed: null,
    picture: isWhole
      ? shapesOnSheet(outline.shapes, { scale, origin: center }).map(holed)
      : shapesOnSheet(shapes.filter(isEdge), projection),
    dimensions: marks.map(({ commands, extensions, arrows }) => ({
      kind: "dimension",
      dimension,
      extensions: [path(extensions, "extensionLine")],
      reach: [],
      children: [
        path(commands, "dimensionLine"),
        ...arrows.map((arrow) => markArrow(arrow, "arrow")),
      ],
    })),
  };
}
