// Silhouettes for rows and cards, in millimeters from the center of the part.
import type { FamilyId } from "@caliper/catalogue-model";
import { withBores } from "./families.ts";
import { type Dimensions, type Measures, measuresOf } from "./measures.ts";
import { plateCommands } from "./pad.ts";
import {
  arcTo,
  box,
  circle,
  type Command,
  line,
  lineTo,
  path,
  point,
  type Point,
  polar,
  polygon,
  rectangle,
  type Shape,
} from "./primitives.ts";
import { inches } from "./small.ts";

export interface Silhouette {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
}

const solid = { stroke: "object", fill: "face" } as const;

export function silhouetteOf(family: FamilyId, dimensions: Dimensions): Silhouette {
  return silhouettes[family](measuresOf(withBores(family, dimensions)));
}

const silhouettes: Readonly<Record<FamilyId, (measures: Measures) => Silhouette>> = {
  brake_rotors: (measures) => {
    const outer = measures.length("outerDiameter", 275).mm;
    const hat = measures.length("hatDiameter", outer * 0.54, outer * 0.2, outer * 0.85).mm;
    const bore = measures.length("centerBore", hat * 0.42, 0, hat * 0.8).mm;
    return disc(outer, hat, bore);
  },
  brake_drums: (measures) => {
    const inside = measures.length("drumDiameter", 228).mm;
    const outer = measures.length("outerDiameter", inside * 1.13, inside * 1.04, inside * 1.4).mm;
    const bore = measures.length("centerBore", inside * 0.27, 0, inside * 0.6).mm;
    return disc(outer, inside, bore);
  },
  brake_pads: (measures) => {
    const length = measures.length("length1", measures.figure("length2") ?? 130).mm;
    const width = measures.length("width1", measures.figure("width2") ?? length * 0.41).mm;
    return sized(length, width, [path(plateCommands(length, width, -width / 2), solid)]);
  },
  brake_shoes: (measures) => {
    const drum = measures.length("drumDiameter", (measures.figure("arcLength1") ?? 214) / 0.94).mm;
    const arc = measures.length("arcLength1", drum * 0.94, 0, drum * 1.4).mm;
    return crescent(drum / 2, (arc / (Math.PI * drum)) * 180);
  },
  brake_lining: (measures) => {
    const length = measures.length("length", 220).mm;
    const width = measures.length("width", length * 0.2).mm;
    const rivets = [-0.3, 0, 0.3].flatMap((along) =>
      [-0.22, 0.22].map((across) =>
        dot(Math.min(width, length) * 0.05, point(length * along, width * across)),
      ),
    );
    return sized(length, width, [rectangle(about(length, width), solid, width * 0.06), ...rivets]);
  },
  wheel_cylinders: (measures) => {
    const bore = measures.length("sizeMm", 19.05).mm;
    const length = measures.length("length", bore * 2.6).mm;
    const body = bore * 1.48;
    return sized(length, body, [
      rectangle(about(length, body), solid, body * 0.12),
      line(point(0, -body / 2), point(0, body / 2), "object"),
    ]);
  },
  master_cylinders: (measures) => {
    const bore = measures.length("boreMm", 22.22).mm;
    const strokes =
      measures.length("primary", bore * 0.75).mm + measures.length("secondary", bore * 0.7).mm;
    const length = bore * 2.6 + strokes;
    const body = bore * 1.48;
    const flange = length / 2 - bore * 0.35;
    return sized(length, body * 1.64, [
      rectangle(about(length, body), solid, body * 0.12),
      rectangle(box(flange - bore * 0.28, -body * 0.82, flange, body * 0.82), solid, bore * 0.08),
      ...[length * -0.22, length * 0.12].map((x) =>
        rectangle(box(x - bore * 0.2, -body * 0.8, x + bore * 0.2, -body / 2), solid),
      ),
    ]);
  },
  pistons: (measures) => {
    const outer = measures.length("outerDiameter", 51).mm;
    const height = measures.length("height", outer * 0.9).mm;
    const groove = -outer / 2 + outer * 0.12;
    return sized(height, outer, [
      rectangle(about(height, outer), solid, outer * 0.04),
      ...[groove, groove + outer * 0.08].map((x) =>
        line(point(x, -outer / 2), point(x, outer / 2), "object"),
      ),
    ]);
  },
  cylinder_cups: (measures) => {
    const size = inches(measures.text("size")) ?? 20;
    return disc(size, size * 0.62, size * 0.2);
  },
  hardware: () => springAndPin(),
  caliper_kits: () => caliper(),
  brake_fluids: () => bottle(),
};

