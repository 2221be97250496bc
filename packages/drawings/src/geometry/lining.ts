import { edge, type Measures } from "./measures.ts";
import type { Part } from "./part.ts";
import { box, circle, line, point, rectangle, type Shape } from "./primitives.ts";
import { linear } from "./turned.ts";

/** A lining laid flat: its face, and its end on the same projection. */
export function lining(measures: Measures): Part {
  const length = measures.length("length", (measures.figure("width") ?? 45) * 4.6);
  const width = measures.length("width", length.mm * 0.2);
  const thickness = measures.length("thickness", Math.min(length.mm, width.mm) * 0.12);
  const stroke = edge(length, width);
  const half = width.mm / 2;
  const known = edge(width, thickness) === "object";
  const beyond = Math.min(length.mm, width.mm) * 0.12;
  const ends = box(0, -half, length.mm, half);
  const end = box(0, -half, thickness.mm, half);
  const top = (x: number) => point(x, -half);
  const bottom = (x: number) => point(x, half);
  return {
    front: {
      shapes: [
        rectangle(ends, { stroke, fill: "face" }),
        ...rivetHoles(length.mm, width.mm),
        line(point(-beyond, 0), point(length.mm + beyond, 0), "center"),
      ],
      bounds: ends,
      solids: [ends],
    },
    section: {
      shapes: [
        rectangle(end, known ? { stroke: "object", fill: "cut" } : { stroke: "assumed" }),
        line(point(-beyond, 0), point(thickness.mm + beyond, 0), "center"),
      ],
      bounds: end,
      solids: [end],
    },
    dimensions: [
      ...linear("A", width, "front", "left", top(0), bottom(0)),
      ...linear("B", length, "front", "bottom", bottom(0), bottom(length.mm)),
      ...linear("C", thickness, "section", "top", top(0), top(thickness.mm)),
    ],
    notes: ["developed"],
    captions: [],
    detail: null,
    datum: { front: point(length.mm / 2, 0), section: point(0, 0) },
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
