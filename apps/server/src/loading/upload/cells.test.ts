import { describe, expect, it } from "vitest";
import { type CatalogueColumn, texts } from "@caliper/catalogue-model";
import { type Cell, readCell } from "./cells.ts";
import { shownValue } from "../problem.ts";

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

const types = [
  "code",
  "text",
  "integer",
  "decimal",
  "year",
  "price",
  "barcode",
  "boolean",
] as const;

describe("readCell", () => {
  it.each(types)("reads an empty %s as null", (type) => {
    expect([null, "", "  "].map((cell) => value(type, cell))).toEqual([null, null, null]);
  });

  it.each<[type: (typeof types)[number], cells: Cell[], values: unknown[]]>([
    ["code", ["00123", 12345, " BR-31338 ", "'0012"], ["00123", "12345", "BR-31338", "0012"]],
    ["code", ["Ж-1"], ["Ж-1"]],
    ["text", ["=1+1", 12.5, "whole 🚗"], ["=1+1", "12.5", "whole 🚗"]],
    ["text", ["x".repeat(2000), "\ufdfa".repeat(100)], ["x".repeat(2000), "\ufdfa".repeat(100)]],
    ["barcode", ["012345678905", 7501234567893], ["012345678905", "7501234567893"]],
    ["decimal", [22.5, "22.50"], [22.5, 22.5]],
    ["integer", [5, "5"], [5, 5]],
    ["year", [2012, "2012"], [2012, 2012]],
    ["price", [38.4, "US$ 1234.50", 0, 0.1 + 0.2], [3840, 123450, 0, 30]],
    ["boolean", [true, "TRUE", 1, "sí", "Yes"], [1, 1, 1, 1, 1]],
    ["boolean", [false, "no", 0], [0, 0, 0]],
  ])("accepts the forms of a %s", (type, cells, values) => {
    expect(cells.map((cell) => value(type, cell))).toEqual(values);
  });

  // Expected problem, column type, cells. A spreadsheet that treats 012345678905 as a number drops its zero.
  it.each<[kind: string, type: (typeof types)[number], cells: Cell[]]>([
    [
      "codeDate",
      "code",
      [
        "2024-10-12",
        "2024-10-12 12:30:00",
        "12/10/2024",
        "10-12-2024",
        "oct-12",
        "12-Oct",
        "1-ene-24",
      ],
    ],
    ["codeRounded", "code", ["1.23457E+11", "3,42198E+10"]],
    ["codeRounded", "barcode", ["7,5012E+11", "7.50123E+12"]],
    [
      "placeholder",
      "code",
      [
        "N/A",
        "s/n",
        "PENDIENTE",
        "ver nota",
        "-",
        "—",
        "xxxx",
        "No aplica",
        "#NAME?",
        "#¿NOMBRE?",
        "#REF!",
      ],
    ],
    [
      "remark",
      "code",
      [
        "D1754 / N/A",
        "D1754, -",
        "D1754 (pendiente)",
        "D1754 ver nota",
        "s/n D1754",
        "D1754; #N/A",
      ],
    ],
    ["codeTruth", "code", [true, false]],
    ["alphabet", "code", ["5Q0 698 151 Т", "98 151 Т", "ΒΡ31338"]],
    [
      "code",
      "code",
      [1.2e21, 123456789012345680, "*", "X".repeat(61), "Ж", "日本", "A\udc00", "BR31338²"],
    ],
    ["text", "text", ["half \ud83d", "bell\u0007", "x".repeat(2001)]],
    ["barcode", "barcode", ["12345", 123456789]],
    ["checkDigit", "barcode", ["012345678906", 7501234567890]],
    ["comma", "decimal", ["12,5", "334.327,57", "1,234.5"]],
    ["decimal", "decimal", ["22 mm", "1e3", Number.NaN, Infinity, true]],
    ["negative", "decimal", [-1]],
    ["integer", "integer", [5.5, "5.0", 3e9]],
    ["comma", "integer", ["1,000"]],
    ["negative", "integer", [-1]],
    ["year", "year", [12, 1899, 2101, 2012.5, "12", "2012-2014", 41000, true]],
    ["price", "price", ["free", "1.200", "US$ 12.500", "12.3456"]],
    ["cents", "price", [1.005, 13.731]],
    ["converted", "text", ["2026-03-04", "2026-03-04 10:00:00", "03:04:00", "1.2E+4"]],
    ["comma", "price", ["38,40"]],
    ["negative", "price", [-1]],
    ["boolean", "boolean", [2]],
  ])("reports %s for an invalid %s", (kind, type, cells) => {
    expect(cells.map((cell) => value(type, cell))).toEqual(cells.map(() => kind));
  });

  it("separates a code from the text beside it", () => {
    const codes = ["D1754 / N/A", "D1754, NA, D1377", "D1754 (pendiente)", "BR31338/S/N"].map(
      (cell) => {
        const reading = readCell(column("code"), cell);
        return "values" in reading && reading.values?.["code"];
      },
    );
    expect(codes).toEqual(["D1754", "D1754, D1377", "D1754", "BR31338"]);
    const whole = [
      "8S0/615/301",
      "P 85 020",
      "4A0 615 301 N/D1",
      "SN-1200",
      "34116, left",
      "OCT-12",
      "10-12-34",
      "43/10/2024",
    ];
    expect(whole.map((cell) => value("code", cell))).toEqual(whole);
  });

  it("names the letter of another alphabet in a code", () => {
    expect(readCell(column("code"), "5Q0 698 151 Т")).toEqual({
      kind: "alphabet",
      expected: { id: "cell.alphabet", values: { letter: "Т" } },
    });
  });

  it("reads codes in full-width letters and with invisible characters in their plain form", () => {
    expect(value("code", "\uFF22\uFF32\u200B31338\u00A0")).toBe("BR31338");
    expect(value("code", "12\u00A0345")).toBe("12 345");
  });

  it("rejects several codes in a cell that identifies a row", () => {
    const lists = ["34219804739, 34219808172", "D1754 / D1377", "GDB3332/GDB3333", "D1754\nD1377"];
    expect(lists.map((cell) => value("code", cell, { key: true }))).toEqual(
      lists.map(() => "severalCodes"),
    );
    expect(value("code", "D1754 / D1377")).toBe("D1754 / D1377");
  });

  it("rejects codes with spaces, tabs or signs of lists between them, but not codes in groups", () => {
    const lists = [
      "7100157  43416700321",
      "5K9407621E    57XXKH04    5K9-407-621D",
      "K09779796AB            K09171124AE",
      "94200-SV7-A01   9862030150",
      "7100160\t43416700324",
      "7100163\u300043416700327",
      "7100164\u300143416700328",
      "7100165 - 43416700329",
      "7100166\u00A043416700330",
    ];
    expect(lists.map((cell) => value("code", cell, { key: true }))).toEqual(
      lists.map(() => "severalCodes"),
    );
    for (const code of ["0 986 479 103", "366 200 05 01", "0\u00A0986\u00A0479\u00A0103"])
      expect(value("code", code, { key: true })).toBe(code.replaceAll("\u00A0", " "));
  });

  it("removes and reports invisible characters in every kind of cell", () => {
    expect(readCell(column("text"), "Toyota\u200b")).toEqual({ value: "Toyota", cleaned: true });
    expect(readCell(column("decimal"), "\ufeff22.5")).toEqual({ value: 22.5, cleaned: true });
    expect(readCell(column("text"), "Toyota ")).toEqual({ value: "Toyota" });
  });

  it("limits indexed texts and their normalized keys to 200 characters", () => {
    expect(value("text", "x".repeat(201), { key: true })).toBe("text");
    // One character that normalizes to eighteen.
    expect(value("text", "\ufdfa".repeat(100), { key: true })).toBe("text");
  });

  it("accepts negative numbers in units that allow them", () => {
    expect(value("decimal", -3, { unit: "IRHD" })).toBe(-3);
  });

  it("keeps one spelling of a fraction of an inch", () => {
    const cells = ["1-1/8″", "1⅛", '1 1/8"', 1.125, "9/8"];
    const read = cells.map((cell) => value("text", cell, { inches: true }));
    expect(read).toEqual(cells.map(() => "1 1/8"));
    expect(value("text", "with sleeve", { inches: true })).toBe("with sleeve");
    expect(value("text", "1-1/8″")).toBe("1-1/8″");
  });

  it("asks which fraction a spreadsheet turned into a date", () => {
    expect(readCell({ ...column("text"), inches: true }, "2026-03-04")).toEqual({
      kind: "fraction",
      expected: { id: "cell.fraction", values: { one: "3/4", other: "4/3" } },
      values: { one: "3/4", other: "4/3" },
    });
    expect(value("text", "4-Mar", { inches: true })).toBe("converted");
  });

  it("rejects 0 as a measure only", () => {
    expect(value("decimal", 0, { measure: true })).toBe("zero");
    expect(value("integer", "0", { measure: true })).toBe("zero");
    expect(value("decimal", 0)).toBe(0);
  });

  it("restores the leading zero of a barcode that the check digit proves", () => {
    expect(value("barcode", 12345678905)).toBe("012345678905");
    expect(value("barcode", "12345678906")).toBe("barcode");
  });

  it("stores every price exactly to the cent", () => {
    for (let cents = 0; cents < 100_000; cents += 7)
      expect(value("price", cents / 100)).toBe(cents);
  });
});

describe("shownValue", () => {
  it("shortens to one printable line", () => {
    expect(shownValue("a\u0000b\nc")).toBe("a␀b␊c");
    expect(shownValue("half \ud800")).toBe("half \ufffd");
    expect(shownValue(`${"x".repeat(59)}🚗 and more`)).toBe(`${"x".repeat(59)}…`);
    expect([shownValue(null), shownValue(0), shownValue(false)]).toEqual(["", "0", "false"]);
  });
});
