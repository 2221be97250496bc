import { describe, expect, it } from "vitest";
import { formatLength, formatMeasurement } from "./formatMeasurement.ts";

describe("formatMeasurement", () => {
  it("uses the given number of decimals", () => {
    expect(formatMeasurement(275, 1)).toBe("275.0");
    expect(formatMeasurement(10.82677, 3)).toBe("10.827");
    expect(formatMeasurement(1080, 0)).toBe("1,080");
  });

  it("writes a number as stored by default", () => {
    expect(formatMeasurement(22.5)).toBe("22.5");
    expect(formatMeasurement(22)).toBe("22");
  });

  it("leaves strings unchanged", () => {
    expect(formatMeasurement("13/16", 2)).toBe("13/16");
  });
});

describe("formatLength", () => {
  it("writes mm with two decimals, or as stored", () => {
    expect(formatLength(275, "mm")).toBe("275.00");
    expect(formatLength(22.5, "mm", "stored")).toBe("22.5");
    expect(formatLength(1080.25, "mm", 1)).toBe("1,080.3");
  });

  it("always writes inches with three decimals", () => {
    expect(formatLength(25.4, "in")).toBe("1.000");
    expect(formatLength(275, "in", "stored")).toBe("10.827");
  });
});
