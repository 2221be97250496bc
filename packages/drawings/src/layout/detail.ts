// The edge of a part, enlarged: cheeks and wear limits are too thin to read in the main views.
import type { Detail, LinearDimension, Part } from "../geometry/part.ts";
import {
  type Box,
  type Disc,
  onSheet,
  type Point,
  point,
  type Projection,
} from "../geometry/primitives.ts";
import type { Segment } from "./boxes.ts";
import { formats } from "./formats.ts";
import type { Write } from "./place.ts";
import { beside, besideSize, type Placed } from "./placed.ts";

export interface PlacedDetail {
  /** The circle around the feature in the main view. */
  readonly source: Disc;
  readonly center: Point;
  readonly radius: number;
  /** How many times larger than the main views. */
  readonly enlargement: number;
  readonly projection: Projection;
  /** The dimension that is shown there. */
  readonly placed: Placed;
  /** The limits of wear, from the edge downwards. */
  readonly wear: readonly Segment[];
}

export interface EnlargedFeature extends Detail {
  readonly dimension: LinearDimension;
  readonly enlargement: number;
}

const radius = 64;
const caption = 36;
/** Width of the enlarged feature, and distance of its edge above the middle. */
const featureWidth = 64;
const edgeAbove = 12;

export const detailSize: readonly [width: number, height: number] = [
  2 * radius + 8,
  2 * radius + caption,
];

/** Null unless the feature becomes at least 1.5 times as large. */
export function detailFor({ detail, dimensions }: Part, scale: number): EnlargedFeature | null {
  const dimension = dimensions.find(({ column }) => column === detail?.column);
  if (!detail || dimension?.kind !== "linear") return null;
  const enlargement = Math.min(featureWidth / (detail.feature * scale), 8);
  if (enlargement < 1.5) return null;
  return { ...detail, dimension, enlargement: Math.round(enlargement * 10) / 10 };
}

/** The circle around the enlarged feature in the main view. */
export function sourceOf(
  { enlargement, center }: Pick<EnlargedFeature, "enlargement" | "center">,
  section: Projection,
): Disc {
  const at = onSheet(section, center);
  return {
    center: point(at.x, at.y + edgeAbove / enlargement),
    radius: radius / enlargement,
  };
}

export function placeDetail(
  { enlargement, center: featureAt, dimension }: EnlargedFeature,
  area: Box,
  section: Projection,
  write: Write,
): PlacedDetail {
  const center = point((area.left + area.right) / 2, area.top + radius);
  const scale = section.scale * enlargement;
  const edge = point(center.x, center.y - edgeAbove);
  const projection = {
    scale,
    origin: point(edge.x - featureAt.x * scale, edge.y - featureAt.y * scale),
  };
  const left = onSheet(projection, dimension.from).x;
  const right = onSheet(projection, dimension.to).x;
  return {
    source: sourceOf({ enlargement, center: featureAt }, section),
    center,
    radius,
    enlargement,
    projection,
    placed: placeAbove(dimension, write(dimension), edge, left, right),
    wear: [left, right].map((x) => ({
      from: point(x, edge.y - 2),
      to: point(x, center.y + radius),
    })),
  };
}

/** The line just over the edge, its label over the line. */
function placeAbove(
  dimension: LinearDimension,
  text: string,
  edge: Point,
  left: number,
  right: number,
): Placed {
  const y = edge.y - 12;
  const { width } = besideSize(text, formats.sheet);
  const balloon = point(edge.x - width / 2 + formats.sheet.balloon, y - 15);
  return {
    dimension,
    lines: [{ from: point(left, y), to: point(right, y) }],
    arcs: [],
    extensions: [left, right].map((x) => ({ from: point(x, edge.y - 3), to: point(x, y - 4) })),
    arrows: [
      { tip: point(left, y), angle: 180 },
      { tip: point(right, y), angle: 0 },
    ],
    label: beside(text, balloon, formats.sheet),
  };
}
