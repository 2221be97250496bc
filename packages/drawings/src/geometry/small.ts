// Small turned parts: caliper pistons and cylinder cups.
import { edge, figureOf, type Measures } from "./measures.ts";
import { boxView, plain, type Part, roundView } from "./part.ts";
import { circle, cutBy, line, origin, point, symmetric } from "./primitives.ts";
import { across, around, axis, cross, inFront, inSection } from "./turned.ts";

/** A cup-shaped caliper piston, open to the left. */
export function piston(measures: Measures): Part {
  const outer = measures.length("outerDiameter", (measures.figure("height") ?? 43) * 1.15);
  const height = measures.length("height", outer.mm * 0.9);
  const inner = measures.length("innerDiameter", outer.mm * 0.72, 0, outer.mm * 0.96);
  const radius = outer.mm / 2;
  const hollow = inner.mm / 2;
  const floor = height.mm - Math.min((radius - hollow) * 1.1, height.mm * 0.3);
  const groove = Math.min(height.mm * 0.07, (radius - hollow) * 0.5);
  const depth = (radius - hollow) * 0.3;
  const wall = symmetric(
    [
      { x: floor, y: -hollow, radius: groove },
      { x: 0, y: -hollow },
      { x: 0, y: -radius, radius: groove * 0.3 },
      { x: groove * 1.2, y: -radius },
      { x: groove * 1.2, y: -radius + depth },
      { x: groove * 2.4, y: -radius + depth },
      { x: groove * 2.4, y: -radius },
      { x: height.mm, y: -radius, radius: groove },
    ],
    cutBy(edge(outer, height, inner)),
  );
  return {
    front: roundView(radius, [
      circle(radius, { stroke: edge(outer), fill: "face" }),
      circle(radius * 0.97, { stroke: "thin" }),
      circle(hollow, { stroke: edge(inner) }),
      ...cross(radius * 1.1),
    ]),
    section: boxView(around(0, height.mm, radius), [
      line(...across(inner), "thin"),
      wall,
      axis(0, height.mm, radius * 0.12),
    ]),
    dimensions: [
      ...inFront("A", outer, "left", ...across(outer)),
      ...inSection("B", height, "top", point(0, -radius), point(height.mm, -radius)),
      ...inSection("C", inner, "left", ...across(inner)),
    ],
    ...plain,
    datum: { front: origin, section: origin },
    assumed: [outer, height, inner].some(({ known: one }) => !one),
  };
}

/** Inches as the trade writes them, `13/16` or `1 1/8`, in millimeters. */
export function inches(text: string): number | null {
  const parts = /^(?:(\d+)[\s-]+)?(\d+)\/(\d+)\s*"?$/.exec(text.trim());
  if (!parts) {
    const plain = figureOf(text.replace('"', ""));
    // No cylinder has a bore of four inches, so a larger number is in millimeters.
    return plain === null || plain < 4 ? plain && plain * 25.4 : plain;
  }
  const [, whole = "0", over = "0", under = "1"] = parts;
  return figureOf((Number(whole) + Number(over) / Number(under)) * 25.4);
}

/** A rubber cup whose lip points left. Only its size is known; the other dimensions are usual proportions. */
export function cylinderCup(measures: Measures): Part | null {
  const size = inches(measures.text("size"));
  if (size === null) return null;
  const radius = size / 2;
  const height = size * 0.36;
  const base = height * 0.55;
  const profile = symmetric(
    [
      { x: base, y: -radius * 0.5, radius: radius * 0.12 },
      { x: 0, y: -radius * 0.84 },
      { x: 0, y: -radius, radius: radius * 0.04 },
      { x: height * 0.9, y: -radius * 0.92, radius: radius * 0.08 },
      { x: height, y: -radius * 0.8 },
    ],
    cutBy("object"),
  );
  return {
    front: roundView(radius, [
      circle(radius, { stroke: "object", fill: "face" }),
      circle(radius * 0.84, { stroke: "thin" }),
      circle(radius * 0.5, { stroke: "object" }),
      ...cross(radius * 1.12),
    ]),
    section: boxView(around(0, height, radius), [
      line(point(0, -radius), point(0, radius), "thin"),
      profile,
      axis(0, height, radius * 0.15),
    ]),
    dimensions: [],
    ...plain,
    datum: { front: origin, section: origin },
    assumed: false,
  };
}
