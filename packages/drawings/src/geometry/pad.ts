import { edge, type Measure, type Measures } from "./measures.ts";
import type { Dimension, Part, View } from "./part.ts";
import {
  arcRadius,
  box,
  type Command,
  cutBy,
  line,
  path,
  point,
  polygon,
  rectangle,
  type Shape,
} from "./primitives.ts";
import { inFront, inSection } from "./turned.ts";

interface Pad {
  readonly letters: readonly [length: string, width: string, thickness: string];
  readonly length: Measure;
  readonly width: Measure;
  readonly thickness: Measure;
  /** Upper edge, in mm on the common y axis. */
  readonly top: number;
}

export const padColumns = {
  outer: ["length1", "width1", "thickness1"],
  inner: ["length2", "width2", "thickness2"],
} as const;

/** The outer pad above the inner one; the inner one only if the catalogue has one of its dimensions. */
export function pad(measures: Measures, { typical = false } = {}): Part {
  const hasOuter = typical || padColumns.outer.some((column) => measures.figure(column) !== null);
  const hasInner = typical || padColumns.inner.some((column) => measures.figure(column) !== null);
  const like = (column: (typeof padColumns.inner)[number], otherwise: number) =>
    measures.figure(column) ?? otherwise;
  const outerLength = measures.length("length1", like("length2", 130));
  const outerWidth = measures.length("width1", like("width2", outerLength.mm * 0.41));
  const outer: Pad = {
    letters: ["A", "B", "C"],
    length: outerLength,
    width: outerWidth,
    thickness: measures.length("thickness1", like("thickness2", outerWidth.mm * 0.32)),
    top: 0,
  };
  const gap = Math.min(Math.max(outerWidth.mm * 0.5, outerLength.mm * 0.16), outerLength.mm * 0.3);
  const inner: Pad = {
    letters: ["D", "E", "F"],
    length: measures.length("length2", outer.length.mm),
    width: measures.length("width2", outer.width.mm),
    thickness: measures.length("thickness2", outer.thickness.mm),
    top: outer.width.mm + gap,
  };
  const pads = [
    ...(hasOuter || !hasInner ? [outer] : []),
    ...(hasInner ? [hasOuter ? inner : { ...inner, top: 0 }] : []),
  ];
  const captionOf = (key: "outer" | "inner", { thickness, top, width }: Pad) =>
    ({ view: "section", key, at: point(thickness.mm, top + width.mm / 2) }) as const;
  const [first = outer] = pads;
  const middle = point(0, first.top + first.width.mm / 2);
  return {
    front: frontView(pads),
    section: sectionView(pads),
    dimensions: pads.flatMap((each, index) => dimensionsOf(each, index === 0)),
    notes: [],
    captions: pads.length < 2 ? [] : [captionOf("outer", outer), captionOf("inner", inner)],
    detail: null,
    // Center and back of the first backing plate.
    datum: { front: middle, section: middle },
    assumed: pads.some(({ length, width, thickness }) =>
      [length, width, thickness].some(({ known }) => !known),
    ),
  };
}

const bottomOf = (pads: readonly Pad[]): number =>
  Math.max(...pads.map(({ top, width }) => top + width.mm));

function frontView(pads: readonly Pad[]): View {
  const half = Math.max(...pads.map(({ length }) => length.mm)) / 2;
  return {
    shapes: pads.flatMap(faceOf),
    bounds: box(-half, 0, half, bottomOf(pads)),
    solids: pads.map(({ length, width, top }) =>
      box(-length.mm / 2, top, length.mm / 2, top + width.mm),
    ),
  };
}

/** Plate with ears, friction material with its slot. Height and length are those of the plate. */
function faceOf({ length, width, top }: Pad): Shape[] {
  const stroke = edge(length, width);
  const h = width.mm;
  const center = h / 2;
  const at = top + center;
  return [
    path(plateCommands(length.mm, h, top), { stroke }),
    path(friction(length.mm, h, top), { stroke, fill: "face" }),
    line(point(-h * 0.018, top + h * 0.07), point(-h * 0.018, top + h * 0.9), "thin"),
    line(point(h * 0.018, top + h * 0.07), point(h * 0.018, top + h * 0.9), "thin"),
    line(point(0, top - h * 0.08), point(0, top + h * 1.08), "center"),
    line(point(-length.mm * 0.53, at), point(length.mm * 0.53, at), "center"),
  ];
}

