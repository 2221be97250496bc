import { describe, expect, it } from "vitest";
import { yearsIn } from "./years.ts";

describe("yearsIn", () => {
  it.each([
    ["Desde", "Hasta"],
    ["From", "To"],
    ["FROM", "TO"],
  ])("reads %s and %s", (from, to) => {
    expect(yearsIn({ [from]: 2009, [to]: 2013 })).toEqual({ from: 2009, to: 2013 });
    expect(yearsIn({ [from]: "2009", [to]: "2013" })).toEqual({ from: 2009, to: 2013 });
    expect(yearsIn({ [from]: 2009, [to]: null })).toEqual({ from: 2009, to: null });
    expect(yearsIn({ [from]: 2009, [to]: "" })).toEqual({ from: 2009, to: null });
    expect(yearsIn({ [from]: 2009 })).toEqual({ from: 2009, to: null });
  });

  it("rejects a row without a first year", () => {
    expect(() => yearsIn({ Maker: "Toyota", Hasta: 2013 })).toThrow(
      "A row has no first year: Maker, Hasta",
    );
  });
});
