import { edge, type Measures } from "./measures.ts";
import { boxView, type Part, plain } from "./part.ts";
import { box, circle, cutBy, origin, point, rectangle, type Shape } from "./primitives.ts";
import { axis, inFront, inSection } from "./turned.ts";

/** A lining laid flat: its face, and its end on the same projection. */
export function lining(measures: Measures): Part {
  const length = measures.length("length", (measures.figure("width") ?? 45) * 4.6);
  const width = measures.length("width", length.mm * 0.2);
  const thickness = measures.length("thickness", Math.min(length.mm, width.mm) * 0.12);
  const half = width.mm / 2;
  const beyond = Math.min(length.mm, width.mm) * 0.12;
  const face = box(0, -half, length.mm, half);
  const end = box(0, -half, thickness.mm, half);
  const top = (x: number) => point(x, -half);
  const bottom = (x: number) => point(x, half);
  return {
    front: boxView(face, [
      rectangle(face, { stroke: edge(length, width), fill: "face" }),
      ...rivetHoles(length.mm, width.mm),
      axis(0, length.mm, beyond),
    ]),
    section: boxView(end, [
      rectangle(end, cutBy(edge(width, thickness))),
      axis(0, thickness.mm, beyond),
    ]),
    dimensions: [
      ...inFront("A", width, "left", top(0), bottom(0)),
      ...inFront("B", length, "bottom", bottom(0), bottom(length.mm)),
      ...inSection("C", thickness, "top", top(0), top(thickness.mm)),
    ],
    ...plain,
    notes: ["developed"],
    datum: { front: point(length.mm / 2, 0), section: origin },
    assumed: [length, width, thickness].some(({ known: one }) => !one),
  };
}

function rivetHoles(length: number, width: number): Shape[] {
  const radius = Math.min(length, width) * 0.06;
  const rows = [-0.26, 0.26].map((part) => part * width);
  const columns = Math.min(Math.max(Math.round(length / width) + 1, 2), 8);
  return rows.flatMap((y) =>
    Array.from({ length: columns }, (_, index) => {
      const at = point((length * (index + 0.5)) / columns, y);
      return [circle(radius, { stroke: "thin" }, at), circle(radius * 0.5, { stroke: "thin" }, at)];
    }).flat(),
  );
}
