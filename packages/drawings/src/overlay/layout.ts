import type { Part, ViewId } from "../geometry/part.ts";
import {
  type Box,
  box,
  origin,
  point,
  type Point,
  type Projection,
} from "../geometry/primitives.ts";
import { boxOnSheet, height, moved, union, width } from "../layout/boxes.ts";
import { framedSheet } from "../layout/formats.ts";
import type { Pair } from "./pairs.ts";

export type OverlaySize = "sheet" | "phone";
export type Side = "a" | "b";

/** All lengths in units of the viewBox. */
export interface OverlayFormat {
  readonly width: number;
  readonly height: number;
  /** Where the views are placed; the margin around it contains the highlighted dimension. */
  readonly area: Box;
  /** Between the two views, and between two figures. */
  readonly gap: { readonly views: number; readonly figures: number };
  /** From the edge of a view to the dimension line of A and of B. */
  readonly reach: Readonly<Record<Side, number>>;
  readonly text: number;
  readonly framed: boolean;
  /** Height of the title block; 0 without one. */
  readonly titleBlock: number;
  /** Largest scale, in units per mm, so that small parts look small. */
  readonly largest: number;
}

export const overlayFormats: Readonly<Record<OverlaySize, OverlayFormat>> = {
  sheet: {
    ...framedSheet(52),
    gap: { views: 112, figures: 64 },
    reach: { a: 16, b: 36 },
    text: 12,
    framed: true,
    largest: 7,
  },
  phone: {
    width: 358,
    height: 290,
    area: box(38, 38, 320, 252),
    gap: { views: 76, figures: 46 },
    reach: { a: 12, b: 27 },
    text: 10,
    framed: false,
    titleBlock: 0,
    largest: 5,
  },
};

/** Two parts drawn over each other. */
export interface Figure {
  readonly pair: Pair;
  /** Projection of each part's views; both datums are on the same point. */
  readonly projections: Readonly<Record<Side, Readonly<Record<ViewId, Projection>>>>;
  /** Bounds of both parts, on the sheet. */
  readonly areas: Readonly<Record<ViewId, Box>>;
}

export interface OverlayLayout {
  readonly format: OverlayFormat;
  /** Units per mm, the same for every view of both parts. */
  readonly scale: number;
  readonly figures: readonly Figure[];
}

/** The largest common scale at which all figures fit, with the views of a column on one axis. */
export function layoutOverlay(pairs: readonly Pair[], format: OverlayFormat): OverlayLayout {
  const { area, gap, largest } = format;
  const extents = pairs.map((pair) => ({
    front: extentOf(pair, "front"),
    section: extentOf(pair, "section"),
  }));
  const front = union(extents.map((extent) => extent.front));
  const section = union(extents.map((extent) => extent.section));
  const tops = extents.map((extent) => Math.min(extent.front.top, extent.section.top));
  const heights = extents.map(
    (extent, index) => Math.max(extent.front.bottom, extent.section.bottom) - (tops[index] ?? 0),
  );
  const wide = width(front) + width(section);
  const high = heights.reduce((sum, each) => sum + each, 0);
  const between = gap.figures * Math.max(pairs.length - 1, 0);
  const scale = Math.min(
    largest,
    (width(area) - gap.views) / wide,
    (height(area) - between) / high,
  );
  const left = area.left + (width(area) - gap.views - wide * scale) / 2;
  const frontAt = left - front.left * scale;
  const sectionAt = left + width(front) * scale + gap.views - section.left * scale;
  let top = area.top + (height(area) - between - high * scale) / 2;

  const figures = pairs.map((pair, index): Figure => {
    const y = top - (tops[index] ?? 0) * scale;
    top += (heights[index] ?? 0) * scale + gap.figures;
    const datum = { front: point(frontAt, y), section: point(sectionAt, y) };
    const extent = extents[index] ?? { front, section };
    return {
      pair,
      projections: {
        a: projectionsOf(pair.a ?? pair.b, datum, scale),
        b: projectionsOf(pair.b ?? pair.a, datum, scale),
      },
      areas: {
        front: boxOnSheet(extent.front, { scale, origin: datum.front }),
        section: boxOnSheet(extent.section, { scale, origin: datum.section }),
      },
    };
  });
  return { format, scale, figures };
}

function projectionsOf(
  part: Part | null,
  datum: Readonly<Record<ViewId, Point>>,
  scale: number,
): Record<ViewId, Projection> {
  const projectionOf = (view: ViewId): Projection => {
    const partDatum = part?.datum[view] ?? origin;
    const at = datum[view];
    return { scale, origin: point(at.x - partDatum.x * scale, at.y - partDatum.y * scale) };
  };
  return { front: projectionOf("front"), section: projectionOf("section") };
}

/** Bounds of both parts in mm, relative to the datum. */
const extentOf = ({ a, b }: Pair, view: ViewId): Box =>
  union(
    [a, b].flatMap((part) =>
      part ? [moved(part[view].bounds, -part.datum[view].x, -part.datum[view].y)] : [],
    ),
  );
