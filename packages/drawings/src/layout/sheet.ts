import type { Part } from "../geometry/part.ts";
import { type Box, box, type Point, point } from "../geometry/primitives.ts";
import { detailFor, detailSize, type PlacedDetail, placeDetail, sourceOf } from "./detail.ts";
import { height, inflated, meetsSolid, moved, overlaps, type Segment, width } from "./boxes.ts";
import type { Format } from "./formats.ts";
import { place, type Placement, type Projections, type Write } from "./place.ts";
import type { Placed } from "./placed.ts";
import { captionBoxes, projectionLines, projectionsAt } from "./views.ts";

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
  /** False when labels overlap because the sheet is too small; does not occur with real parts. */
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
const coarse = 0.88;
const coarseSteps = 36;
const fine = [1.1, 1.065, 1.03];

/** Share of the largest possible scale that may be given up to keep the notes on the right. */
const tidyWorth = 0.84;

/**
 * The layout with the largest scale at which views, dimensions, notes and detail all fit. Notes are on the right
 * unless the part would be much larger with the notes elsewhere.
 */
export function layoutSheet(content: SheetContent): SheetLayout {
  const free = largest(content, false, fullest(content), 0);
  if (!free) return bare(content);
  if (content.notes.length === 0) return free;
  return largest(content, true, free.scale, free.scale * tidyWorth) ?? free;
}

/** Both views side by side fill the area. */
const fullest = ({ part: { front, section }, format }: SheetContent): number =>
  Math.min(
    format.largest,
    (width(format.area) - format.gap) / (width(front.bounds) + width(section.bounds)),
    height(format.area) / Math.max(height(front.bounds), height(section.bounds)),
  );

function largest(
  content: SheetContent,
  tidy: boolean,
  maxScale: number,
  least: number,
): SheetLayout | null {
  let scale = maxScale;
  // Reduces the scale in coarse steps until the layout fits, then enlarges it in fine steps.
  for (let step = 0; step < coarseSteps && scale >= least; step += 1, scale *= coarse) {
    const layout = atScale(content, scale, tidy);
    if (!layout?.clean) continue;
    for (const finer of fine) {
      const larger = step === 0 ? null : atScale(content, scale * finer, tidy);
      if (larger?.clean) return larger;
    }
    return layout;
  }
  return null;
}

function atScale(
  { part, format, write, notes }: SheetContent,
  scale: number,
  tidy: boolean,
): SheetLayout | null {
  const detail = format.framed ? detailFor(part, scale) : null;
  const drawn: Part = detail
    ? { ...part, dimensions: part.dimensions.filter((one) => one !== detail.dimension) }
    : part;
  const lay = (projections: Projections) =>
    place(drawn, projections, format, write, [
      ...(detail ? [sourceOf(detail, projections.section)] : []),
      ...(format.values ? captionBoxes(part, projections) : []),
    ]);
  const draft = lay(projectionsAt(part, format, write, scale, point(0, 0)));
  const { area } = format;
  if (width(draft.bounds) > width(area) || height(draft.bounds) > height(area)) return null;
  const blocks = blocksOf(notes, detail !== null, format);
  for (const origin of originsFor(draft, area, blocks.column)) {
    const settled = settle(draft, origin, area, blocks, tidy);
    if (!settled) continue;
    const projections = projectionsAt(part, format, write, scale, origin);
    const { placed, clean } = lay(projections);
    return {
      format,
      scale,
      projections,
      placed,
      detail:
        detail && settled.detail
          ? placeDetail(detail, settled.detail, projections.section, write)
          : null,
      notes: settled.notes ? { area: settled.notes, lines: notes } : null,
      projectionLines: format.values ? projectionLines(part, projections) : [],
      clean,
    };
  }
  return null;
}

/** When even the smallest scale does not fit: the views alone, without labels. */
function bare(content: SheetContent): SheetLayout {
  const { part, format } = content;
  const { area } = format;
  const scale = fullest(content);
  const origin = point((area.left + area.right) / 2, (area.top + area.bottom) / 2);
  return {
    format,
    scale,
    projections: projectionsAt(part, format, content.write, scale, origin),
    placed: [],
    detail: null,
    notes: null,
    projectionLines: [],
    clean: false,
  };
}

interface Blocks {
  readonly notes: readonly [width: number, height: number] | null;
  readonly detail: readonly [width: number, height: number] | null;
  /** Width of the column with both blocks on the right. */
  readonly column: number;
}

function blocksOf(notes: readonly string[], detailed: boolean, format: Format): Blocks {
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

/** Possible origins of the drawing, best first: beside the column of notes, in the middle, at the left. */
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

function settle(
  draft: Placement,
  by: Point,
  area: Box,
  blocks: Blocks,
  tidy: boolean,
): Settled | null {
  const free = (block: Box) => {
    // The draft is at the origin, so move the block instead of every box.
    const there = inflated(moved(block, -by.x, -by.y), 9);
    return !draft.occupied.some((solid) => meetsSolid(there, solid));
  };
  const detail = blocks.detail
    ? places(blocks.detail, area, ["right"])
        .toSorted((a, b) => a.top - b.top)
        .find(free)
    : null;
  if (detail === undefined) return null;
  if (!blocks.notes) return { notes: null, detail };
  const notes = places(blocks.notes, area, tidy ? ["right"] : ["right", "left"]).find(
    (block) => free(block) && !(detail && overlaps(block, inflated(detail, 6))),
  );
  return notes ? { notes, detail } : null;
}

/** Positions along an edge of the sheet: bottom, top, then between. */
function places(
  [w, h]: readonly [width: number, height: number],
  area: Box,
  edges: readonly ("left" | "right")[],
): Box[] {
  const room = height(area) - h;
  const between = Array.from({ length: Math.floor(room / 12) }, (_, step) => room - step * 12);
  return edges.flatMap((edge) =>
    [room, 0, ...between].map((down) => {
      const left = edge === "left" ? area.left : area.right - w;
      return box(left, area.top + down, left + w, area.top + down + h);
    }),
  );
}
