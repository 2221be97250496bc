// Measures lengths on the drawn sheet.
import { pathData, point, projected, type Shape } from "../geometry/primitives.ts";
import type { Box, Point } from "../geometry/primitives.ts";
import type { Placed } from "../layout/placed.ts";
import type { Projection } from "../geometry/primitives.ts";

/** The corners of these shapes on the sheet, and the outermost points of circles, read from their SVG. */
export const cornersOf = (shapes: readonly Shape[], projection: Projection): readonly Point[] =>
  shapes.flatMap((shape) => {
    const drawn = projected(projection, shape);
    if (drawn.kind === "circle") {
      const { center, radius } = drawn;
      return [
        point(center.x - radius, center.y),
        point(center.x + radius, center.y),
        point(center.x, center.y - radius),
        point(center.x, center.y + radius),
      ];
    }
    return pointsOf(pathData(drawn.commands));
  });

/** Every corner of a path, and the extreme points of its arcs. */
function pointsOf(data: string): Point[] {
  const points: Point[] = [];
  for (const [, kind, numbers = ""] of data.matchAll(/([MLA])([^MLAZ]+)/g)) {
    const values = numbers.trim().split(/\s+/).map(Number);
    const [x = Number.NaN, y = Number.NaN] = values.slice(-2);
    const before = points.at(-1);
    const [radius = 0, , , large, sweep] = values;
    if (kind === "A" && before)
      points.push(...furthest(before, point(x, y), radius, large === 1, sweep === 1));
    points.push(point(x, y));
  }
  return points;
}

/** The leftmost, rightmost, top and bottom points of an arc, if the arc contains them. */
function furthest(from: Point, to: Point, radius: number, large: boolean, sweep: boolean): Point[] {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  // Rounding can make a chord longer than the diameter.
  const rise = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4));
  const way = (large === sweep ? -1 : 1) * (rise / chord);
  const center = point(
    (from.x + to.x) / 2 - way * (to.y - from.y),
    (from.y + to.y) / 2 + way * (to.x - from.x),
  );
  const turn = 2 * Math.PI;
  const angleAt = ({ x, y }: Point) => Math.atan2(y - center.y, x - center.x);
  const after = (angle: number) => (((sweep ? angle : -angle) % turn) + turn) % turn;
  const start = angleAt(from);
  const length = after(angleAt(to) - start);
  return [0, 0.25, 0.5, 0.75]
    .map((part) => part * turn)
    .filter((angle) => after(angle - start) <= length)
    .map((angle) =>
      point(center.x + radius * Math.cos(angle), center.y + radius * Math.sin(angle)),
    );
}

/** Where the lines of these shapes begin and end on the sheet, read from their SVG. */
export function extentOf(shapes: readonly Shape[], projection: Projection): Box {
  const corners = cornersOf(shapes, projection);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** The length that a dimension's arrows enclose, in mm at this scale. */
export function measuredLength({ dimension, arrows, arcs }: Placed, scale: number): number {
  const [a, b] = arrows;
  if (!a || !b) return Number.NaN;
  const straight = Math.hypot(b.tip.x - a.tip.x, b.tip.y - a.tip.y);
  if (dimension.kind !== "arc") return straight / scale;
  // The dimension line is a parallel arc with a larger radius and the same angle.
  const radius = arcs[0]?.find((command) => command[0] === "A")?.[1] ?? Number.NaN;
  const angle = 2 * Math.asin(Math.min(1, straight / (2 * Number(radius))));
  return angle * dimension.radius;
}

/** Whether every number in a drawing is finite. */
export function allFinite(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(allFinite);
  if (typeof value === "object" && value !== null) return Object.values(value).every(allFinite);
  return true;
}