function body(length: number, width: number) {
  const ear = Math.min(length * 0.055, width * 0.16);
  const half = length / 2 - ear;
  return { ear, half, shoulder: half * 0.955, crown: width * 0.1, hollow: width * 0.05 };
}

/** Exactly as long and as wide as stated: the crown touches the top, the ears touch both sides. */
export function plateCommands(length: number, width: number, top: number): Command[] {
  const { half, shoulder, crown, hollow } = body(length, width);
  const earTop = top + width * 0.34;
  const earBottom = top + width * 0.66;
  const side = (y: number) => shoulder + ((half - shoulder) * (y - top - crown)) / (width - crown);
  return [
    ["M", -shoulder, top + crown],
    ["A", arcRadius(2 * shoulder, crown), 0, 1, shoulder, top + crown],
    ["L", side(earTop), earTop],
    ["L", length / 2, earTop],
    ["L", length / 2, earBottom],
    ["L", side(earBottom), earBottom],
    ["L", half, top + width],
    ["A", arcRadius(2 * half, hollow), 0, 0, -half, top + width],
    ["L", -side(earBottom), earBottom],
    ["L", -length / 2, earBottom],
    ["L", -length / 2, earTop],
    ["L", -side(earTop), earTop],
    ["Z"],
  ];
}

function friction(length: number, width: number, top: number): Command[] {
  const { half, shoulder, crown, hollow } = body(length, width);
  const inset = Math.min(length * 0.035, width * 0.09);
  const upper = top + crown + inset * 0.55;
  const lower = top + width - inset * 0.75;
  const wide = half - inset;
  const narrow = shoulder - inset;
  const bevel = Math.min(width * 0.2, narrow * 0.25);
  return [
    ["M", -narrow + bevel, upper - crown * 0.28],
    ["A", arcRadius(2 * (narrow - bevel), crown * 0.6), 0, 1, narrow - bevel, upper - crown * 0.28],
    ["L", narrow, upper + bevel * 0.7],
    ["L", wide, lower],
    ["A", arcRadius(2 * wide, hollow), 0, 0, -wide, lower],
    ["L", -narrow, upper + bevel * 0.7],
    ["Z"],
  ];
}

function sectionView(pads: readonly Pad[]): View {
  const depth = Math.max(...pads.map(({ thickness }) => thickness.mm));
  return {
    shapes: pads.flatMap(profileOf),
    bounds: box(0, 0, depth, bottomOf(pads)),
    solids: pads.map(({ thickness, width, top }) => box(0, top, thickness.mm, top + width.mm)),
  };
}

/** Through the middle: steel plate on the left, friction material on the right. */
function profileOf({ length, width, thickness, top }: Pad): Shape[] {
  const h = width.mm;
  const steel = Math.min(5.5, thickness.mm * 0.42);
  const { hollow } = body(length.mm, h);
  const stroke = edge(width, thickness);
  const bottom = top + h - hollow;
  const bevel = (thickness.mm - steel) * 0.35;
  return [
    rectangle(box(0, bottom, steel, top + h), { stroke: "thin" }),
    rectangle(box(0, top, steel, bottom), cutBy(stroke)),
    polygon(
      [
        { x: steel, y: top + h * 0.06 },
        { x: thickness.mm - bevel * 0.4, y: top + h * 0.06 },
        { x: thickness.mm, y: top + h * 0.06 + bevel },
        { x: thickness.mm, y: bottom - h * 0.03 - bevel },
        { x: thickness.mm - bevel * 0.4, y: bottom - h * 0.03 },
        { x: steel, y: bottom - h * 0.03 },
      ],
      cutBy(stroke, "cutAcross"),
    ),
  ];
}

function dimensionsOf(
  { letters, length, width, thickness, top }: Pad,
  first: boolean,
): Dimension[] {
  const half = length.mm / 2;
  const bottom = top + width.mm;
  const across = first ? "top" : "bottom";
  const edgeAt = first ? top : bottom;
  const earAt = top + width.mm * (first ? 0.34 : 0.66);
  return [
    ...inFront(letters[0], length, across, point(-half, earAt), point(half, earAt)),
    ...inFront(letters[1], width, "left", point(0, top), point(-half * 0.9, bottom)),
    ...inSection(letters[2], thickness, across, point(0, edgeAt), point(thickness.mm, edgeAt)),
  ];
}
