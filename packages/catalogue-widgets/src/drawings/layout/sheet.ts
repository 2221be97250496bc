import type { Part } from "../geometry/part.ts";
import { type Box, box, onSheet, type Point, point } from "../geometry/primitives.ts";
import { detailFor, detailSize, type PlacedDetail, placeDetail } from "./detail.ts";
import { inflated, meetsSolid, type Segment } from "./boxes.ts";
import type { Format } from "./formats.ts";
import { place, type Placement, type Projections, type Write } from "./place.ts";
import type { Placed } from "./placed.ts";

/** A text block of the sheet, already broken into lines. */
export interface NotesBlock {
  readonly area: Box;
  readonly lines: readonly string[];
}

export interface SheetLayout {
  readonly format: Format;
  /** Units per mm of both views. */
  readonly scale: number;
  readonly projections: Projections;
  readonly placed: readonly Placed[];
  readonly detail: PlacedDetail | null;
  readonly notes: NotesBlock | null;
  /** Dotted lines from view to view. */
  readonly projectionLines: readonly Segment[];
  /** False when the sheet could not hold every label apart; never seen on a real part. */
  readonly clean: boolean;
}

export interface SheetContent {
  readonly part: Part;
  readonly format: Format;
  readonly write: Write;
  /** Lines of the notes, without their heading. */
  readonly notes: readonly string[];
}

export const noteSize = { text: 10.5, line: 15, heading: 18 } as const;
const shrink = 0.97;

/** The largest scale at which views, dimensions, notes and detail all find room. */
export function layoutSheet(content: SheetContent): SheetLayout {
  const { part, format } = content;
  let scale = Math.min(
    format.largest,
    width(format.area) / (width(part.front.bounds) + width(part.section.bounds)),
    height(format.area) / Math.max(height(part.front.bounds), height(part.section.bounds)),
  );
  let fallback: SheetLayout | null = null;
  for (let attempt = 0; attempt < 140; attempt += 1, scale *= shrink) {
    const layout = atScale(content, scale);
    if (layout?.clean) return layout;
    fallback = layout ?? fallback;
  }
  return fallback ?? bare(content, scale);
}

function atScale({ part, format, write, notes }: SheetContent, scale: number): SheetLayout | null {
  const detail = format.framed ? detailFor(part, scale) : null;
  const drawn: Part = detail
    ? { ...part, dimensions: part.dimensions.filter((one) => one !== detail.dimension) }
    : part;
  const draft = place(drawn, projectionsAt(part, format, scale, point(0, 0)), format, write);
  const { area } = format;
  if (width(draft.bounds) > width(area) || height(draft.bounds) > height(area)) return null;
  const blocks = furnitureOf(notes, detail !== null, format);
  for (const origin of originsFor(draft, area, blocks.column)) {
    const furniture = settle(draft, origin, area, blocks);
    if (!furniture) continue;
    const projections = projectionsAt(part, format, scale, origin);
    const { placed, clean } = place(drawn, projections, format, write);
    return {
      format,
      scale,
      projections,
      placed,
      detail:
        detail && furniture.detail
          ? placeDetail(detail, furniture.detail, projections.section, write)
          : null,
      notes: furniture.notes ? { area: furniture.notes, lines: notes } : null,
      projectionLines: format.values ? projectionLines(part, projections) : [],
      clean,
    };
  }
  return null;
}

/** Nonsense so extreme that nothing fits: the views alone, without a label. */
function bare({ part, format }: SheetContent, scale: number): SheetLayout {
  const { area } = format;
  const origin = point((area.left + area.right) / 2, (area.top + area.bottom) / 2);
  return {
    format,
    scale,
    projections: projectionsAt(part, format, scale, origin),
    placed: [],
    detail: null,
    notes: null,
    projectionLines: [],
    clean: false,
  };
}

const width = (area: Box): number => area.right - area.left;
const height = (area: Box): number => area.bottom - area.top;

