import { describe, expect, it } from "vitest";
import { baseDiameterText, decreaseText } from "./cupEffects.ts";

describe("cup effects", () => {
  it("gives a negative hardness decrease in IRHD, any other in RHD", () => {
    expect(decreaseText(-4)).toBe("-4 IRHD");
    expect(decreaseText(0)).toBe("0 RHD");
    expect(decreaseText(2.5)).toBe("2.5 RHD");
  });
  it("gives the base diameter in mm", () => {
    expect(baseDiameterText(0.4)).toBe("0.4 mm");
  });
});
