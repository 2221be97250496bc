import { clamp, edge, type Measure, type Measures } from "./measures.ts";
import { boxView, type Dimension, type Part, roundView, type View } from "./part.ts";
import {
  arcTo,
  box,
  circle,
  type Command,
  cutBy,
  line,
  lineTo,
  mirrored,
  origin,
  path,
  point,
  polar,
  type Point,
  rectangle,
  type Shape,
} from "./primitives.ts";
import { across, axis, cross, inSection, measured } from "./turned.ts";

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
    datum: { front: origin, section: point(drumWidth.mm / 2, 0) },
    assumed: [drum, drumWidth, ...all].some(({ known }) => !known),
  };
}

function frontView({ drum, leading, trailing }: Pair): View {
  const radius = drum.mm / 2;
  return roundView(radius, [
    circle(radius, { stroke: "phantom" }),
    ...faceOf(leading, radius),
    ...faceOf(trailing, radius).map(mirrored),
    ...cross(radius * 1.05),
  ]);
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
  const band = (
    angle: number,
    outer: number,
    inner: number,
    from = inner,
    to = inner,
  ): Command[] => [
    ...arcTo(polar(outer, -angle), outer, false, 1, polar(outer, angle)),
    ["L", ...xy(polar(to, angle))],
    ["A", inner, 0, 0, ...xy(polar(from, -angle))],
    ["Z"],
  ];
  return [
    path(band(half, radius, inner, radius - start.mm, radius - end.mm), {
      stroke: lining,
      fill: "face",
    }),
    path(band(tableHalf, inner, web), { stroke: arc.known ? "thin" : "assumed" }),
    path(
      [
        ...arcTo(polar(web, -webHalf), web, false, 1, polar(web, webHalf)),
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

function sectionView({ drum, drumWidth, leading, trailing }: Pair): View {
  const radius = drum.mm / 2;
  const wall = Math.max(drumWidth.mm * 0.05, radius * 0.02);
  const rim = drumWidth.known ? "phantom" : "assumed";
  const [right, reach] = [drumWidth.mm + wall, radius + wall];
  const [top, bottom] = across(drum);
  return boxView(box(0, -reach, right, reach), [
    path(lineTo(top, ...across(drum, drumWidth.mm), bottom), { stroke: rim }),
    path(
      lineTo(
        top,
        point(0, -reach),
        point(right, -reach),
        point(right, reach),
        point(0, reach),
        bottom,
      ),
      { stroke: rim },
    ),
    ...profileOf(leading, radius, drumWidth.mm),
    ...profileOf(trailing, radius, drumWidth.mm).map(mirrored),
    axis(0, right, radius * 0.06),
  ]);
}

/** The T of table and web under the lining, cut through its middle. */
function profileOf({ width, start, end }: Shoe, radius: number, drumWidth: number): Shape[] {
  const left = (drumWidth - width.mm) / 2;
  const right = left + width.mm;
  const lining = (start.mm + end.mm) / 2;
  const table = Math.max(radius * 0.024, 0.5);
  const depth = radius * 0.2;
  const web = clamp(width.mm * 0.09, 0.5, 5);
  const stroke = edge(width, start, end);
  const middle = drumWidth / 2;
  const y = -radius + lining;
  return [
    rectangle(box(left, -radius, right, y), cutBy(stroke, "cutAcross")),
    rectangle(box(left, y, right, y + table), cutBy(stroke)),
    rectangle(
      box(middle - web / 2, y + table, middle + web / 2, y + table + depth * 0.8),
      cutBy(stroke),
    ),
  ];
}

function dimensionsOf({ drum, drumWidth, leading, trailing }: Pair): Dimension[] {
  const radius = drum.mm / 2;
  const ends = ({ mm }: Measure, y: number) =>
    [point((drumWidth.mm - mm) / 2, y), point((drumWidth.mm + mm) / 2, y)] as const;
  return [
    ...arcOf(leading, radius, false),
    ...inSection("B", leading.width, "top", ...ends(leading.width, -radius)),
    ...thicknesses(leading, radius, false),
    ...arcOf(trailing, radius, true),
    ...inSection("F", trailing.width, "bottom", ...ends(trailing.width, radius)),
    ...thicknesses(trailing, radius, true),
    ...inSection("J", drum, "right", ...across(drum, drumWidth.mm)),
    ...inSection("K", drumWidth, "top", ...ends(drumWidth, -radius)),
  ];
}

function arcOf({ letters, arc, half }: Shoe, radius: number, below: boolean): Dimension[] {
  if (!arc.known) return [];
  const middle = below ? 180 : 0;
  return [
    {
      kind: "arc",
      ...measured(letters[0], arc, "front"),
      center: origin,
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
    return [
      {
        kind: "across",
        ...measured(side < 0 ? shoe.letters[2] : shoe.letters[3], measure, "front"),
        from: polar(radius - measure.mm, angle(beside)),
        to: polar(radius, angle(beside)),
        faceFrom: polar(radius - measure.mm, angle(shoe.half)),
        faceTo: polar(radius, angle(shoe.half)),
      },
    ];
  });
}