/** Front view on the left, section beside it on the same axis: first-angle projection. */
function projectionsAt(part: Part, format: Format, scale: number, origin: Point): Projections {
  const { front, section, dimensions } = part;
  const between = dimensions.filter(
    (one) =>
      one.kind === "linear" &&
      (format.letters === "all" || format.letters.includes(one.letter)) &&
      ((one.view === "section" && one.side === "left") ||
        (one.view === "front" && one.side === "right")),
  ).length;
  const needed = between * (2 * format.balloon + 12);
  const gap = format.gap + Math.max(0, needed - (between > 0 ? 10 : 0));
  const x = origin.x + front.bounds.right * scale + gap - section.bounds.left * scale;
  return {
    front: { scale, origin },
    section: { scale, origin: point(x, origin.y) },
  };
}

interface Blocks {
  readonly notes: readonly [width: number, height: number] | null;
  readonly detail: readonly [width: number, height: number] | null;
  /** Of the column that both make on the right. */
  readonly column: number;
}

function furnitureOf(notes: readonly string[], detailed: boolean, format: Format): Blocks {
  if (!format.framed) return { notes: null, detail: null, column: 0 };
  const longest = Math.max(...notes.map((one) => one.length), 8);
  const block = [
    longest * noteSize.text * 0.54,
    noteSize.heading + notes.length * noteSize.line,
  ] as const;
  const detail = detailed ? detailSize : null;
  return {
    notes: notes.length > 0 ? block : null,
    detail,
    column: Math.max(notes.length > 0 ? block[0] : 0, detail?.[0] ?? 0) + 12,
  };
}

/** Where the drawing can stand, best first: beside the column of notes, in the middle, at the left. */
function originsFor({ bounds }: Placement, area: Box, column: number): Point[] {
  const free = width(area) - width(bounds);
  const y = area.top - bounds.top + (height(area) - height(bounds)) / 2;
  const x = area.left - bounds.left;
  const shifts = [
    Math.max(0, Math.min((free - column) / 2, free)),
    free / 2,
    0,
    ...(column > 0 ? [free] : []),
  ];
  return shifts.map((shift) => point(x + shift, y));
}

interface Settled {
  readonly notes: Box | null;
  readonly detail: Box | null;
}

function settle(draft: Placement, by: Point, area: Box, blocks: Blocks): Settled | null {
  const free = (block: Box) => {
    // The draft stands at the origin: bring the block there instead of moving every box.
    const there = inflated(moved(block, -by.x, -by.y), 9);
    return !draft.occupied.some((solid) => meetsSolid(there, solid));
  };
  const detail = blocks.detail
    ? [
        box(area.right - blocks.detail[0], area.top, area.right, area.top + blocks.detail[1]),
        box(
          area.right - blocks.detail[0],
          area.top + 24,
          area.right,
          area.top + 24 + blocks.detail[1],
        ),
      ].find(free)
    : null;
  if (detail === undefined) return null;
  if (!blocks.notes) return { notes: null, detail };
  const [w, h] = blocks.notes;
  const corners = [
    box(area.right - w, area.bottom - h, area.right, area.bottom),
    ...(detail ? [] : [box(area.right - w, area.top, area.right, area.top + h)]),
    box(area.left, area.bottom - h, area.left + w, area.bottom),
    box(area.left, area.top, area.left + w, area.top + h),
  ];
  const notes = corners.find(free);
  return notes ? { notes, detail } : null;
}

const moved = (area: Box, x: number, y: number): Box => ({
  left: area.left + x,
  top: area.top + y,
  right: area.right + x,
  bottom: area.bottom + y,
});

function projectionLines(part: Part, { front, section }: Projections): Segment[] {
  const round = part.front.solids.some((solid) => "radius" in solid);
  return (["top", "bottom"] as const).flatMap((side) => {
    const y = part.front.bounds[side];
    if (Math.abs(y - part.section.bounds[side]) > 1e-6) return [];
    const from = onSheet(front, point(round ? 0 : part.front.bounds.right, y));
    const to = onSheet(section, point(part.section.bounds.left, y));
    return [{ from: point(from.x + (round ? 0 : 4), from.y), to: point(to.x - 3, to.y) }];
  });
}
