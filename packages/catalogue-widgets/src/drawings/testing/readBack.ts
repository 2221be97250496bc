// Reads lengths back from what is drawn, the way one would with a ruler on the sheet.
import { pathData, projected, type Shape } from "../geometry/primitives.ts";
import type { Box } from "../geometry/primitives.ts";
import type { Placed } from "../layout/placed.ts";
import type { Projection } from "../geometry/primitives.ts";

/** Where the lines of these shapes begin and end on the sheet, read from their SVG. */
export function extentOf(shapes: readonly Shape[], projection: Projection): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const shape of shapes) {
    const drawn = projected(projection, shape);
    if (drawn.kind === "circle") {
      xs.push(drawn.centre.x - drawn.radius, drawn.centre.x + drawn.radius);
      ys.push(drawn.centre.y - drawn.radius, drawn.centre.y + drawn.radius);
    } else
      for (const [, kind, numbers = ""] of pathData(drawn.commands).matchAll(
        /([MLA])([^MLAZ]+)/g,
      )) {
        const values = numbers.trim().split(/\s+/).map(Number);
        const [x, y] = kind === "A" ? values.slice(-2) : values;
        xs.push(x ?? Number.NaN);
        ys.push(y ?? Number.NaN);
      }
  }
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
  // The line is a parallel arc further out: the same angle on a larger radius.
  const radius = arcs[0]?.find((command) => command[0] === "A")?.[1] ?? Number.NaN;
  const angle = 2 * Math.asin(Math.min(1, straight / (2 * Number(radius))));
  return angle * dimension.radius;
}

/** Every number of a drawing is a number. */
export function allFinite(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(allFinite);
  if (typeof value === "object" && value !== null) return Object.values(value).every(allFinite);
  return true;
}
