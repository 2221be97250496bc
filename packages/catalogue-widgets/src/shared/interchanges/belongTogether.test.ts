import { describe, expect, it } from "vitest";
import { belongTogether } from "./belongTogether.ts";

describe("belongTogether", () => {
  it("connects a code of two brands, however it is written", () => {
    const [toyota, oem] = [
      { brand: "Toyota", code: "43512-0D991" },
      { brand: "OEM", code: "43512 0d991" },
    ];
    expect(belongTogether(toyota, oem)).toBe(true);
  });
  it("connects the codes of one brand", () => {
    expect(
      belongTogether({ brand: "ROTEX", code: "RX31338" }, { brand: "Rotex", code: "RX31338HC" }),
    ).toBe(true);
  });
  it("connects an equivalence with the interchange of its code", () => {
    expect(belongTogether({ code: "BR31340" }, { brand: "FRENAX", code: "BR-31340" })).toBe(true);
  });
  it("does not connect other codes of other brands, nor two equivalences", () => {
    expect(
      belongTogether({ brand: "ROTEX", code: "RX31338" }, { brand: "ALPEK", code: "AL31338" }),
    ).toBe(false);
    expect(belongTogether({ code: "BR31340" }, { code: "BR31402" })).toBe(false);
  });
});
