import type { Part } from "../geometry/part.ts";
import { type Box, box, onSheet, type Point, point } from "../geometry/primitives.ts";
import type { Segment } from "./boxes.ts";
import { type Format, isWanted } from "./formats.ts";
import { acrossReach } from "./others.ts";
import type { Projections, Write } from "./place.ts";
import { besideSize } from "./placed.ts";

/** Front view on the left, section beside it on the same axis: first-angle projection. */
export function projectionsAt(
  part: Part,
  format: Format,
  write: Write,
  scale: number,
  origin: Point,
): Projections {
  const { front, section } = part;
  const gap = gapBetween(part, format, write, scale);
  const x = origin.x + front.bounds.right * scale + gap - section.bounds.left * scale;
  return {
    front: { scale, origin },
    section: { scale, origin: point(x, origin.y) },
  };
}

/** Space for the lines between the views and for labels that extend from the front view. */
function gapBetween(
  { front, dimensions }: Part,
  format: Format,
  write: Write,
  scale: number,
): number {
  const shownDimensions = dimensions.filter((one) => isWanted(format, one));
  const lines = shownDimensions.filter(
    (one) => one.kind === "linear" && one.side === (one.view === "section" ? "left" : "right"),
  ).length;
  const leaning = shownDimensions.map((one) => {
    if (one.kind !== "across" || one.to.x <= one.from.x) return 0;
    const slope =
      (one.to.x - one.from.x) / Math.hypot(one.to.x - one.from.x, one.to.y - one.from.y);
    const label = besideSize(write(one), format).width;
    return (one.to.x - front.bounds.right) * scale + acrossReach * slope + label + 10;
  });
  const between = lines > 0 ? lines * (2 * format.balloon + 12) - 10 : 0;
  return Math.max(format.gap + between, ...leaning);
}

/** Dotted lines from the outermost edges of the front view to the section. */
export function projectionLines(part: Part, { front, section }: Projections): Segment[] {
  const round = part.front.solids.some((solid) => "radius" in solid);
  return (["top", "bottom"] as const).flatMap((side) => {
    const y = part.front.bounds[side];
    if (Math.abs(y - part.section.bounds[side]) > 1e-6) return [];
    const from = onSheet(front, point(round ? 0 : part.front.bounds.right, y));
    const to = onSheet(section, point(part.section.bounds.left, y));
    return [{ from: point(from.x + (round ? 0 : 4), from.y), to: point(to.x - 3, to.y) }];
  });
}

/** Distance from a caption's point to its text. */
export const captionOffset = 12;
const captionWidth = 66;

export function captionBoxes({ captions }: Part, projections: Projections): Box[] {
  return captions.map(({ view, at }) => {
    const { x, y } = onSheet(projections[view], at);
    return box(x + captionOffset, y - 6, x + captionOffset + captionWidth, y + 6);
  });
}
