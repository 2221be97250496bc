import { clamp, edge, type Measure, type Measures } from "./measures.ts";
import { type Dimension, type Note, type Part, plain, roundView, type View } from "./part.ts";
import {
  bothHalves,
  box,
  circle,
  type Corner,
  cutBy,
  line,
  origin,
  point,
  polygon,
  rectangle,
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

interface Drum {
  readonly friction: Measure;
  readonly maximum: Measure;
  readonly width: Measure;
  readonly height: Measure;
  readonly bore: Measure;
  readonly bolts: BoltPattern;
  readonly outer: Measure;
  /** Outside of the rim behind its lip, in mm from the axis. */
  readonly rim: number;
  /** Position of the wall that closes the drum. */
  readonly wall: number;
  /** Radius of the mounting face. */
  readonly face: number;
  /** Position of the mounting face; a hub extends beyond it. */
  readonly faceAt: number;
  readonly hubbed: boolean;
}

function read(measures: Measures): Drum {
  const guess =
    (measures.figure("outerDiameter") ?? 0) / 1.13 ||
    (measures.figure("maxDiameter") ?? 0) / 1.007 ||
    (measures.figure("boltCircle") ?? 0) * 2 ||
    (measures.figure("centerBore") ?? 0) * 3.6 ||
    (measures.figure("drumWidth") ?? 0) * 5 ||
    228;
  const friction = measures.length("drumDiameter", guess);
  const hubbed = measures.text("drawing") === "BD02";
  const outer = measures.length("outerDiameter", friction.mm * 1.13, friction.mm * 1.005);
  const maximum = measures.length("maxDiameter", friction.mm * 1.007, friction.mm, outer.mm);
  const bore = measures.length("centerBore", friction.mm * 0.27, 0, friction.mm * 0.8);
  const pitch = measures.length(
    "boltCircle",
    bore.mm + (friction.mm - bore.mm) * 0.3,
    bore.mm * 1.05,
    friction.mm * 0.95,
  );
  const width = measures.length(
    "drumWidth",
    (measures.figure("height") ?? friction.mm * 0.28) * 0.7,
  );
  const height = measures.length("height", width.mm * 1.45, width.mm * 1.03);
  const bolts = boltPattern(
    pitch,
    measures.count("holes", 4),
    Math.min(friction.mm * 0.055, 18),
    bore.mm,
    friction.mm,
  );
  const face = clamp(
    pitch.mm / 2 + bolts.hole * 1.6,
    Math.min(bore.mm * 0.6, friction.mm * 0.45),
    friction.mm * 0.48,
  );
  const beyond = height.mm - width.mm;
  return {
    friction,
    maximum,
    width,
    height,
    bore,
    bolts,
    outer,
    rim: friction.mm / 2 + Math.max((outer.mm - friction.mm) * 0.3, 0.1),
    wall: Math.min(Math.max(friction.mm * 0.026, 3), hubbed ? beyond * 0.6 : beyond),
    face,
    faceAt: hubbed ? height.mm - beyond * 0.35 : height.mm,
    hubbed,
  };
}

export function drum(measures: Measures): Part {
  const part = read(measures);
  const { friction, maximum, width, height, bore, bolts, outer } = part;
  const notes: Note[] = [
    ...(bolts.circle.known ? (["boltHoles"] as const) : []),
    ...(maximum.known ? (["maximum"] as const) : []),
  ];
  return {
    front: frontView(part),
    section: sectionView(part),
    dimensions: dimensionsOf(part),
    ...plain,
    notes,
    datum: { front: origin, section: point(part.faceAt, 0) },
    assumed: [friction, width, height, bore, bolts.circle, outer].some(({ known }) => !known),
  };
}

function frontView({ friction, bore, bolts, outer, rim, face, hubbed }: Drum): View {
  const radius = outer.mm / 2;
  return roundView(radius, [
    circle(radius, { stroke: edge(outer) }),
    circle((radius + rim) / 2, { stroke: "thin" }),
    circle(rim, { stroke: edge(friction) }),
    circle(friction.mm / 2, { stroke: friction.known ? "hidden" : "assumed" }),
    circle(face, { stroke: edge(bolts.circle) }),
    ...(hubbed ? [circle(hubRadius(bore.mm, bolts), { stroke: "thin" })] : []),
    circle(bore.mm / 2, { stroke: edge(bore) }),
    ...boltHoles(bolts),
    ...cross(radius * 1.07),
  ]);
}

const hubRadius = (bore: number, bolts: BoltPattern): number =>
  Math.min(bore * 0.68, (bore / 2 + bolts.circle.mm / 2 - bolts.hole / 2) / 2);

function sectionView(part: Drum): View {
  const { friction, width, height, bore, bolts, outer, face } = part;
  const radius = outer.mm / 2;
  const overshoot = outer.mm * 0.035;
  const beyond = friction.mm * 0.02;
  const upper = [
    ...rimProfile(part),
    ...boltAxis(bolts, part.faceAt - part.wall - beyond, part.faceAt + beyond),
  ];
  return {
    shapes: [
      line(...across(friction), "thin"),
      line(...across(bore, height.mm), "thin"),
      ...bothHalves(upper),
      axis(0, height.mm, overshoot),
    ],
    bounds: around(0, height.mm, radius),
    solids: [
      around(0, Math.min(width.mm + part.wall, height.mm), radius),
      around(0, height.mm, face),
      ...(bolts.circle.known ? [around(0, height.mm + overshoot * 0.4, bolts.circle.mm / 2)] : []),
    ],
  };
}

/** Lip, rim, closing wall and mounting face: one casting, open to the left. */
function rimProfile(part: Drum): Shape[] {
  const { friction, width, height, bore, bolts, outer, rim, wall, face, faceAt, hubbed } = part;
  const inside = friction.mm / 2;
  const lip = Math.min(width.mm * 0.16, 10);
  const bolted = bolts.circle.known;
  const holeTop = bolted ? bolts.circle.mm / 2 + bolts.hole / 2 : bore.mm / 2;
  const closing = Math.min(width.mm + wall, faceAt);
  const innerFace = Math.max(faceAt - wall, width.mm);
  const innerRadius = Math.min(face - wall * 0.4, inside * 0.95);
  const corners: Corner[] = [
    { x: 0, y: -inside },
    { x: 0, y: -outer.mm / 2, radius: lip * 0.2 },
    { x: lip, y: -outer.mm / 2, radius: lip * 0.2 },
    { x: lip, y: -rim, radius: lip * 0.4 },
    { x: closing, y: -rim, radius: wall * 0.8 },
    { x: closing, y: -Math.max(face, inside * 0.9), radius: wall * 0.4 },
    { x: faceAt, y: -face, radius: wall * 0.6 },
    { x: faceAt, y: -holeTop },
    { x: innerFace, y: -holeTop },
    { x: innerFace, y: -Math.max(innerRadius, holeTop), radius: wall * 0.4 },
    { x: width.mm, y: -Math.max(inside * 0.87, Math.min(innerRadius, inside)), radius: wall * 0.6 },
    { x: width.mm, y: -inside, radius: wall * 0.3 },
  ];
  const look = cutBy(edge(friction, outer, width, height, bore));
  const below = bolted ? bolts.circle.mm / 2 - bolts.hole / 2 : holeTop;
  const inner = rectangle(box(innerFace, -below, faceAt, -bore.mm / 2), look, wall * 0.1);
  return [polygon(corners, look), ...(hubbed ? [hub()] : bolted ? [inner] : [])];

  function hub(): Shape {
    const sleeve = hubRadius(bore.mm, bolts);
    const inwards = Math.max(innerFace - width.mm * 0.35, 0);
    return polygon(
      [
        { x: inwards, y: -bore.mm / 2 },
        { x: inwards, y: -sleeve, radius: wall * 0.2 },
        { x: innerFace, y: -sleeve, radius: wall * 0.4 },
        { x: innerFace, y: -Math.max(below, sleeve) },
        { x: faceAt, y: -Math.max(below, sleeve) },
        { x: faceAt, y: -sleeve, radius: wall * 0.4 },
        { x: height.mm, y: -sleeve, radius: wall * 0.2 },
        { x: height.mm, y: -bore.mm / 2 },
      ],
      look,
    );
  }
}

function dimensionsOf(part: Drum): Dimension[] {
  const { friction, maximum, width, height, bore, bolts, outer, face } = part;
  const radius = outer.mm / 2;
  const end = part.hubbed ? hubRadius(bore.mm, bolts) : face;
  return [
    ...inSection("A", friction, "left", ...across(friction)),
    ...inSection("B", maximum, "left", ...across(maximum)),
    ...inSection("C", width, "bottom", point(0, radius), point(width.mm, friction.mm / 2)),
    ...inSection("D", height, "top", point(0, -radius), point(height.mm, -end)),
    ...inSection("E", bore, "right", ...across(bore, height.mm)),
    ...boltLeader("F", bolts, radius),
    ...inFront("G", outer, "left", ...across(outer)),
  ];
}
