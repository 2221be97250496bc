import type { Caption, Part } from "../geometry/part.ts";
import { onSheet, point, projected, round } from "../geometry/primitives.ts";
import type { PlacedDetail } from "../layout/detail.ts";
import { type DrawingSize, scaleText } from "../layout/formats.ts";
import { paperSize } from "../layout/paper.ts";
import type { SheetLayout } from "../layout/sheet.ts";
import { captionOffset } from "../layout/views.ts";
import { dimensionMark } from "./dimensionMark.ts";
import { border, frame, grid, notes, titleBlock } from "./sheetFrame.ts";
import { circle, type Group, path, type Primitive, type Scene, text } from "./primitives.ts";
import { outlineOf, segmentsData, shapesOnSheet } from "./shapes.ts";

/** The texts on a sheet besides the dimensions, in the reader's language. */
export interface SheetTexts {
  readonly labels: Readonly<
    Record<
      | "part"
      | "drawing"
      | "unit"
      | "scale"
      | "revision"
      | "projection"
      | "notes"
      | "wearLimit"
      | Caption,
      string
    >
  >;
  /** Unit of the figures, such as `mm`. */
  readonly unit: string;
  /** Caption of an enlarged detail: its letter, and how many times larger it is. */
  readonly detail: (letter: string, enlargement: string) => string;
}

/** The contents of the title block; empty cells are omitted. */
export interface SheetFacts {
  readonly code?: string | undefined;
  /** The reference drawing, such as BR01. */
  readonly drawingName?: string | undefined;
  readonly revision?: string | undefined;
  /** Another part, beneath this one at the same scale and datum. */
  readonly ghost?: Part | null | undefined;
}

const detailLetter = "Z";

/** The drawing of a part that is laid out already. */
export function partScene(
  part: Part,
  layout: SheetLayout,
  size: DrawingSize,
  texts: SheetTexts,
  { code = "", drawingName = "", revision = "", ghost }: SheetFacts = {},
): Scene {
  const { labels, unit } = texts;
  const { format, projections, detail } = layout;
  const paper = size === "paper" ? paperSize(layout) : null;
  const cells = [
    { label: labels.part, value: code, share: 1.9 },
    { label: labels.drawing, value: drawingName, share: 1.15 },
    { label: labels.unit, value: unit, share: 1 },
    { label: labels.scale, value: paper?.text ?? scaleText(layout.scale), share: 1 },
    { label: labels.revision, value: revision, share: 1 },
  ];
  const marks = [...layout.placed, ...(detail ? [detail.placed] : [])];
  return {
    width: format.width,
    height: format.height,
    printed: paper,
    picture: [
      ...(format.framed ? frame(format) : plainGround(size, format)),
      ...layout.projectionLines.map(({ from, to }) =>
        path(`M${round(from.x)} ${round(from.y)}H${round(to.x)}`, "projection"),
      ),
      ...(ghost ? ghostOf(ghost, part, layout) : []),
      ...shapesOnSheet(part.front.shapes, projections.front),
      ...shapesOnSheet(part.section.shapes, projections.section),
      ...(format.values ? captions(part, layout, labels) : []),
      ...(detail ? detailView(part, detail, texts) : []),
      ...(layout.notes ? [notes(layout.notes, labels.notes)] : []),
      ...(format.titleBlock > 0 ? titleBlock(format, cells, labels.projection) : []),
    ],
    dimensions: marks
      .toSorted((a, b) => a.dimension.letter.localeCompare(b.dimension.letter))
      .map((placed) => dimensionMark(placed, format)),
  };
}

/** The edges of another part, with its datum on that of the drawn one. */
const ghostOf = (ghost: Part, part: Part, { projections }: SheetLayout): Primitive[] =>
  (["front", "section"] as const).flatMap((view) => {
    const { scale, origin } = projections[view];
    const [own, other] = [part.datum[view], ghost.datum[view]];
    const moved = {
      scale,
      origin: point(origin.x + (own.x - other.x) * scale, origin.y + (own.y - other.y) * scale),
    };
    return ghost[view].shapes
      .filter(({ stroke }) => stroke === "object")
      .map((shape) => ({ ...outlineOf(projected(moved, shape)), style: "ghost" as const }));
  });

/** A grid does not fit on a phone; a poster has one in its background. */
const plainGround = (size: DrawingSize, format: SheetLayout["format"]): Primitive[] => [
  ...(size === "aside" || size === "form" ? [grid(format)] : []),
  ...(size === "phone" || size === "form" ? [border(format)] : []),
];

const captions = (
  part: Part,
  { projections }: SheetLayout,
  labels: SheetTexts["labels"],
): Primitive[] =>
  part.captions.map(({ view, at, key }) => {
    const { x, y } = onSheet(projections[view], at);
    return text(labels[key], point(x + captionOffset, y + 4), "caption");
  });

/** The circled edge of the section and its enlargement; its dimension is one of the sheet's. */
function detailView(
  part: Part,
  { source, center, radius, enlargement, projection, wear }: PlacedDetail,
  { labels, detail: titleOf }: SheetTexts,
): Primitive[] {
  const towards = Math.atan2(center.y - source.center.y, center.x - source.center.x);
  const edgeOf = (middle: typeof center, distance: number) =>
    point(middle.x + distance * Math.cos(towards), middle.y + distance * Math.sin(towards));
  const lens = circle({ center, radius }, "dimensionLine");
  const enlarged: Group = {
    kind: "group",
    clip: { center, radius },
    children: [
      ...shapesOnSheet(part.section.shapes, projection),
      ...wear.map(({ from, to }) =>
        path(`M${round(from.x)} ${round(from.y)}V${round(to.y)}`, "wear"),
      ),
    ],
  };
  const middle = { anchor: "middle" } as const;
  return [
    circle(source, "dimensionLine"),
    path(
      segmentsData([{ from: edgeOf(source.center, source.radius), to: edgeOf(center, -radius) }]),
      "dimensionLine",
    ),
    text(
      detailLetter,
      point(source.center.x - source.radius - 10, source.center.y - source.radius * 0.5),
      "caption",
      middle,
    ),
    enlarged,
    lens,
    text(
      titleOf(detailLetter, enlargement.toFixed(1)),
      point(lens.cx, lens.cy + radius + 17),
      "caption",
      middle,
    ),
    text(labels.wearLimit, point(lens.cx, lens.cy + radius + 32), "note", middle),
  ];
}
