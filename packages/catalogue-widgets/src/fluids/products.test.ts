import { fluidCodes, fluidVolumes } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import { fluidName, fluidProducts } from "./products.ts";

describe("fluidProducts", () => {
  it("has four fluids with two volumes each", () => {
    expect(fluidProducts.map(({ code }) => code)).toEqual([...fluidCodes]);
    for (const { volumes } of fluidProducts) {
      expect(new Set(volumes).size).toBe(2);
      expect(volumes.every((volume) => fluidVolumes.includes(volume))).toBe(true);
    }
  });
});

describe("fluidName", () => {
  it("names DOT5 DOT 5.1 and returns unknown codes unchanged", () => {
    expect(fluidName("DOT5")).toBe("DOT 5.1 Premium");
    expect(fluidName("DOT4HP")).toBe("DOT 4 Severe Duty");
    expect(fluidName("XYZ")).toBe("XYZ");
  });
});
