import { describe, expect, it } from "vitest";
import { tableByWireName } from "@caliper/catalogue-model";
import { headed, headerRowOf, tableNameOf } from "./header.ts";

describe("the table of a file", () => {
  it.each([
    ["1brake_rotors.xlsx", "brake_rotors"],
    ["brake_rotors.xlsx", "brake_rotors"],
    ["1.brake_rotors.xlsx", "brake_rotors"],
    ["2precios.v2.xlsx", "preciosv2"],
    ["12precios.XLSX", "2precios"],
    ["1.xlsx", ""],
  ])("%s is %s", (fileName, table) => expect(tableNameOf(fileName)).toBe(table));
});

describe("the header", () => {
  it.each([
    [
      "the first row",
      [
        ["A", "B"],
        [1, 2],
      ],
      1,
    ],
    ["the first row over a wider stray cell further down", [["A", "B"], [1], [1, 2, 3]], 1],
    [
      "the second row when the first has a gap",
      [
        ["A", null, "C"],
        ["A", "B", "C"],
        [1, 2, 3],
      ],
      2,
    ],
    ["the second row when the first is a title", [["Title"], ["A", "B"], [1, 2]], 2],
    ["the second row when the first is empty", [[], ["A", "B"], [1, 2]], 2],
    [
      "the second row when a cell of the first is blank",
      [["A", " ", "C"], ["A", "B", "C"], [1]],
      2,
    ],
  ] as const)("is %s", (_, rows, row) => {
    expect(headerRowOf(rows, undefined)).toBe(row);
    expect(headed(rows, row).header).toEqual(rows[row - 1]);
  });

  it.each([
    ["under titles and notes", [["Lista de precios"], [], ["Nota", 2026], ["Código", "Precio"]], 4],
    [
      "with an empty cell",
      [
        ["Codigo", null, "Precio", "ALMACEN"],
        ["BR1", 1, 2, "MIAMI"],
      ],
      1,
    ],
    [
      "in words of the other language",
      [
        ["x", "y"],
        ["Code", "Warehouse"],
      ],
      2,
    ],
    ["of one column", [["Precios"], ["Codigo"], ["BR1"]], 2],
    [
      "that repeats below: the first",
      [
        ["Codigo", "GRADO"],
        ["Codigo", "GRADO"],
      ],
      1,
    ],
    [
      "and not a note with one name",
      [
        ["Codigo", "de producto", "nuestro"],
        ["BR1", 2, 3],
      ],
      1,
    ],
  ] as const)("by the names of a table is the row %s", (_, rows, row) => {
    expect(headerRowOf(rows, tableByWireName("precios"))).toBe(row);
  });

  it("is searched in 20 rows", () => {
    const rows = [...Array.from({ length: 19 }, () => ["x"]), ["Codigo", "GRADO"]];
    expect(headerRowOf(rows, tableByWireName("precios"))).toBe(20);
    expect(headerRowOf([["x"], ...rows], tableByWireName("precios"))).toBe(1);
  });

  it("is text, and blank rows between others keep their place", () => {
    expect(headed([[" A ", 2024, true], ["x"], [null], ["y", null], [], [""]], 1)).toEqual({
      header: ["A", "2024", "true"],
      rows: [["x"], [], ["y"]],
    });
  });
});
