import type { Part, ViewId } from "../geometry/part.ts";
import { type Box, box, point, type Point, type Projection } from "../geometry/primitives.ts";
import { frameInset, titleBlockHeight } from "../layout/formats.ts";
import type { Pair } from "./pairs.ts";

export type OverlaySize = "sheet" | "phone";
export type Side = "a" | "b";

/** All lengths in units of the viewBox. */
export interface OverlayFormat {
  readonly width: number;
  readonly height: number;
  /** Where the views are placed; the margin around it holds the highlighted dimension. */
  readonly area: Box;
  /** Between the two views, and between two figures. */
  readonly gap: { readonly views: number; readonly figures: number };
  /** From the edge of a view to the dimension line of A and of B. */
  readonly reach: Readonly<Record<Side, number>>;
  readonly text: number;
  readonly framed: boolean;
  /** Largest scale, in units per mm, so that small parts look small. */
  readonly largest: number;
}

const sheetWidth = 760;
const sheetHeight = 488;
const margin = 52;

export const overlayFormats: Readonly<Record<OverlaySize, OverlayFormat>> = {
  sheet: {
    width: sheetWidth,
    height: sheetHeight,
    area: box(
      frameInset + margin,
      frameInset + margin,
      sheetWidth - frameInset - margin,
      sheetHeight - frameInset - titleBlockHeight - margin,
    ),
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
    (area.bottom - area.top - between) / high,
  );
  const left = area.left + (width(area) - gap.views - wide * scale) / 2;
  const frontAt = left - front.left * scale;
  const sectionAt = left + width(front) * scale + gap.views - section.left * scale;
  let top = area.top + (area.bottom - area.top - between - high * scale) / 2;

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
        front: onSheet(extent.front, datum.front, scale),
        section: onSheet(extent.section, datum.section, scale),
      },
    };
  });
  return { format, scale, figures };
}

const views = ["front", "section"] as const;

function projectionsOf(
  part: Part | null,
  datum: Readonly<Record<ViewId, Point>>,
  scale: number,
): Record<ViewId, Projection> {
  const [front, section] = views.map((view): Projection => {
    const own = part?.datum[view] ?? point(0, 0);
    const at = datum[view];
    return { scale, origin: point(at.x - own.x * scale, at.y - own.y * scale) };
  });
  const zero = { scale, origin: point(0, 0) };
  return { front: front ?? zero, section: section ?? zero };
}

/** Bounds of both parts in mm, relative to the datum. */
const extentOf = ({ a, b }: Pair, view: ViewId): Box =>
  union([a, b].flatMap((part) => (part ? [aboutDatum(part, view)] : [])));

function aboutDatum(part: Part, view: ViewId): Box {
  const { left, top, right, bottom } = part[view].bounds;
  const { x, y } = part.datum[view];
  return box(left - x, top - y, right - x, bottom - y);
}

const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const onSheet = (area: Box, at: Point, scale: number): Box => ({
  left: at.x + area.left * scale,
  top: at.y + area.top * scale,
  right: at.x + area.right * scale,
  bottom: at.y + area.bottom * scale,
});

const width = (area: Box): number => area.right - area.left;
