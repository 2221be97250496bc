import { describe, expect, it } from "vitest";
import { decimalsOf, gaugeOf, meanText, shownIn, signed, stepText } from "./gauge.ts";

describe("gaugeOf", () => {
  it.each([
    [0, 2, 0, "equal"],
    [0.004, 2, 0, "equal"],
    [1, 2, 0.5, "near"],
    [-1, 2, -0.5, "near"],
    [1.2, 2, 0.6, "far"],
    [-1.9, 2, -0.95, "far"],
    [0.25, 0.5, 0.5, "near"],
    [0.5 + 1e-12, 0.5, 1, "far"],
    [1, 0, 1, "far"],
  ])("places %d within ±%d at %d, %s", (deviation, tolerance, position, closeness) => {
    const gauge = gaugeOf(deviation, tolerance, "mm");
    expect(gauge.position).toBeCloseTo(position, 9);
    expect(gauge.closeness).toBe(closeness);
  });
  it("clamps to the tolerance", () => {
    for (let off = -10; off <= 10; off += 0.37)
      expect(Math.abs(gaugeOf(off, 0.5, "mm").position)).toBeLessThanOrEqual(1);
  });
  it("treats a hundredth of a millimeter as equal in inches", () => {
    expect(gaugeOf(0.0025, 0.5, "in")).toEqual({ position: 0, closeness: "equal" });
  });
});

it("writes deviations with their sign", () => {
  expect(signed(1, 1)).toBe("+1.0");
  expect(signed(-0.5, 2)).toBe("−0.50");
  expect(signed(-0.001, 2)).toBe("0.00");
  expect(signed(1, 0)).toBe("+1");
});

describe("decimals", () => {
  const mm = { unit: "mm", asStored: false } as const;
  it("are two, three in inches, none for a count", () => {
    expect(decimalsOf("length1", [137], mm)).toBe(2);
    expect(decimalsOf("length1", [137], { ...mm, unit: "in" })).toBe(3);
    expect(decimalsOf("holes", [5], { ...mm, unit: "in" })).toBe(0);
  });
  it("of a rotor are those of the longest value, at least one", () => {
    const stored = { unit: "mm", asStored: true } as const;
    expect(decimalsOf("outerDiameter", [275, 280], stored)).toBe(1);
    expect(decimalsOf("outerDiameter", [275, 22.25], stored)).toBe(2);
    expect(decimalsOf("outerDiameter", [20.6375], stored)).toBe(2);
  });
});

it("converts at 25.4 mm per inch, and leaves counts unchanged", () => {
  expect(shownIn("in", "outerDiameter", 25.4)).toBe(1);
  expect(shownIn("mm", "outerDiameter", 25.4)).toBe(25.4);
  expect(shownIn("in", "holes", 5)).toBe(5);
  expect(meanText(0.254, "in")).toBe("0.010");
  expect(meanText(0.125, "mm")).toBe("0.13");
  expect(stepText(0.5, "mm")).toBe("0.5");
  expect(stepText(0.5, "in")).toBe("0.020");
});
