import { clamp, edge, type Measure, type Measures } from "./measures.ts";
import type { Dimension, Part, View } from "./part.ts";
import {
  box,
  circle,
  type Command,
  line,
  mirrored,
  path,
  point,
  polar,
  type Point,
  rectangle,
  type Shape,
} from "./primitives.ts";
import { axis, linear } from "./turned.ts";

interface Shoe {
  readonly letters: readonly [arc: string, width: string, start: string, end: string];
  readonly arc: Measure;
  readonly width: Measure;
  /** Of the lining at its left and at its right end. */
  readonly start: Measure;
  readonly end: Measure;
  /** Half the angle of the lining, in degrees. */
  readonly half: number;
  /** False when the catalogue has no dimension of this shoe. */
  readonly known: boolean;
}

interface Pair {
  readonly drum: Measure;
  readonly drumWidth: Measure;
  readonly leading: Shoe;
  readonly trailing: Shoe;
}

const leadingColumns = ["arcLength1", "width1", "thickness1a", "thickness1b"] as const;
const trailingColumns = ["arcLength2", "width2", "thickness2a", "thickness2b"] as const;

/** Greatest half angle of a lining in degrees, so that the two shoes never touch. */
const widest = 82;

function read(measures: Measures, typical: boolean): Pair {
  const arcs = Math.max(measures.figure("arcLength1") ?? 0, measures.figure("arcLength2") ?? 0);
  const drum = measures.length("drumDiameter", arcs / 0.94 || 228);
  const leading = readShoe(leadingColumns, ["A", "B", "C", "D"], null);
  const trailing = readShoe(trailingColumns, ["E", "F", "G", "H"], leading);
  const widths = Math.max(leading.width.mm, trailing.width.mm);
  return {
    drum,
    drumWidth: measures.length("drumWidth", widths * 1.08, widths),
    leading,
    trailing,
  };

  function readShoe(
    [arcColumn, widthColumn, startColumn, endColumn]:
      | typeof leadingColumns
      | typeof trailingColumns,
    letters: Shoe["letters"],
    like: Shoe | null,
  ): Shoe {
    const circumference = Math.PI * drum.mm;
    const arc = measures.length(
      arcColumn,
      like?.arc.mm ?? drum.mm * 0.94,
      0,
      (circumference * widest) / 180,
    );
    const start = measures.length(startColumn, like?.start.mm ?? 5, 0, drum.mm * 0.12);
    return {
      letters,
      arc,
      width: measures.length(widthColumn, like?.width.mm ?? drum.mm * 0.18),
      start,
      end: measures.length(
        endColumn,
        measures.figure(startColumn) ?? like?.end.mm ?? 5,
        0,
        drum.mm * 0.12,
      ),
      half: (arc.mm / circumference) * 180,
      known:
        typical ||
        [arcColumn, widthColumn, startColumn, endColumn].some(
          (column) => measures.figure(column) !== null,
        ),
    };
  }
}

/** Both shoes in their drum, which is drawn for orientation. */
export function shoe(measures: Measures, { typical = false } = {}): Part {
  const pair = read(measures, typical);
  const { drum, drumWidth, leading, trailing } = pair;
  const all = [leading, trailing].flatMap(({ arc, width, start, end }) => [arc, width, start, end]);
  return {
    front: frontView(pair),
    section: sectionView(pair),
    dimensions: dimensionsOf(pair),
    notes: ["drum"],
    captions: [
      { view: "front", key: "leading", at: point(0, -drum.mm * 0.2) },
      { view: "front", key: "trailing", at: point(0, drum.mm * 0.2) },
    ],
    detail: null,
    datum: { front: point(0, 0), section: point(drumWidth.mm / 2, 0) },
    assumed: [drum, drumWidth, ...all].some(({ known }) => !known),
  };
}

