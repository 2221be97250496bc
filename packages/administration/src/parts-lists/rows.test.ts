import { listLines } from "@caliper/api-client/fixtures";
import { describe, expect, it } from "vitest";
import { csvOf } from "./csv.ts";
import type { PendingChange } from "./LineQueue.ts";
import { differing, rowsOf, stepOf } from "./rows.ts";

const [first] = listLines;
const idsWith = (id: number, change: PendingChange["change"]) =>
  rowsOf(listLines, new Map([[id, { change, state: "waiting" }]])).map(({ saved }) => saved.id);

describe("rowsOf", () => {
  it("shows changes and moves that are not saved yet", () => {
    expect(idsWith(13, { before: 11 })).toEqual([13, 11, 12, 14, 15, 16]);
    expect(idsWith(11, { before: null })).toEqual([12, 13, 14, 15, 16, 11]);
    expect(idsWith(11, { before: 11 })).toEqual([11, 12, 13, 14, 15, 16]);
    expect(idsWith(99, { before: 11 })).toEqual([11, 12, 13, 14, 15, 16]);
  });

  it.each([
    ["sent", 9],
    ["conflict", 4],
  ] as const)("counts with the change unless somebody else made another: %s", (state, quantity) => {
    const [row] = rowsOf(listLines, new Map([[11, { change: { quantity: 9 }, state }]]));
    expect(row).toMatchObject({ quantity, price: 38.4, perBox: 2 });
  });
});

it("steps over one line, and not past the ends", () => {
  const rows = rowsOf(listLines, new Map());
  expect(stepOf(rows, "12", -1)).toBe(11);
  expect(stepOf(rows, "12", 1)).toBe(14);
  expect(stepOf(rows, "15", 1)).toBeNull();
  expect(stepOf(rows, "11", -1)).toBeUndefined();
  expect(stepOf(rows, "16", 1)).toBeUndefined();
});

it("finds the fields that two people changed to different values", () => {
  expect(first && differing(first, { quantity: 4, note: "Rear", before: 12 })).toEqual(["note"]);
});

it("writes CSV that a spreadsheet reads as text", () => {
  const cells = [["Código", '5" disc; "A", B', "=1+1", -2, undefined, "two\nlines"]];
  expect(csvOf(cells)).toBe(`\uFEFFCódigo,"5"" disc; ""A"", B",'=1+1,-2,,"two\nlines"\r\n`);
});
