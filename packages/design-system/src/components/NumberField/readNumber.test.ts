import { describe, expect, it } from "vitest";
import { fromShown, toShown, writeNumber } from "./lengths.ts";
import { readNumber } from "./readNumber.ts";

describe("readNumber", () => {
  it.each([
    ["275", 275],
    [" 275.0 ", 275],
    ["275.", 275],
    [".5", 0.5],
    ["275.0 mm", 275],
    ["275MM", 275],
    ["1,080.00", 1080],
    ["２２.５", 22.5],
  ])("reads %j in mm", (text, value) => {
    expect(readNumber(text, { unit: "mm" })).toEqual({ value });
  });

  it.each([
    ["12,5", 12.5],
    ["12,50", 12.5],
    ["0,125", 0.125],
    [",375", 0.375],
    ["1080,125", 1080.125],
  ])("reads the comma of %j as a decimal comma", (text, value) => {
    expect(readNumber(text)).toEqual({ value });
  });

  it.each(["1,080", "12,500", "275,125"])("reports %j as ambiguous", (text) => {
    expect(readNumber(text)).toEqual({
      value: Number.NaN,
      problem: { kind: "ambiguousComma", text },
    });
  });

  it.each([
    "abc",
    "1.080.00",
    "1,080,00",
    "1.080,00",
    "12 5",
    "1e3",
    "--1",
    "mm",
    "10 in",
    "13/16",
  ])("rejects %j in mm", (text) => {
    expect(readNumber(text, { unit: "mm" }).problem).toEqual({ kind: "notNumber", text });
  });

  it.each([
    ["13/16", 20.6375],
    ["1 3/8", 34.925],
    ["1-3/8", 34.925],
    ['1 3/8"', 34.925],
    ["1⅜", 34.925],
    ["½ in", 12.7],
    ["13 ⁄ 16", 20.6375],
    ["10.827", 275.0058],
    ["1", 25.4],
  ])("converts %j from inches to mm", (text, value) => {
    expect(readNumber(text, { unit: "in" })).toEqual({ value });
  });

  it.each(["13/0", "1/2/3", "/16", "3 mm"])("rejects %j in inches", (text) => {
    expect(readNumber(text, { unit: "in" }).problem?.kind).toBe("notNumber");
  });

  it("returns null for empty text", () => {
    expect(readNumber("  ")).toEqual({ value: null });
    expect(readNumber("", { min: 1 })).toEqual({ value: null });
  });

  it("reports the limit in the unit shown", () => {
    const rules = { min: 25.4, max: 508 };
    expect(readNumber("900", { ...rules, unit: "mm" }).problem).toEqual({
      kind: "tooLarge",
      text: "900",
      limit: "508",
    });
    expect(readNumber("1/2", { ...rules, unit: "in" }).problem).toEqual({
      kind: "tooSmall",
      text: "1/2",
      limit: "1",
    });
  });

  it("accepts only whole numbers without decimals", () => {
    expect(readNumber("5", { decimals: 0 })).toEqual({ value: 5 });
    expect(readNumber("5.5", { decimals: 0 }).problem?.kind).toBe("notWhole");
  });
});

describe("lengths", () => {
  it("round-trip through mm for every thousandth of an inch up to two feet", () => {
    for (let thousandth = 0; thousandth <= 24_000; thousandth++) {
      const shown = thousandth / 1000;
      expect(toShown(fromShown(shown, "in"), "in")).toBe(shown);
    }
  });

  it("are formatted without grouping and trailing zeros", () => {
    expect(writeNumber(1080)).toBe("1080");
    expect(writeNumber(22.5, "mm", 2)).toBe("22.5");
    expect(writeNumber(20.6375, "mm", 2)).toBe("20.64");
    expect(writeNumber(275, "in")).toBe("10.827");
  });

  it("without a unit are unchanged", () => {
    expect(fromShown(5)).toBe(5);
    expect(toShown(0.1 + 0.2, "KG")).toBe(0.3);
  });
});
