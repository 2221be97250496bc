import {
  box,
  type Box,
  type Disc,
  distance,
  onSheet,
  point,
  type Point,
  type Projection,
} from "../geometry/primitives.ts";

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const inflated = (area: Box, across: number, down = across): Box => ({
  left: area.left - across,
  top: area.top - down,
  right: area.right + across,
  bottom: area.bottom + down,
});

export function meetsSolid(area: Box, solid: Box | Disc): boolean {
  if (!("radius" in solid)) return overlaps(area, solid);
  const nearest = {
    x: Math.max(area.left, Math.min(solid.center.x, area.right)),
    y: Math.max(area.top, Math.min(solid.center.y, area.bottom)),
  };
  return distance(nearest, solid.center) < solid.radius;
}

/** Whether a straight line passes through a box. */
export function crosses({ from, to }: Segment, area: Box): boolean {
  if (Math.max(from.x, to.x) <= area.left || Math.min(from.x, to.x) >= area.right) return false;
  if (Math.max(from.y, to.y) <= area.top || Math.min(from.y, to.y) >= area.bottom) return false;
  if (from.x === to.x || from.y === to.y) return true;
  // The bounds overlap, so the line misses the box only if all corners are on one side of it.
  const side = (x: number, y: number) =>
    (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  const a = side(area.left, area.top) > 0;
  return (
    side(area.right, area.top) > 0 !== a ||
    side(area.right, area.bottom) > 0 !== a ||
    side(area.left, area.bottom) > 0 !== a
  );
}

export const segmentBox = ({ from, to }: Segment): Box => box(from.x, from.y, to.x, to.y);

export const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export const width = (area: Box): number => area.right - area.left;
export const height = (area: Box): number => area.bottom - area.top;

export const moved = (area: Box, x: number, y: number): Box => ({
  left: area.left + x,
  top: area.top + y,
  right: area.right + x,
  bottom: area.bottom + y,
});

/** A box of a view, in millimeters, on the sheet. */
export function boxOnSheet(area: Box, projection: Projection): Box {
  const from = onSheet(projection, point(area.left, area.top));
  const to = onSheet(projection, point(area.right, area.bottom));
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

export const solidOnSheet = (solid: Box | Disc, projection: Projection): Box | Disc =>
  "radius" in solid
    ? { center: onSheet(projection, solid.center), radius: solid.radius * projection.scale }
    : boxOnSheet(solid, projection);

export const centered = (at: Point, width: number, height: number): Box =>
  box(at.x - width / 2, at.y - height / 2, at.x + width / 2, at.y + height / 2);
