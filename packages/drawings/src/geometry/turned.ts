// Shared by turned parts (rotors, drums, cylinders, pistons): both views have the same axis.
import type { Measure } from "./measures.ts";
import type { LeaderDimension, LinearDimension, Side, ViewId } from "./part.ts";
import {
  box,
  type Box,
  circle,
  line,
  origin,
  point,
  polar,
  type Point,
  type Shape,
  type Stroke,
} from "./primitives.ts";

/** The two axes of a round view. */
export const cross = (radius: number): Shape[] => [
  line(point(-radius, 0), point(radius, 0), "center"),
  line(point(0, -radius), point(0, radius), "center"),
];

/** The axis of a section that runs from `left` to `right`. */
export const axis = (left: number, right: number, overshoot: number): Shape =>
  line(point(left - overshoot, 0), point(right + overshoot, 0), "center");

/** A box that is symmetric to the axis. */
export const around = (left: number, right: number, radius: number): Box =>
  box(left, -radius, right, radius);

/** The length of a dimension, common to all kinds. */
export const measured = (letter: string, { column, value, toScale }: Measure, view: ViewId) => ({
  letter,
  column,
  value,
  toScale,
  view,
});

/** Straight dimensions in a view; empty for a length that the catalogue does not have. */
const linearIn =
  (view: ViewId) =>
  (
    letter: string,
    measure: Measure,
    side: Side,
    from: Point,
    to: Point,
    base?: number,
  ): LinearDimension[] => {
    const more = base === undefined ? {} : { base };
    if (!measure.known) return [];
    return [{ kind: "linear", ...measured(letter, measure, view), side, from, to, ...more }];
  };

export const inFront = linearIn("front");
export const inSection = linearIn("section");

/** The ends of a diameter at `x`. */
export const across = ({ mm }: Measure, x = 0) => [point(x, -mm / 2), point(x, mm / 2)] as const;

export interface BoltPattern {
  readonly circle: Measure;
  readonly holes: { readonly known: boolean; readonly n: number };
  /** Of one hole, in mm. */
  readonly hole: number;
}

/** Bolt holes as large as wheel studs need, without overlapping each other or the flange's edges. */
export function boltPattern(
  pitch: Measure,
  holes: BoltPattern["holes"],
  idealDiameter: number,
  inside: number,
  outside: number,
): BoltPattern {
  const between = holes.n > 1 ? 0.5 * pitch.mm * Math.sin(Math.PI / holes.n) : Infinity;
  const room = 1.5 * Math.min(pitch.mm / 2 - inside / 2, outside / 2 - pitch.mm / 2);
  return { circle: pitch, holes, hole: Math.max(Math.min(idealDiameter, between, room), 0.2) };
}

export function boltHoles({ circle: pitch, holes, hole }: BoltPattern): Shape[] {
  const radius = pitch.mm / 2;
  const stroke: Stroke = pitch.known ? "object" : "assumed";
  const step = 360 / holes.n;
  const shapes: Shape[] = [circle(radius, { stroke: "center" })];
  for (let index = 0; index < holes.n; index += 1) {
    const at = step * index;
    shapes.push(
      circle(hole / 2, { stroke }, polar(radius, at)),
      line(polar(radius - hole * 0.8, at), polar(radius + hole * 0.8, at), "center"),
    );
  }
  return shapes;
}

/** The axis of a bolt hole in the upper half of a section. */
export function boltAxis({ circle: pitch }: BoltPattern, from: number, to: number): Shape[] {
  const y = -pitch.mm / 2;
  return pitch.known ? [line(point(from, y), point(to, y), "center")] : [];
}

/** Points at the hole that a label at the lower right reaches without crossing other holes. */
export function boltLeader(
  letter: string,
  { circle: pitch, holes, hole }: BoltPattern,
  clearance: number,
): LeaderDimension[] {
  if (!pitch.known) return [];
  const step = 360 / holes.n;
  const chosen = step * Math.round(140 / step);
  return [
    {
      kind: "leader",
      ...measured(letter, pitch, "front"),
      ...(holes.known ? { count: holes.n } : {}),
      at: polar(pitch.mm / 2 + hole * 0.25, chosen),
      center: origin,
      clearance,
      angles: [142, 138, 148, 132, 154, 126, 160, 118, 42, 48, 36],
    },
  ];
}
