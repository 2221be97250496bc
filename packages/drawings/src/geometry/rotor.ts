import { edge, type Measure, type Measures } from "./measures.ts";
import { type Detail, type Dimension, type Note, type Part, roundView, type View } from "./part.ts";
import {
  bothHalves,
  circle,
  type Corner,
  cutBy,
  line,
  origin,
  point,
  polar,
  polygon,
  rectangle,
  box,
  type Shape,
} from "./primitives.ts";
import {
  across,
  around,
  axis,
  boltAxis,
  boltHoles,
  boltLeader,
  type BoltPattern,
  boltPattern,
  cross,
  inFront,
  inSection,
} from "./turned.ts";

interface Rotor {
  readonly ventilated: boolean;
  readonly outer: Measure;
  readonly hat: Measure;
  readonly bore: Measure;
  readonly bolts: BoltPattern;
  readonly height: Measure;
  readonly thickness: Measure;
  readonly minimum: Measure;
  readonly flange: Measure;
  /** Of the friction ring, in mm from the axis. */
  readonly ringInside: number;
  /** Of the hat's wall. */
  readonly wall: number;
  /** Of each cheek of a ventilated ring; the whole ring of a solid one. */
  readonly cheek: number;
}

function read(measures: Measures): Rotor {
  const solid = measures.text("disc") === "Solid" || measures.text("drawing") === "BR02";
  const guess =
    (measures.figure("hatDiameter") ?? 0) / 0.54 ||
    (measures.figure("boltCircle") ?? 0) * 2.6 ||
    (measures.figure("centerBore") ?? 0) * 4.6 ||
    (measures.figure("thickness") ?? 0) * (solid ? 24 : 12) ||
    275;
  const outer = measures.length("outerDiameter", guess);
  const hat = measures.length("hatDiameter", outer.mm * 0.54, outer.mm * 0.04, outer.mm * 0.94);
  const bore = measures.length("centerBore", hat.mm * 0.4, 0, hat.mm * 0.92);
  const pitch = measures.length(
    "boltCircle",
    bore.mm + (hat.mm - bore.mm) * 0.5,
    bore.mm * 1.03,
    hat.mm * 0.97,
  );
  const thickness = measures.length("thickness", outer.mm * (solid ? 0.04 : 0.08), 0, outer.mm);
  const height = measures.length("height", thickness.mm + outer.mm * 0.1, thickness.mm);
  const flange = measures.length("flange", outer.mm * 0.024, 0, height.mm);
  const bolts = boltPattern(
    pitch,
    measures.count("holes", 5),
    Math.min(outer.mm * 0.048, 18),
    bore.mm,
    hat.mm,
  );
  const hatRadius = hat.mm / 2;
  const beyondHoles = hatRadius - pitch.mm / 2 - bolts.hole / 2;
  const wall = Math.max(Math.min(Math.max(flange.mm, outer.mm * 0.02), beyondHoles * 0.9), 0.1);
  const ringInside = hatRadius + Math.min((outer.mm / 2 - hatRadius) * 0.18, hatRadius * 0.14);
  return {
    ventilated: !solid,
    outer,
    hat,
    bore,
    bolts,
    height,
    thickness,
    minimum: measures.length("minThickness", thickness.mm * 0.91, 0, thickness.mm),
    flange,
    ringInside,
    wall,
    cheek: solid ? thickness.mm : thickness.mm * 0.31,
  };
}

export function rotor(measures: Measures): Part {
  const part = read(measures);
  const lengths = [part.outer, part.hat, part.bore, part.bolts.circle];
  const depths = [part.height, part.thickness, part.flange];
  const notes: Note[] = [
    ...(part.bolts.circle.known ? (["boltHoles"] as const) : []),
    ...(part.minimum.known ? (["wear"] as const) : []),
  ];
  return {
    front: frontView(part, measures.allVanes),
    section: sectionView(part),
    dimensions: dimensionsOf(part),
    notes,
    captions: [],
    detail: detailOf(part),
    // The face that rests on the hub.
    datum: { front: origin, section: point(part.height.mm - part.flange.mm, 0) },
    assumed: [...lengths, ...depths].some(({ known }) => !known),
  };
}

function frontView(part: Rotor, allVanes: boolean): View {
  const { outer, hat, bore, bolts, ringInside, wall } = part;
  const radius = outer.mm / 2;
  const hatRadius = hat.mm / 2;
  const boreRadius = bore.mm / 2;
  return roundView(radius, [
    ...(part.ventilated ? vanes(ringInside, radius, allVanes) : []),
    circle(radius, { stroke: edge(outer) }),
    ...chamfer(radius * 0.988, outer),
    circle(ringInside, { stroke: edge(hat) }),
    circle(hatRadius, { stroke: edge(hat) }),
    ...chamfer(hatRadius - wall * 0.62, hat),
    ...chamfer(boreRadius * 1.03, bore),
    circle(boreRadius, { stroke: edge(bore) }),
    ...boltHoles(bolts),
    ...jackHoles(bolts),
    ...cross(radius * 1.07),
  ]);
}

/** Only an edge with a known position shows a chamfer. */
const chamfer = (radius: number, { known }: Measure): Shape[] =>
  known ? [circle(radius, { stroke: "thin" })] : [];

function vanes(inside: number, outside: number, all: boolean): Shape[] {
  const room = outside - inside;
  const step = 7.5;
  const first = all ? step / 2 : 20;
  const last = all ? 360 : 86;
  const lines: Shape[] = [];
  for (let at = first; at < last; at += step)
    lines.push(
      line(polar(inside + room * 0.05, at), polar(outside - room * 0.05, at - 2.5), "hidden"),
    );
  return lines;
}

