import { describe, expect, it } from "vitest";
import { baseDiameterText, decreaseText } from "./cupEffects.ts";

describe("cup effects", () => {
  it("shows a negative hardness decrease in IRHD, others in RHD", () => {
    expect(decreaseText(-4)).toBe("-4 IRHD");
    expect(decreaseText(0)).toBe("0 RHD");
    expect(decreaseText(2.5)).toBe("2.5 RHD");
  });
  it("shows the base diameter in mm", () => {
    expect(baseDiameterText(0.4)).toBe("0.4 mm");
  });
});
