import { cup, spring } from "./cylinders.ts";
import { edge, type Measure, type Measures } from "./measures.ts";
import { boxView, plain, type Part, type View } from "./part.ts";
import {
  box,
  circle,
  cutBy,
  line,
  origin,
  point,
  polygon,
  rectangle,
  symmetric,
  type Shape,
  type Stroke,
} from "./primitives.ts";
import { across, around, axis, inSection } from "./turned.ts";

interface Cylinder {
  readonly bore: Measure;
  readonly primary: Measure;
  readonly secondary: Measure;
  readonly stroke: Stroke;
  /** Radius of the body. */
  readonly body: number;
  /** Along the axis, from the closed end on the left: faces of the pistons, flange and mouth. */
  readonly floor: number;
  readonly secondaryFace: number;
  readonly secondaryBack: number;
  readonly primaryFace: number;
  readonly primaryBack: number;
  readonly flange: number;
  readonly mouth: number;
}

function read(measures: Measures): Cylinder {
  const strokes = measures.figure("primary") ?? measures.figure("secondary") ?? 0;
  const bore = measures.length("boreMm", strokes * 1.3 || 22.22);
  const primary = measures.length("primary", bore.mm * 0.75);
  const secondary = measures.length("secondary", bore.mm * 0.7);
  const floor = bore.mm * 0.3;
  const piston = bore.mm * 0.95;
  const secondaryFace = floor + secondary.mm;
  const secondaryBack = secondaryFace + piston;
  const primaryFace = secondaryBack + primary.mm;
  const primaryBack = primaryFace + piston;
  return {
    bore,
    primary,
    secondary,
    stroke: edge(bore, primary, secondary),
    body: bore.mm * 0.74,
    floor,
    secondaryFace,
    secondaryBack,
    primaryFace,
    primaryBack,
    flange: primaryBack - bore.mm * 0.25,
    mouth: primaryBack + bore.mm * 0.35,
  };
}

/** A tandem cylinder at rest: the gap in front of each piston is its stroke. */
export function masterCylinder(measures: Measures): Part {
  const cylinder = read(measures);
  const { bore, primary, secondary, body } = cylinder;
  const wall = (x: number) => point(x, bore.mm / 2);
  const strokeOf = (letter: string, measure: Measure, from: number, to: number) =>
    inSection(letter, measure, "bottom", wall(from), wall(to), body);
  return {
    front: frontView(cylinder, measures.count("ports", 2).n),
    section: sectionView(cylinder),
    dimensions: [
      ...inSection("A", bore, "right", ...across(bore, cylinder.mouth)),
      ...strokeOf("B", primary, cylinder.secondaryBack, cylinder.primaryFace),
      ...strokeOf("C", secondary, cylinder.floor, cylinder.secondaryFace),
    ],
    ...plain,
    // The flange face that rests on the booster.
    datum: { front: origin, section: point(cylinder.flange + plate(bore.mm), 0) },
    assumed: !bore.known || !primary.known || !secondary.known,
  };
}

const flangeReach = (body: number): number => body * 1.75;
const plate = (bore: number): number => bore * 0.25;
const portHeight = (body: number): number => body * 0.45;

/** Seen from the pushrod: the flange with two studs, and the outlets on the side. */
function frontView({ bore, body, stroke }: Cylinder, ports: number): View {
  const reach = flangeReach(body);
  const stud = reach * 0.78;
  const outlets = Math.min(ports, 2);
  const lobe = body * 0.42;
  return boxView(box(-body * 1.3, -reach, body * 1.02, reach), [
    polygon(
      [
        { x: -lobe, y: -reach, radius: lobe * 0.9 },
        { x: lobe, y: -reach, radius: lobe * 0.9 },
        { x: body * 1.02, y: -body * 0.35, radius: body * 0.5 },
        { x: body * 1.02, y: body * 0.35, radius: body * 0.5 },
        { x: lobe, y: reach, radius: lobe * 0.9 },
        { x: -lobe, y: reach, radius: lobe * 0.9 },
        { x: -body * 1.02, y: body * 0.35, radius: body * 0.5 },
        { x: -body * 1.02, y: -body * 0.35, radius: body * 0.5 },
      ],
      { stroke, fill: "face" },
    ),
    circle(body * 0.8, { stroke: "thin" }),
    circle(bore.mm / 2, { stroke: edge(bore) }),
    circle(bore.mm * 0.16, { stroke: "thin" }),
    ...[-stud, stud].flatMap((y) => [
      circle(body * 0.2, { stroke }, point(0, y)),
      line(point(-body * 0.34, y), point(body * 0.34, y), "center"),
    ]),
    ...Array.from({ length: outlets }, (_, index) => {
      const y = body * 0.28 * (outlets === 1 ? 0 : index * 2 - 1);
      const port = box(-body * 1.3, y - body * 0.18, -body * 1.02, y + body * 0.18);
      return rectangle(port, { stroke }, body * 0.05);
    }),
    line(point(-body * 1.45, 0), point(body * 1.15, 0), "center"),
    line(point(0, -reach * 1.07), point(0, reach * 1.07), "center"),
  ]);
}