function frontView({ drum, leading, trailing }: Pair): View {
  const radius = drum.mm / 2;
  const reach = radius * 1.05;
  return {
    shapes: [
      circle(radius, { stroke: "phantom" }),
      ...faceOf(leading, radius),
      ...faceOf(trailing, radius).map(mirrored),
      line(point(-reach, 0), point(reach, 0), "center"),
      line(point(0, -reach), point(0, reach), "center"),
    ],
    bounds: box(-radius, -radius, radius, radius),
    solids: [{ center: point(0, 0), radius }],
  };
}

/** A shoe at the top: lining, table and web. */
function faceOf({ arc, start, end, half }: Shoe, radius: number): Shape[] {
  const lining = edge(arc, start, end);
  const inner = radius - (start.mm + end.mm) / 2;
  const table = Math.max(radius * 0.024, 0.5);
  const web = inner - table;
  const tableHalf = Math.min(half + 5, 87);
  const webHalf = Math.min(half + 7, 88);
  const depth = radius * 0.2;
  return [
    path(
      [
        ...open(polar(radius, -half)),
        ["A", radius, 0, 1, ...xy(polar(radius, half))],
        ["L", ...xy(polar(radius - end.mm, half))],
        ["A", inner, 0, 0, ...xy(polar(radius - start.mm, -half))],
        ["Z"],
      ],
      { stroke: lining, fill: "face" },
    ),
    path(
      [
        ...open(polar(inner, -tableHalf)),
        ["A", inner, 0, 1, ...xy(polar(inner, tableHalf))],
        ["L", ...xy(polar(web, tableHalf))],
        ["A", web, 0, 0, ...xy(polar(web, -tableHalf))],
        ["Z"],
      ],
      { stroke: arc.known ? "thin" : "assumed" },
    ),
    path(
      [
        ...open(polar(web, -webHalf)),
        ["A", web, 0, 1, ...xy(polar(web, webHalf))],
        ["L", ...xy(polar(web - depth * 0.55, webHalf + 1))],
        ["L", ...xy(polar(web - depth * 0.7, webHalf - 6))],
        ["A", web - depth * 0.8, 0, 0, ...xy(polar(web - depth * 0.7, 6 - webHalf))],
        ["L", ...xy(polar(web - depth * 0.55, -webHalf - 1))],
        ["Z"],
      ],
      { stroke: edge(arc) },
    ),
    ...[-half * 0.62, 0, half * 0.62].map((at) =>
      circle(depth * 0.14, { stroke: "thin" }, polar(web - depth * 0.4, at)),
    ),
    ...rivets(half, radius, inner),
  ];
}

/** Where the lining is riveted to the table. */
function rivets(half: number, radius: number, inner: number): Shape[] {
  const depth = radius - inner;
  return [-0.8, -0.4, 0.4, 0.8].map((part) =>
    line(
      polar(inner - depth * 0.5, half * part),
      polar(radius - depth * 0.25, half * part),
      "center",
    ),
  );
}

const xy = (at: Point): [number, number] => [at.x, at.y];
const open = (at: Point): Command[] => [["M", at.x, at.y]];

function sectionView({ drum, drumWidth, leading, trailing }: Pair): View {
  const radius = drum.mm / 2;
  const wall = Math.max(drumWidth.mm * 0.05, radius * 0.02);
  const rim = drumWidth.known ? "phantom" : "assumed";
  const beyond = radius * 0.06;
  return {
    shapes: [
      path(
        [
          ["M", 0, -radius],
          ["L", drumWidth.mm, -radius],
          ["L", drumWidth.mm, radius],
          ["L", 0, radius],
        ],
        { stroke: rim },
      ),
      path(
        [
          ["M", 0, -radius],
          ["L", 0, -radius - wall],
          ["L", drumWidth.mm + wall, -radius - wall],
          ["L", drumWidth.mm + wall, radius + wall],
          ["L", 0, radius + wall],
          ["L", 0, radius],
        ],
        { stroke: rim },
      ),
      ...profileOf(leading, radius, drumWidth.mm),
      ...profileOf(trailing, radius, drumWidth.mm).map(mirrored),
      axis(0, drumWidth.mm + wall, beyond),
    ],
    bounds: box(0, -radius - wall, drumWidth.mm + wall, radius + wall),
    solids: [box(0, -radius - wall, drumWidth.mm + wall, radius + wall)],
  };
}

