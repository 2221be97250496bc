import { box, type Box, type Disc, distance, type Point } from "../geometry/primitives.ts";

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const inflated = (area: Box, by: number): Box => ({
  left: area.left - by,
  top: area.top - by,
  right: area.right + by,
  bottom: area.bottom + by,
});

export function meetsSolid(area: Box, solid: Box | Disc): boolean {
  if (!("radius" in solid)) return overlaps(area, solid);
  const nearest = {
    x: Math.max(area.left, Math.min(solid.centre.x, area.right)),
    y: Math.max(area.top, Math.min(solid.centre.y, area.bottom)),
  };
  return distance(nearest, solid.centre) < solid.radius;
}

/** Whether a straight line passes through a box: Liang and Barsky's clipping. */
export function crosses({ from, to }: Segment, area: Box): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let enter = 0;
  let leave = 1;
  const sides: readonly (readonly [number, number])[] = [
    [-dx, from.x - area.left],
    [dx, area.right - from.x],
    [-dy, from.y - area.top],
    [dy, area.bottom - from.y],
  ];
  for (const [towards, room] of sides) {
    if (towards === 0) {
      if (room <= 0) return false;
    } else if (towards < 0) enter = Math.max(enter, room / towards);
    else leave = Math.min(leave, room / towards);
  }
  return enter < leave;
}

export const segmentBox = ({ from, to }: Segment): Box => box(from.x, from.y, to.x, to.y);

export function union(boxes: readonly Box[]): Box {
  return boxes.reduce((all, one) => ({
    left: Math.min(all.left, one.left),
    top: Math.min(all.top, one.top),
    right: Math.max(all.right, one.right),
    bottom: Math.max(all.bottom, one.bottom),
  }));
}

export const centred = (at: Point, width: number, height: number): Box =>
  box(at.x - width / 2, at.y - height / 2, at.x + width / 2, at.y + height / 2);
