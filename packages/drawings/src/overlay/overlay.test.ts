import { describe, expect, it } from "vitest";
import type { Dimension } from "../geometry/part.ts";
import { onSheet } from "../geometry/primitives.ts";
import {
  brokenParts,
  dimensionedFamilies,
  type DimensionedFamily,
  exampleRotor,
  extremeParts,
  plausibleParts,
} from "../testing/parts.ts";
import { allFinite, extentOf } from "../testing/readBack.ts";
import {
  type Figure,
  layoutOverlay,
  overlayFormats,
  type OverlaySize,
  type Side,
} from "./layout.ts";
import { marksOf } from "./marks.ts";
import { pairsOf } from "./pairs.ts";

const sizes: readonly OverlaySize[] = ["sheet", "phone"];
const sides: readonly Side[] = ["a", "b"];
const views = ["front", "section"] as const;

const neighbors = (family: DimensionedFamily, count: number) => {
  const parts = [...plausibleParts(family, count), ...extremeParts[family]];
  return parts.slice(1).map((one, index) => [parts[index] ?? {}, one] as const);
};

/** Within 0.5 %, plus the 0.01 units to which SVG numbers are rounded. */
const close = (length: number, expected: number, scale: number) =>
  expect(Math.abs(length - expected * scale)).toBeLessThanOrEqual(expected * scale * 0.005 + 0.02);

describe.each(dimensionedFamilies)("%s", (family) => {
  it.each(sizes)("draws both parts at one scale within 0.5 % on a %s", (size) => {
    for (const [a, b] of neighbors(family, 60)) {
      const { figures, scale } = layoutOverlay(pairsOf(family, a, b), overlayFormats[size]);
      expect(figures.length).toBeGreaterThan(0);
      for (const figure of figures)
        for (const side of sides)
          for (const dimension of figure.pair[side]?.dimensions ?? [])
            checkLength(figure, side, dimension, scale);
    }
  });

  it("aligns the datums of both parts in both views", () => {
    for (const [a, b] of neighbors(family, 60)) {
      const { figures } = layoutOverlay(pairsOf(family, a, b), overlayFormats.sheet);
      for (const { pair, projections } of figures)
        for (const view of views) {
          const [one, other] = sides.map((side) => {
            const part = pair[side];
            return part && onSheet(projections[side][view], part.datum[view]);
          });
          if (!one || !other) continue;
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(1e-6);
        }
    }
  });

  it.each(sizes)("keeps both views apart and within a %s", (size) => {
    const format = overlayFormats[size];
    for (const [a, b] of neighbors(family, 60)) {
      const { figures } = layoutOverlay(pairsOf(family, a, b), format);
      for (const { pair, projections, areas } of figures) {
        expect(areas.front.right).toBeLessThan(areas.section.left);
        for (const side of sides)
          for (const view of views) {
            const part = pair[side];
            if (!part) continue;
            const shapes = part[view].shapes.filter(({ stroke }) => stroke === "object");
            if (shapes.length === 0) continue;
            const extent = extentOf(shapes, projections[side][view]);
            expect(extent.left).toBeGreaterThan(0);
            expect(extent.top).toBeGreaterThan(0);
            expect(extent.right).toBeLessThan(format.width);
            expect(extent.bottom).toBeLessThan(format.height);
          }
      }
    }
  });

  it("lays out invalid values and marks with finite numbers", () => {
    const good = plausibleParts(family, 1)[0] ?? {};
    for (const broken of brokenParts(family, 200)) {
      const { figures, scale } = layoutOverlay(pairsOf(family, good, broken), overlayFormats.sheet);
      expect(allFinite([figures, figures.length > 0 ? scale : 0])).toBe(true);
      for (const column of Object.keys(good))
        expect(allFinite(marksOf(figures, column, overlayFormats.sheet, () => "A 1"))).toBe(true);
    }
  });

  it("returns no pairs for a part without values", () => {
    expect(pairsOf(family, plausibleParts(family, 1)[0] ?? {}, {})).toEqual([]);
  });
});

function checkLength(figure: Figure, side: Side, dimension: Dimension, scale: number): void {
  const { value, toScale, view } = dimension;
  if (value === null || !toScale || dimension.kind !== "linear") return;
  const projection = figure.projections[side][view];
  const [from, to] = [onSheet(projection, dimension.from), onSheet(projection, dimension.to)];
  const upright = dimension.side === "left" || dimension.side === "right";
  close(Math.abs(upright ? to.y - from.y : to.x - from.x), value, scale);
}

describe("two rotors", () => {
  it("are aligned at the mounting face: a deeper hat moves the ring", () => {
    const pairs = pairsOf("brake_rotors", exampleRotor, {
      ...exampleRotor,
      height: 55.5,
      flange: 8,
    });
    const { figures, scale } = layoutOverlay(pairs, overlayFormats.sheet);
    const [figure] = figures;
    if (!figure) throw new Error("nothing was laid out");
    const faceOf = (side: Side, height: number, flange: number) =>
      onSheet(figure.projections[side].section, { x: height - flange, y: 0 }).x;
    expect(faceOf("a", 49.5, 6.5)).toBeCloseTo(faceOf("b", 55.5, 8), 6);
    const ring = (side: Side) => figure.projections[side].section.origin.x;
    expect((ring("a") - ring("b")) / scale).toBeCloseTo(55.5 - 8 - (49.5 - 6.5), 6);
  });

  it("mark the same dimension of both, A closer to the part", () => {
    const pairs = pairsOf("brake_rotors", exampleRotor, { ...exampleRotor, thickness: 24 });
    const { figures, scale } = layoutOverlay(pairs, overlayFormats.sheet);
    const marks = marksOf(
      figures,
      "thickness",
      overlayFormats.sheet,
      (side, { value }) => `${side} ${value}`,
    );
    expect(marks.map(({ label }) => label.text)).toEqual(["a 22", "b 24"]);
    const [a, b] = marks;
    expect(b?.arrows[0]?.tip.y).toBeGreaterThan(a?.arrows[0]?.tip.y ?? Infinity);
    for (const [mark, length] of [
      [a, 22],
      [b, 24],
    ] as const) {
      const [first, last] = mark?.arrows ?? [];
      close((last?.tip.x ?? 0) - (first?.tip.x ?? 0), length, scale);
    }
  });
});

describe("two sets of pads", () => {
  const outer = { length1: 131.5, width1: 52.4, thickness1: 17.2 };
  const inner = { length2: 131.5, width2: 52.4, thickness2: 16.5 };

  it("are aligned at the center of each backing plate", () => {
    const pairs = pairsOf("brake_pads", { ...outer, ...inner }, { ...outer, ...inner, width1: 60 });
    expect(pairs.map(({ caption }) => caption)).toEqual(["outer", "inner"]);
    const { figures } = layoutOverlay(pairs, overlayFormats.sheet);
    const center = (figure: Figure | undefined, side: Side, width: number) =>
      figure && onSheet(figure.projections[side].front, { x: 0, y: width / 2 });
    expect(center(figures[0], "a", 52.4)).toEqual(center(figures[0], "b", 60));
    expect(center(figures[1], "a", 52.4)).toEqual(center(figures[1], "b", 52.4));
  });

  it("include an inner pad that only one of them has", () => {
    const pairs = pairsOf("brake_pads", { ...outer, ...inner }, outer);
    expect(pairs.map(({ a, b }) => [a !== null, b !== null])).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});