const sized = (width: number, height: number, shapes: readonly Shape[]): Silhouette => ({
  shapes,
  width,
  height,
});

const dot = (radius: number, at?: Point): Shape => circle(radius, { fill: "solid" }, at);

const about = (width: number, height: number) =>
  box(-width / 2, -height / 2, width / 2, height / 2);

const ring = (radius: number): Command[] => [
  ["M", -radius, 0],
  ["A", radius, 1, 1, radius, 0],
  ["A", radius, 1, 1, -radius, 0],
  ["Z"],
];

/** A ring (the inner circle is a hole) with a dot for the bore. */
const disc = (outer: number, inner: number, bore: number): Silhouette =>
  sized(outer, outer, [path([...ring(outer / 2), ...ring(inner / 2)], solid), dot(bore / 2)]);

function crescent(radius: number, half: number): Silhouette {
  const degrees = Math.min(half, 82);
  const angle = (degrees * Math.PI) / 180;
  const inner = radius * 0.82;
  const bottom = inner * Math.cos(angle);
  const at = (r: number, degrees: number) => polar(r, degrees, point(0, (radius + bottom) / 2));
  const arc = (r: number) => arcTo(at(r, -degrees), r, false, 1, at(r, degrees));
  const [right, left] = [at(inner, degrees), at(inner, -degrees)];
  return sized(2 * radius * Math.sin(angle), radius - bottom, [
    path(
      [...arc(radius), ["L", right.x, right.y], ["A", inner, 0, 0, left.x, left.y], ["Z"]],
      solid,
    ),
    path(arc(radius * 0.945), { stroke: "thin" }),
  ]);
}

/** A shoe's return spring with its hooks, over a hold-down pin. */
function springAndPin(): Silhouette {
  const coils = Array.from({ length: 15 }, (_, index) =>
    point(-28 + index * 4, index % 2 === 0 ? -4 : -24),
  );
  const hook = (side: 1 | -1) =>
    path(
      [
        ...lineTo(point(side * 28, -14), point(side * 34, -14)),
        ["A", 5, 1, side === 1 ? 0 : 1, side * 40, -9],
      ],
      { stroke: "object" },
    );
  return sized(84, 50, [
    path(lineTo(...coils), { stroke: "object" }),
    hook(-1),
    hook(1),
    rectangle(box(-34, 13, 36, 19), solid, 2),
    rectangle(box(-40, 7, -34, 25), solid, 2),
  ]);
}

/** A caliper's housing over its piston, with the bridge at the top. */
function caliper(): Silhouette {
  return sized(88, 60, [
    polygon(
      [
        { x: -44, y: 30, radius: 8 },
        { x: -44, y: -18, radius: 14 },
        { x: -22, y: -30, radius: 10 },
        { x: 22, y: -30, radius: 10 },
        { x: 44, y: -18, radius: 14 },
        { x: 44, y: 30, radius: 8 },
        { x: 26, y: 30, radius: 6 },
        { x: 20, y: 18, radius: 6 },
        { x: -20, y: 18, radius: 6 },
        { x: -26, y: 30, radius: 6 },
      ],
      solid,
    ),
    circle(15, { stroke: "object" }, point(0, -6)),
    dot(6, point(0, -6)),
  ]);
}

function bottle(): Silhouette {
  return sized(44, 90, [
    polygon(
      [
        { x: -22, y: 45, radius: 5 },
        { x: -22, y: -18, radius: 14 },
        { x: -9, y: -32, radius: 4 },
        { x: 9, y: -32, radius: 4 },
        { x: 22, y: -18, radius: 14 },
        { x: 22, y: 45, radius: 5 },
      ],
      solid,
    ),
    rectangle(box(-11, -45, 11, -32), solid, 2),
    line(point(-22, -2), point(22, -2), "object"),
    line(point(-22, 28), point(22, 28), "object"),
  ]);
}
