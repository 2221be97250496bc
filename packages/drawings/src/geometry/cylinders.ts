import { edge, type Measure, type Measures } from "./measures.ts";
import { plain, type Part } from "./part.ts";
import {
  bothHalves,
  box,
  circle,
  cutBy,
  line,
  lineTo,
  origin,
  path,
  point,
  polygon,
  rectangle,
  type Shape,
  type Stroke,
} from "./primitives.ts";
import { across, around, axis, cross, inSection } from "./turned.ts";

/** A spring in section, as a zigzag between two planes. */
export function spring(from: number, to: number, radius: number): Shape {
  const coils = Math.max(Math.min(Math.round((to - from) / (radius * 0.5)), 12), 2) * 2;
  const turns = Array.from({ length: coils + 1 }, (_, index) =>
    point(from + ((to - from) * index) / coils, index % 2 === 0 ? -radius : radius),
  );
  return path(lineTo(...turns), { stroke: "thin" });
}

/** A rubber cup: its lip points to `tip`. */
export function cup(base: number, tip: number, radius: number, stroke: Stroke): Shape {
  const lip = base + (tip - base) * 0.45;
  return polygon(
    [
      { x: base, y: -radius },
      { x: tip, y: -radius },
      { x: lip, y: -radius * 0.6 },
      { x: lip, y: radius * 0.6 },
      { x: tip, y: radius },
      { x: base, y: radius },
    ],
    { stroke, fill: "cutAcross" },
  );
}

/** Two pistons with their cups and a spring between, in a bored body. */
export function wheelCylinder(measures: Measures): Part {
  const bore = measures.length("sizeMm", (measures.figure("length") ?? 52) * 0.38);
  const length = measures.length("length", bore.mm * 2.6);
  const body = bore.mm * 0.74;
  const stroke = edge(bore, length);
  const nipple = {
    left: length.mm * 0.5,
    width: Math.min(bore.mm * 0.3, length.mm * 0.3),
    height: bore.mm * 0.42,
  };
  const top = -body - nipple.height;
  return {
    front: cylinderEnd(bore, stroke, body, nipple),
    section: {
      shapes: [
        ...bothHalves(bodyWall(bore.mm / 2, body, length.mm, stroke)),
        ...bleedNipple(nipple, body, stroke),
        ...pistons(bore.mm / 2, length.mm, stroke),
        line(point(0, -bore.mm / 2), point(0, bore.mm / 2), "thin"),
        line(point(length.mm, -bore.mm / 2), point(length.mm, bore.mm / 2), "thin"),
        axis(0, length.mm, bore.mm * 0.15),
      ],
      bounds: box(0, top, length.mm, body),
      solids: [
        around(0, length.mm, body),
        box(nipple.left - nipple.width, top, nipple.left + nipple.width, 0),
      ],
    },
    dimensions: [
      ...inSection("A", bore, "right", ...across(bore, length.mm)),
      ...inSection("B", length, "bottom", point(0, body), point(length.mm, body)),
    ],
    ...plain,
    datum: { front: origin, section: point(length.mm / 2, 0) },
    assumed: !bore.known || !length.known,
  };
}

interface Nipple {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function cylinderEnd(bore: Measure, stroke: Stroke, body: number, nipple: Nipple): Part["front"] {
  const radius = bore.mm / 2;
  const top = -body - nipple.height;
  return {
    shapes: [
      ...bleedNipple({ ...nipple, left: 0 }, body, stroke, body * 0.9),
      circle(body, { stroke, fill: "face" }),
      circle(body * 0.88, { stroke: "thin" }),
      circle(radius, { stroke: edge(bore) }),
      circle(radius * 0.92, { stroke: "thin" }),
      rectangle(box(-radius * 0.7, -radius * 0.14, radius * 0.7, radius * 0.14), {
        stroke: "thin",
      }),
      ...cross(body * 1.14),
    ],
    bounds: box(-body, top, body, body),
    solids: [{ center: origin, radius: body }, box(-nipple.width, top, nipple.width, 0)],
  };
}

function bodyWall(radius: number, body: number, length: number, stroke: Stroke): Shape[] {
  const groove = Math.min(length * 0.06, body * 0.12);
  // Grooves near both ends hold the dust boots.
  const profile = [
    { x: 0, y: -radius },
    { x: 0, y: -body * 0.93, radius: groove * 0.3 },
    { x: groove, y: -body * 0.93 },
    { x: groove, y: -body * 0.84 },
    { x: groove * 2, y: -body * 0.84 },
    { x: groove * 2, y: -body, radius: groove * 0.5 },
    { x: length - groove * 2, y: -body, radius: groove * 0.5 },
    { x: length - groove * 2, y: -body * 0.84 },
    { x: length - groove, y: -body * 0.84 },
    { x: length - groove, y: -body * 0.93 },
    { x: length, y: -body * 0.93, radius: groove * 0.3 },
    { x: length, y: -radius },
  ];
  return [polygon(profile, cutBy(stroke))];
}

function bleedNipple(
  { left, width, height }: Nipple,
  body: number,
  stroke: Stroke,
  foot = body,
): Shape[] {
  const top = -body - height;
  return [
    polygon(
      [
        { x: left - width, y: -foot },
        { x: left - width, y: -body - height * 0.35 },
        { x: left - width * 0.55, y: -body - height * 0.35 },
        { x: left - width * 0.4, y: top, radius: width * 0.1 },
        { x: left + width * 0.4, y: top, radius: width * 0.1 },
        { x: left + width * 0.55, y: -body - height * 0.35 },
        { x: left + width, y: -body - height * 0.35 },
        { x: left + width, y: -foot },
      ],
      { stroke },
    ),
    line(point(left, top - height * 0.2), point(left, -body * 0.6), "center"),
  ];
}

function pistons(radius: number, length: number, stroke: Stroke): Shape[] {
  const from = length * 0.05;
  const to = length * 0.3;
  const lip = to + Math.min(length * 0.09, radius * 0.7);
  const fit = radius * 0.97;
  return [
    rectangle(box(from, -fit, to, fit), { stroke, fill: "face" }, radius * 0.06),
    rectangle(box(length - to, -fit, length - from, fit), { stroke, fill: "face" }, radius * 0.06),
    rectangle(box(from, -radius * 0.2, from + (to - from) * 0.4, radius * 0.2), { stroke: "thin" }),
    rectangle(box(length - from - (to - from) * 0.4, -radius * 0.2, length - from, radius * 0.2), {
      stroke: "thin",
    }),
    cup(to, lip, fit, stroke),
    cup(length - to, length - lip, fit, stroke),
    spring(lip, length - lip, radius * 0.55),
  ];
}
