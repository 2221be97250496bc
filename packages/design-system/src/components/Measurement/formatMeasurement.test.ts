import { describe, expect, it } from "vitest";
import { formatMeasurement } from "./formatMeasurement.ts";

describe("formatMeasurement", () => {
  it("gives a number the decimals it is told", () => {
    expect(formatMeasurement(275, 1)).toBe("275.0");
    expect(formatMeasurement(10.82677, 3)).toBe("10.827");
    expect(formatMeasurement(1080, 0)).toBe("1,080");
  });

  it("writes a number as stored when nobody says", () => {
    expect(formatMeasurement(22.5)).toBe("22.5");
    expect(formatMeasurement(22)).toBe("22");
  });

  it("never touches a text", () => {
    expect(formatMeasurement("13/16", 2)).toBe("13/16");
  });
});
