import type { TableRow } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { filterRows, sortRows } from "./sortRows.ts";

const row = (code: string, quantity: number | null): TableRow => ({
  code,
  cells: { REFERENCE: code, QTY_BOX: quantity },
});
const rows = [row("CC-10", 100), row("CC-9", null), row("CC-8", 20)];
const codes = (list: readonly TableRow[]) => list.map(({ code }) => code);

describe("sortRows", () => {
  it("puts numbers by value and empty cells last, in both directions", () => {
    expect(codes(sortRows(rows, { column: "QTY_BOX", direction: "ascending" }))).toEqual([
      "CC-8",
      "CC-10",
      "CC-9",
    ]);
    expect(codes(sortRows(rows, { column: "QTY_BOX", direction: "descending" }))).toEqual([
      "CC-10",
      "CC-8",
      "CC-9",
    ]);
  });
  it("puts codes by the numbers in them", () => {
    expect(codes(sortRows(rows, { column: "REFERENCE", direction: "ascending" }))).toEqual([
      "CC-8",
      "CC-9",
      "CC-10",
    ]);
  });
});

describe("filterRows", () => {
  it("finds a code however it is typed", () => {
    expect(codes(filterRows(rows, "cc10"))).toEqual(["CC-10"]);
    expect(codes(filterRows(rows, " "))).toEqual(["CC-10", "CC-9", "CC-8"]);
    expect(codes(filterRows(rows, "zz"))).toEqual([]);
  });
});
