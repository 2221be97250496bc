import {
  pathData,
  projected,
  type Projection,
  round,
  type Shape,
  type Stroke,
} from "../geometry/primitives.ts";
import type { Segment } from "../layout/boxes.ts";
import { type CirclePrimitive, discOf, type PathPrimitive, type Primitive } from "./primitives.ts";
import type { StyleName } from "./styles.ts";

type Outline =
  | Pick<PathPrimitive, "kind" | "d">
  | Pick<CirclePrimitive, "kind" | "cx" | "cy" | "r">;

/** The outline of a shape that is projected already. */
export function outlineOf(shape: Shape): Outline {
  if (shape.kind === "path") return { kind: "path", d: pathData(shape.commands) };
  return { kind: "circle", ...discOf(shape) };
}

/** Shapes of a view, in millimeters, on the sheet: fill, hatching and line of each. */
export function shapesOnSheet(shapes: readonly Shape[], projection: Projection): Primitive[] {
  return shapes.flatMap((shape): Primitive[] => {
    const { stroke, fill } = shape;
    const drawn = projected(projection, shape);
    const outline = outlineOf(drawn);
    return [
      ...(fill ? [{ ...outline, style: fill }] : []),
      ...(fill === "cut" || fill === "cutAcross" ? [{ ...outline, hatch: fill }] : []),
      ...(stroke ? [{ ...outline, style: lineStyle(stroke, drawn) }] : []),
    ];
  });
}

/** A short axis would show a single dash of the usual pattern. */
function lineStyle(stroke: Stroke, shape: Shape): StyleName {
  if (stroke !== "center") return stroke;
  const [from, to] = shape.kind === "path" ? shape.commands : [];
  if (!from || !to || from[0] === "Z" || to[0] !== "L") return "centerFine";
  const length = Math.hypot(Number(to[1]) - Number(from[1]), Number(to[2]) - Number(from[2]));
  return length < 90 ? "centerFine" : "center";
}

export const segmentsData = (segments: readonly Segment[]): string =>
  segments
    .map(({ from, to }) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`)
    .join("");
