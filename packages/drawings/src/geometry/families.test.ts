import { describe, expect, it } from "vitest";
import {
  brokenParts,
  dimensionedFamilies,
  exampleRotor,
  extremeParts,
  plausibleParts,
} from "../testing/parts.ts";
import { allFinite } from "../testing/readBack.ts";
import { partOf } from "./families.ts";
import { figureOf } from "./measures.ts";
import type { Part } from "./part.ts";
import { inches } from "./small.ts";

const drawn = (part: Part | null): Part => {
  if (!part) throw new Error("nothing was drawn");
  return part;
};

describe.each(dimensionedFamilies)("%s", (family) => {
  it("returns null without any length", () => {
    expect(partOf(family, {})).toBeNull();
    expect(partOf(family, { OTHER: 12 })).toBeNull();
  });

  it("shows every letter without values on a typical part", () => {
    const { dimensions } = drawn(partOf(family, {}, { typical: true }));
    const letters = dimensions.map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    expect(dimensions.map(({ value }) => value)).toEqual(dimensions.map(() => null));
    const columns = Object.keys(plausibleParts(family, 1)[0] ?? {}).filter(
      (column) => !["drawing", "disc", "holes", "ports"].includes(column),
    );
    expect(dimensions.map(({ column }) => column).toSorted()).toEqual(columns.toSorted());
  });

  it("has a dimension to scale for each value of a plausible part", () => {
    for (const dimensions of plausibleParts(family, 200)) {
      const part = drawn(partOf(family, dimensions));
      expect(part.assumed).toBe(false);
      for (const { column, value, toScale } of part.dimensions) {
        expect(value).toBe(dimensions[column]);
        expect(toScale).toBe(true);
      }
    }
  });

  it("draws extreme and invalid values with finite numbers", () => {
    for (const dimensions of [...extremeParts[family], ...brokenParts(family, 400)]) {
      const part = partOf(family, dimensions);
      expect(allFinite(part)).toBe(true);
    }
  });

  it("draws each missing length as assumed, without a dimension", () => {
    const [dimensions = {}] = plausibleParts(family, 1);
    // A missing wear limit does not change how a rotor or drum is drawn.
    const limits = ["minThickness", "maxDiameter"];
    for (const { column } of drawn(partOf(family, dimensions)).dimensions) {
      const part = drawn(partOf(family, { ...dimensions, [column]: null }));
      expect(part.dimensions.map((one) => one.column)).not.toContain(column);
      expect(part.assumed).toBe(!limits.includes(column));
    }
  });
});

describe("contradictions", () => {
  it("draws a hat wider than its rotor inside it and marks it as not to scale", () => {
    const part = drawn(partOf("brake_rotors", { ...exampleRotor, hatDiameter: 400 }));
    const hat = part.dimensions.find(({ column }) => column === "hatDiameter");
    expect(hat).toMatchObject({ value: 400, toScale: false });
    if (hat?.kind !== "linear") throw new Error("the hat has a straight dimension");
    expect(hat.to.y - hat.from.y).toBeLessThan(275);
  });

  it("limits a lining that would touch the other shoe", () => {
    const part = drawn(partOf("brake_shoes", { arcLength1: 900, drumDiameter: 228 }));
    const arc = part.dimensions.find(({ letter }) => letter === "A");
    expect(arc).toMatchObject({ kind: "arc", toScale: false });
  });
});

describe("families without measures", () => {
  it.each(["hardware", "caliper_kits", "brake_fluids"] as const)("%s has no drawing", (family) => {
    expect(partOf(family, { pistonDiameter: 51 }, { typical: true })).toBeNull();
  });

  it("draws a cylinder cup from its size in inches", () => {
    expect(drawn(partOf("cylinder_cups", { size: "13/16" })).front.bounds.right).toBeCloseTo(10.32);
    expect(partOf("cylinder_cups", { size: "?" })).toBeNull();
  });
});

describe("figures", () => {
  it.each([
    [275, 275],
    ["275.5", 275.5],
    ["12,5", 12.5],
    ["", null],
    ["n/a", null],
    [0, null],
    [-3, null],
    [Number.NaN, null],
    [1e9, null],
    [undefined, null],
  ])("reads %s as %s", (raw, figure) => expect(figureOf(raw)).toBe(figure));

  it.each([
    ["13/16", 20.6375],
    ["1 1/8", 28.575],
    ["1-1/8", 28.575],
    ['7/8"', 22.225],
    ["1", 25.4],
    ["19.05", 19.05],
    ["x", null],
    ["1/0", null],
  ])("reads a bore of %s as %s mm", (text, mm) => {
    const read = inches(text);
    expect(read === null ? null : Math.round(read * 1e4) / 1e4).toBe(mm);
  });

  it("uses the bore in inches when the millimeters are missing", () => {
    expect(partOf("wheel_cylinders", { size: "3/4", length: 52 })?.dimensions[0]?.value).toBe(
      19.05,
    );
  });
});
