import { describe, expect, it } from "vitest";
import { type CatalogueColumn, texts } from "@caliper/catalogue-model";
import { type Cell, readCell } from "./cells.ts";
import { shownValue } from "./problem.ts";

const column = (type: CatalogueColumn["type"], more: Partial<CatalogueColumn> = {}) =>
  ({
    field: "c",
    name: "c",
    header: "C",
    title: texts("C"),
    type,
    required: false,
    key: false,
    searchable: false,
    measure: false,
    identifying: false,
    fact: false,
    drawn: false,
    short: 0,
    amendable: true,
    ...more,
  }) satisfies CatalogueColumn;

const value = (type: CatalogueColumn["type"], cell: Cell, more?: Partial<CatalogueColumn>) => {
  const reading = readCell(column(type, more), cell);
  return "value" in reading ? reading.value : reading.kind;
};

describe("a cell", () => {
  it("that is empty is nothing, in every column", () => {
    for (const type of [
      "code",
      "text",
      "integer",
      "decimal",
      "year",
      "price",
      "barcode",
      "boolean",
    ] as const) {
      expect([null, "", "  "].map((cell) => value(type, cell))).toEqual([null, null, null]);
    }
  });

  it("of a code keeps its leading zeros and is never rounded", () => {
    expect(value("code", "00123")).toBe("00123");
    expect(value("code", 12345)).toBe("12345");
    expect(value("code", " BR-31338 ")).toBe("BR-31338");
    expect(value("code", 1.2e21)).toBe("code");
    expect(value("code", 123456789012345680)).toBe("code");
    expect(value("code", "---")).toBe("code");
    expect(value("code", true)).toBe("code");
    expect(value("code", "X".repeat(61))).toBe("code");
  });

  it("of a code has a letter or digit by which it is found", () => {
    expect(value("code", "Ж")).toBe("code");
    expect(value("code", "日本")).toBe("code");
    expect(value("code", "Ж-1")).toBe("Ж-1");
  });

  it("is stored as it was sent, or not at all", () => {
    expect(value("text", "half \ud83d")).toBe("text");
    expect(value("code", "A\udc00")).toBe("code");
    expect(value("text", "whole 🚗")).toBe("whole 🚗");
    expect(value("text", "bell\u0007")).toBe("text");
  });

  it("that stands in an index is short, and so is its key", () => {
    expect(value("text", "x".repeat(2000))).toBe("x".repeat(2000));
    expect(value("text", "x".repeat(201), { key: true })).toBe("text");
    // One letter, eighteen in its key.
    expect(value("text", "\ufdfa".repeat(100), { key: true })).toBe("text");
    expect(value("text", "\ufdfa".repeat(100))).toBe("\ufdfa".repeat(100));
  });

  it("of a barcode has as many digits as a barcode has", () => {
    expect(value("barcode", "012345678905")).toBe("012345678905");
    expect(value("barcode", 7501234567890)).toBe("7501234567890");
    // A spreadsheet that took 012345678905 for a number holds one digit less.
    expect(value("barcode", 12345678905)).toBe("barcode");
    expect(value("barcode", "12345")).toBe("barcode");
    expect(value("barcode", "7.50123E+12")).toBe("barcode");
  });

  it("of a decimal has one point; a comma is flagged, not guessed", () => {
    expect(value("decimal", 22.5)).toBe(22.5);
    expect(value("decimal", "22.50")).toBe(22.5);
    expect(value("decimal", "12,5")).toBe("comma");
    expect(value("decimal", "334.327,57")).toBe("comma");
    expect(value("decimal", "1,234.5")).toBe("comma");
    expect(value("decimal", "22 mm")).toBe("decimal");
    expect(value("decimal", "1e3")).toBe("decimal");
    expect(value("decimal", Number.NaN)).toBe("decimal");
    expect(value("decimal", Infinity)).toBe("decimal");
    expect(value("decimal", true)).toBe("decimal");
    expect(value("decimal", -1, { unit: "mm" })).toBe("negative");
    expect(value("decimal", -3, { unit: "IRHD" })).toBe(-3);
  });

  it("of a whole number has no decimals", () => {
    expect(value("integer", 5)).toBe(5);
    expect(value("integer", "5")).toBe(5);
    expect(value("integer", 5.5)).toBe("integer");
    expect(value("integer", "5.0")).toBe("integer");
    expect(value("integer", "1,000")).toBe("comma");
    expect(value("integer", -1)).toBe("negative");
    expect(value("integer", 3e9)).toBe("integer");
  });

  it("of a year is a year", () => {
    expect(value("year", 2012)).toBe(2012);
    expect(value("year", "2012")).toBe(2012);
    for (const cell of [12, 1899, 2101, 2012.5, "12", "2012-2014", 41000, true]) {
      expect(value("year", cell)).toBe("year");
    }
  });

  it("of a price is stored in cents, to the cent", () => {
    expect(value("price", 38.4)).toBe(3840);
    expect(value("price", "US$ 1234.50")).toBe(123450);
    expect(value("price", 0)).toBe(0);
    expect(value("price", 0.1 + 0.2)).toBe(30);
    expect(value("price", 1.005)).toBe("price");
    expect(value("price", "38,40")).toBe("comma");
    expect(value("price", -1)).toBe("negative");
    expect(value("price", "free")).toBe("price");
    for (let cents = 0; cents < 100_000; cents += 7)
      expect(value("price", cents / 100)).toBe(cents);
  });

  it("of a yes or no is 1 or 0", () => {
    expect([true, "TRUE", 1, "sí", "Yes"].map((cell) => value("boolean", cell))).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect([false, "no", 0].map((cell) => value("boolean", cell))).toEqual([0, 0, 0]);
    expect(value("boolean", 2)).toBe("boolean");
  });

  it("of a text is as it stands, and can be printed", () => {
    expect(value("text", "=1+1")).toBe("=1+1");
    expect(value("text", 12.5)).toBe("12.5");
    expect(value("text", "a\u0007b")).toBe("text");
    expect(value("text", "x".repeat(2001))).toBe("text");
  });
});

describe("what a message shows of a cell", () => {
  it("is short, on one line, and can be stored", () => {
    expect(shownValue("a\u0000b\nc")).toBe("a␀b␊c");
    expect(shownValue("half \ud800")).toBe("half \ufffd");
    expect(shownValue(`${"x".repeat(59)}🚗 and more`)).toBe(`${"x".repeat(59)}\ufffd…`);
    expect([shownValue(null), shownValue(0), shownValue(false)]).toEqual(["", "0", "false"]);
  });
});