function sectionView(cylinder: Cylinder): View {
  const { bore, body, stroke, mouth, flange } = cylinder;
  const reach = flangeReach(body);
  const radius = bore.mm / 2;
  const end = mouth + bore.mm * 0.5;
  const rod = (from: number, to: number, y: number, toY = y) =>
    line(point(from, y), point(to, toY), stroke);
  return {
    shapes: [
      housing(cylinder),
      ...inlets(cylinder),
      ...innerParts(cylinder),
      line(...across(bore, mouth), "thin"),
      rod(cylinder.primaryBack, end, -radius * 0.3),
      rod(cylinder.primaryBack, end, radius * 0.3),
      rod(end, end, -radius * 0.3, radius * 0.3),
      axis(0, end, bore.mm * 0.15),
    ],
    bounds: around(0, end, reach),
    solids: [
      box(0, -body - portHeight(body), mouth, body),
      around(flange, flange + plate(bore.mm), reach),
      around(0, end, radius * 0.4),
    ],
  };
}

/** Floor, wall and flange: one casting. */
function housing({ bore, body, floor, flange, mouth, stroke }: Cylinder): Shape {
  const radius = bore.mm / 2;
  const reach = flangeReach(body);
  const thick = plate(bore.mm);
  return symmetric(
    [
      { x: floor, y: -radius, radius: radius * 0.1 },
      { x: mouth, y: -radius },
      { x: mouth, y: -body * 0.85, radius: thick * 0.25 },
      { x: flange + thick, y: -body * 0.85, radius: thick * 0.25 },
      { x: flange + thick, y: -reach, radius: thick * 0.25 },
      { x: flange, y: -reach, radius: thick * 0.25 },
      { x: flange, y: -body, radius: body * 0.15 },
      { x: 0, y: -body, radius: body * 0.3 },
    ],
    cutBy(stroke),
  );
}

/** Reservoir inlets: one behind the cup of each piston. */
function inlets({ bore, body, stroke, secondaryFace, primaryFace }: Cylinder): Shape[] {
  const half = bore.mm * 0.24;
  const height = portHeight(body);
  return [secondaryFace, primaryFace].flatMap((face) => {
    const x = face + bore.mm * 0.36;
    return [
      rectangle(box(x - half, -body - height, x + half, -body), { stroke }, half * 0.2),
      line(point(x - half * 0.5, -body - height), point(x - half * 0.5, -bore.mm / 2), "hidden"),
      line(point(x + half * 0.5, -body - height), point(x + half * 0.5, -bore.mm / 2), "hidden"),
      line(point(x, -body - height * 1.3), point(x, -bore.mm / 2), "center"),
    ];
  });
}

function innerParts(cylinder: Cylinder): Shape[] {
  const { bore, floor, secondaryFace, secondaryBack, primaryFace, primaryBack, stroke } = cylinder;
  const radius = (bore.mm / 2) * 0.97;
  const seal = bore.mm * 0.16;
  const piston = (face: number, back: number): Shape[] => [
    rectangle(box(face, -radius, back, radius), { stroke, fill: "face" }, radius * 0.05),
    cup(face + seal * 1.6, face + seal * 0.6, radius, "thin"),
    cup(back - seal * 1.6, back - seal * 0.6, radius, "thin"),
  ];
  return [
    ...piston(secondaryFace, secondaryBack),
    ...piston(primaryFace, primaryBack),
    spring(floor, secondaryFace, radius * 0.55),
    spring(secondaryBack, primaryFace, radius * 0.55),
  ];
}