/** Two threaded holes between the bolt holes, used to press a stuck rotor off its hub. */
function jackHoles({ circle: pitch, holes, hole }: BoltPattern): Shape[] {
  if (!pitch.known || holes.n < 3 || holes.n > 6) return [];
  const step = 360 / holes.n;
  const opposite = step * (Math.ceil(holes.n / 2) + 0.5);
  return [step / 2, opposite].map((at) =>
    circle(hole * 0.32, { stroke: "object" }, polar(pitch.mm / 2, at)),
  );
}

function sectionView(part: Rotor): View {
  const { outer, hat, bore, bolts, height, thickness, flange, ringInside, cheek } = part;
  const radius = outer.mm / 2;
  const overshoot = outer.mm * 0.035;
  const flangeAt = height.mm - flange.mm;
  const beyond = outer.mm * 0.02;
  const behind = Math.min(flangeAt, thickness.mm - cheek);
  const upper: Shape[] = [
    ...(part.ventilated ? innerCheek(part) : []),
    ...hatProfile(part),
    ...boltAxis(bolts, flangeAt - beyond, height.mm + beyond),
  ];
  return {
    shapes: [
      // Edges behind the cut: the ring's inboard opening, the bore.
      line(point(0, -ringInside), point(0, ringInside), "thin"),
      ...(part.ventilated ? [] : [line(...across(outer), "thin")]),
      ...(bore.known && height.known
        ? [flangeAt, height.mm].map((x) => line(...across(bore, x), "thin"))
        : []),
      ...bothHalves(upper),
      axis(0, height.mm, overshoot),
    ],
    bounds: around(0, height.mm, radius),
    solids: [
      around(0, thickness.mm, radius),
      around(Math.max(behind, 0), height.mm, hat.mm / 2),
      ...(bolts.circle.known ? [around(0, height.mm + overshoot * 0.4, bolts.circle.mm / 2)] : []),
    ],
  };
}

function innerCheek({ outer, thickness, cheek, ringInside }: Rotor): Shape[] {
  const radius = outer.mm / 2;
  const cavity = radius * 0.985;
  const cut = { stroke: edge(outer, thickness), fill: "cut" } as const;
  return [
    rectangle(box(0, -radius, cheek, -ringInside), cut, cheek * 0.16),
    line(point(cheek, -cavity), point(thickness.mm - cheek, -cavity), "thin"),
    line(point(cheek, -ringInside), point(thickness.mm - cheek, -ringInside), "thin"),
  ];
}

/** The outboard cheek (or the solid ring), the hat and the flange: one casting. */
function hatProfile(part: Rotor): Shape[] {
  const { outer, hat, bore, bolts, height, thickness, flange, wall, cheek } = part;
  const radius = outer.mm / 2;
  const hatRadius = hat.mm / 2;
  const ringAt = thickness.mm - cheek;
  const flangeAt = height.mm - flange.mm;
  const bolted = bolts.circle.known;
  const holeTop = bolted ? bolts.circle.mm / 2 + bolts.hole / 2 : bore.mm / 2;
  const fillet = wall * 0.8;
  const chamfer = cheek * (part.ventilated ? 0.16 : 0.06);
  const corners: Corner[] = [
    { x: ringAt, y: -radius, radius: chamfer },
    { x: thickness.mm, y: -radius, radius: chamfer },
    { x: thickness.mm, y: -hatRadius, radius: fillet },
    { x: height.mm, y: -hatRadius, radius: fillet },
    { x: height.mm, y: -holeTop },
    { x: flangeAt, y: -holeTop },
    { x: flangeAt, y: -(hatRadius - wall), radius: fillet * 0.6 },
    { x: ringAt, y: -(hatRadius - wall), radius: fillet },
  ];
  const look = cutBy(edge(outer, hat, bore, height, thickness, flange));
  const lower = rectangle(
    box(flangeAt, -(bolts.circle.mm / 2 - bolts.hole / 2), height.mm, -bore.mm / 2),
    look,
    flange.mm * 0.08,
  );
  const ring = rectangle(
    box(ringAt, -radius, thickness.mm, -part.ringInside),
    { stroke: edge(outer, thickness), fill: "cut" },
    chamfer,
  );
  return [polygon(corners, look), ...(look.fill ? [] : [ring]), ...(bolted ? [lower] : [])];
}

function dimensionsOf(part: Rotor): Dimension[] {
  const { outer, hat, bore, bolts, height, thickness, minimum, flange } = part;
  const radius = outer.mm / 2;
  const hatRadius = hat.mm / 2;
  const worn = (thickness.mm - minimum.mm) / 2;
  const flangeAt = point(height.mm - flange.mm, hatRadius);
  return [
    ...inFront("A", outer, "left", ...across(outer)),
    ...inSection("B", hat, "right", ...across(hat, height.mm)),
    ...inSection("C", bore, "right", ...across(bore, height.mm)),
    ...boltLeader("D", bolts, radius),
    ...inSection("E", height, "top", point(0, -radius), point(height.mm, -hatRadius)),
    ...inSection("F", thickness, "bottom", point(0, radius), point(thickness.mm, radius)),
    ...inSection("G", minimum, "bottom", point(worn, radius), point(thickness.mm - worn, radius)),
    ...inSection("H", flange, "bottom", flangeAt, point(height.mm, hatRadius), hatRadius),
  ];
}

/** The edge of the ring: cheeks and wear limit are too thin to see in the main views. */
function detailOf({ outer, thickness, minimum }: Rotor): Detail | null {
  if (!minimum.known || !minimum.toScale || minimum.value === null) return null;
  return {
    center: point(thickness.mm / 2, -outer.mm / 2),
    feature: thickness.mm,
    column: minimum.column,
  };
}