/** The T of table and web under the lining, cut through its middle. */
function profileOf({ width, start, end }: Shoe, radius: number, drumWidth: number): Shape[] {
  const left = (drumWidth - width.mm) / 2;
  const right = left + width.mm;
  const lining = (start.mm + end.mm) / 2;
  const table = Math.max(radius * 0.024, 0.5);
  const depth = radius * 0.2;
  const web = clamp(width.mm * 0.09, 0.5, 5);
  const known = edge(width, start, end) === "object";
  const stroke = known ? "object" : "assumed";
  const middle = drumWidth / 2;
  const y = -radius + lining;
  return [
    rectangle(box(left, -radius, right, y), { stroke, ...(known ? { fill: "cutAcross" } : {}) }),
    rectangle(box(left, y, right, y + table), { stroke, ...(known ? { fill: "cut" } : {}) }),
    rectangle(box(middle - web / 2, y + table, middle + web / 2, y + table + depth * 0.8), {
      stroke,
      ...(known ? { fill: "cut" } : {}),
    }),
  ];
}

function dimensionsOf({ drum, drumWidth, leading, trailing }: Pair): Dimension[] {
  const radius = drum.mm / 2;
  const sideOf = (width: Measure): readonly [number, number] => [
    (drumWidth.mm - width.mm) / 2,
    (drumWidth.mm + width.mm) / 2,
  ];
  const [leadingLeft, leadingRight] = sideOf(leading.width);
  const [trailingLeft, trailingRight] = sideOf(trailing.width);
  return [
    ...arcOf(leading, radius, false),
    ...linear(
      "B",
      leading.width,
      "section",
      "top",
      point(leadingLeft, -radius),
      point(leadingRight, -radius),
    ),
    ...thicknesses(leading, radius, false),
    ...arcOf(trailing, radius, true),
    ...linear(
      "F",
      trailing.width,
      "section",
      "bottom",
      point(trailingLeft, radius),
      point(trailingRight, radius),
    ),
    ...thicknesses(trailing, radius, true),
    ...linear(
      "J",
      drum,
      "section",
      "right",
      point(drumWidth.mm, -radius),
      point(drumWidth.mm, radius),
    ),
    ...linear("K", drumWidth, "section", "top", point(0, -radius), point(drumWidth.mm, -radius)),
  ];
}

function arcOf({ letters, arc, half }: Shoe, radius: number, below: boolean): Dimension[] {
  if (!arc.known) return [];
  const { column, value, toScale } = arc;
  const middle = below ? 180 : 0;
  return [
    {
      kind: "arc",
      letter: letters[0],
      column,
      value,
      toScale,
      view: "front",
      center: point(0, 0),
      radius,
      start: middle - half,
      end: middle + half,
    },
  ];
}

/** `start` is at the left end and `end` at the right one, in both shoes. */
function thicknesses(shoe: Shoe, radius: number, below: boolean): Dimension[] {
  return ([-1, 1] as const).flatMap((side): Dimension[] => {
    const measure = side < 0 ? shoe.start : shoe.end;
    if (!measure.known) return [];
    const angle = (at: number) => (below ? 180 - side * at : side * at);
    // Beside the end of the lining, clear of the extension lines of the arc.
    const beside = Math.min(shoe.half + 4.5, 88);
    const { column, value, toScale } = measure;
    return [
      {
        kind: "across",
        letter: side < 0 ? shoe.letters[2] : shoe.letters[3],
        column,
        value,
        toScale,
        view: "front",
        from: polar(radius - measure.mm, angle(beside)),
        to: polar(radius, angle(beside)),
        faceFrom: polar(radius - measure.mm, angle(shoe.half)),
        faceTo: polar(radius, angle(shoe.half)),
      },
    ];
  });
}
