import { box, type Box } from "../geometry/primitives.ts";

export type DrawingSize = "sheet" | "page" | "paper" | "aside" | "phone" | "form" | "poster";

/** Format of a drawing at one size; all lengths in units of its viewBox. */
export interface Format {
  readonly width: number;
  readonly height: number;
  /** Where views and dimensions are placed. */
  readonly area: Box;
  /** Whether values are written beside the letters. */
  readonly values: boolean;
  /** Which letters are drawn. */
  readonly letters: "all" | readonly string[];
  /** Radius of a balloon. */
  readonly balloon: number;
  /** Font size of figures. */
  readonly text: number;
  /** From the edge of a view to its first dimension line: across, and along the page. */
  readonly first: { readonly vertical: number; readonly horizontal: number };
  /** Between two views, without dimensions. */
  readonly gap: number;
  readonly arrow: number;
  /** Frame, notes, details. */
  readonly framed: boolean;
  /** Height of the title block at the foot of the frame; 0 without one. */
  readonly titleBlock: number;
  /** Largest scale, in units per mm, so that small parts look small. */
  readonly largest: number;
  /** Every vane of a ventilated disc instead of a quadrant. */
  readonly allVanes: boolean;
}

export const frameInset = 16;
const titleBlockHeight = 36;

const sheetWidth = 760;
const sheetHeight = 452;

/** A sheet and the area that this margin leaves inside its frame; a title block is added below the area. */
export const framedSheet = (margin: number, titleBlock = titleBlockHeight) => ({
  width: sheetWidth,
  height: sheetHeight + titleBlock,
  titleBlock,
  area: box(
    frameInset + margin,
    frameInset + margin,
    sheetWidth - frameInset - margin,
    sheetHeight - frameInset - margin,
  ),
});

const sheet: Format = {
  ...framedSheet(10),
  values: true,
  letters: "all",
  balloon: 9,
  text: 12,
  first: { vertical: 27, horizontal: 22 },
  gap: 64,
  arrow: 7,
  framed: true,
  largest: 7,
  allVanes: false,
};

const compact: Format = {
  ...sheet,
  values: false,
  gap: 28,
  first: { vertical: 20, horizontal: 17 },
  framed: false,
  titleBlock: 0,
  arrow: 6,
};

export const formats: Readonly<Record<DrawingSize, Format>> = {
  sheet,
  page: { ...sheet, ...framedSheet(10, 0) },
  // The same sheet in millimeters, for files and prints at a standard scale.
  paper: sheet,
  aside: {
    ...compact,
    width: 320,
    height: 208,
    area: box(14, 14, 306, 194),
    letters: ["A"],
    gap: 36,
    largest: 4,
  },
  phone: { ...compact, width: 358, height: 262, area: box(8, 8, 350, 254), largest: 5 },
  form: { ...compact, width: 372, height: 270, area: box(8, 8, 364, 262), largest: 5 },
  poster: {
    ...sheet,
    width: 960,
    height: 800,
    area: box(20, 20, 940, 780),
    letters: ["A", "E"],
    balloon: 13,
    text: 16,
    first: { vertical: 34, horizontal: 58 },
    gap: 76,
    arrow: 10,
    framed: false,
    titleBlock: 0,
    allVanes: true,
  },
};

export const isWanted = ({ letters }: Format, { letter }: { readonly letter: string }): boolean =>
  letters === "all" || letters.includes(letter);

/** Width of every character of IBM Plex Mono, relative to the font size. */
const monoAdvance = 0.6;
export const textWidth = (text: string, size: number): number => text.length * monoAdvance * size;

/** The scale at which a unit is a CSS pixel, as `1 : 3.3`. */
export const scaleText = (unitsPerMm: number): string => ratioText((unitsPerMm * 25.4) / 96);

/** `1 : 2`, `2.5 : 1` */
export function ratioText(ratio: number): string {
  const figure = (value: number) => value.toFixed(1).replace(/\.0$/, "");
  return ratio < 1 ? `1 : ${figure(1 / ratio)}` : `${figure(ratio)} : 1`;
}
