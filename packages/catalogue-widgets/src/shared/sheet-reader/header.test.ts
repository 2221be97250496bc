import { describe, expect, it } from "vitest";
import { headed, tableNameOf } from "./header.ts";

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
    const { headerRow, header } = headed(rows);
    expect(headerRow).toBe(row);
    expect(header).toEqual(rows[row - 1]);
  });

  it("is text, and blank rows between others keep their place", () => {
    expect(headed([[" A ", 2024, true], ["x"], [null], ["y", null], [], [""]])).toEqual({
      header: ["A", "2024", "true"],
      headerRow: 1,
      rows: [["x"], [], ["y"]],
    });
  });
});
