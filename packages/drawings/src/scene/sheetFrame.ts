// The parts of a sheet besides the drawing: border, title block, notes.
import { point, round } from "../geometry/primitives.ts";
import { frameInset } from "../layout/formats.ts";
import { type NotesBlock, noteSize } from "../layout/sheet.ts";
import { group, path, type Primitive, type RectPrimitive, text, translate } from "./primitives.ts";

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

interface FramedSheet extends SheetSize {
  /** Height of the title block. */
  readonly titleBlock: number;
}

const columns = ["1", "2", "3", "4", "5", "6", "7", "8"];
/** Not A to D: letters belong to dimensions. */
const rows = ["P", "Q", "R", "S"];

/** A line just inside the edge of the sheet. */
export const border = ({ width, height }: SheetSize): RectPrimitive => ({
  kind: "rect",
  x: 0.5,
  y: 0.5,
  width: width - 1,
  height: height - 1,
  style: "frame",
});

/** The sheet's border with its zones, and the grid inside. */
export function frame({ width, height, titleBlock: foot }: FramedSheet): Primitive[] {
  const innerWidth = width - 2 * frameInset;
  const innerHeight = height - 2 * frameInset;
  const inner = { kind: "rect", x: frameInset, y: frameInset, width: innerWidth } as const;
  const columnAt = (index: number) => frameInset + (innerWidth * index) / columns.length;
  const rowAt = (index: number) => frameInset + (innerHeight * index) / rows.length;
  return [
    { ...inner, height: innerHeight - foot, hatch: "grid" },
    border({ width, height }),
    { ...inner, height: innerHeight, style: "frame" },
    ...columns.map((name, index) =>
      text(name, point(columnAt(index + 0.5), frameInset / 2 + 4), "zone"),
    ),
    ...rows.map((name, index) => text(name, point(frameInset / 2, rowAt(index + 0.5) + 4), "zone")),
    path(
      [
        ...columns.slice(1).map((_, index) => {
          const x = columnAt(index + 1);
          return `M${x} 0V${frameInset}M${x} ${height - frameInset}V${height}`;
        }),
        ...rows.slice(1).map((_, index) => {
          const y = rowAt(index + 1);
          return `M0 ${y}H${frameInset}M${width - frameInset} ${y}H${width}`;
        }),
      ].join(""),
      "frame",
    ),
  ];
}

export interface TitleBlockCell {
  readonly label: string;
  readonly value: string;
  /** Part of the width that the cells share. */
  readonly share: number;
}

const projectionWidth = 152;

/** The foot of the sheet; cells without a value are left out. */
export function titleBlock(
  { width, height, titleBlock: blockHeight }: FramedSheet,
  all: readonly TitleBlockCell[],
  projectionLabel: string,
): Primitive[] {
  const cells = all.filter(({ value }) => value !== "");
  const top = height - frameInset - blockHeight;
  const bottom = height - frameInset;
  const right = width - frameInset;
  const sum = (subset: readonly TitleBlockCell[]) =>
    subset.reduce((all, { share }) => all + share, 0);
  const room = width - 2 * frameInset - projectionWidth;
  const starts = cells.map(
    (_, index) => frameInset + (room * sum(cells.slice(0, index))) / sum(cells),
  );
  const projectionAt = right - projectionWidth;
  return [
    path(
      [
        `M${frameInset} ${top}H${right}`,
        ...[...starts.slice(1), projectionAt].map((x) => `M${x} ${top}V${bottom}`),
      ].join(""),
      "frame",
    ),
    ...cells.map(({ label, value }, index) =>
      group(
        [
          { kind: "text", y: 13, text: label, style: "blockLabel" },
          { kind: "text", y: 28.5, text: value, style: "blockValue" },
        ],
        translate((starts[index] ?? 0) + 8, top),
      ),
    ),
    text(projectionLabel, point(projectionAt + 8, top + 13), "blockLabel"),
    group(projectionSymbol, translate(right - 44, top + blockHeight / 2)),
  ];
}

/** First-angle projection: a truncated cone and, beside it, its view from the left. 42 x 18, around the origin. */
export const projectionSymbol: readonly Primitive[] = [
  path("M-19 -6L-3 -9.5V9.5L-19 6Z", "object"),
  { kind: "circle", cx: 14, cy: 0, r: 9, style: "object" },
  { kind: "circle", cx: 14, cy: 0, r: 5, style: "object" },
];

export const notes = ({ area, lines }: NotesBlock, heading: string): Primitive =>
  group(
    [
      { kind: "text", y: noteSize.text, text: heading, style: "heading" },
      ...lines.map((line, index): Primitive => ({
        kind: "text",
        y: noteSize.heading + (index + 1) * noteSize.line - 4,
        text: line,
        style: "note",
        preformatted: true,
      })),
    ],
    translate(round(area.left), round(area.top)),
  );

/** Gridded paper for a sheet without a frame. */
export const grid = ({ width, height }: SheetSize): RectPrimitive => ({
  kind: "rect",
  x: 0,
  y: 0,
  width,
  height,
  hatch: "grid",
});
