import { describe, expect, it } from "vitest";
import { lineAt, linesOf, offsetsOf } from "./lines.ts";

const groups = [
  { id: "exact", label: "Exact", rows: ["a"] },
  { id: "prefix", label: "Prefix", rows: ["b", "c"] },
];

describe("lines", () => {
  it("are rows, each group below its head", () => {
    const lines = linesOf(undefined, groups, (row) => row);
    expect(lines.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      "group exact",
      "row a",
      "group prefix",
      "row b",
      "row c",
    ]);
  });

  it("stand where heads of groups and rows before them end", () => {
    const offsets = offsetsOf(
      linesOf(undefined, groups, (row) => row),
      "rowResult",
    );
    expect([...offsets]).toEqual([0, 28, 72, 100, 144, 188]);
  });

  it("are found by how far down they are, and the nearest beyond the ends", () => {
    const offsets = Float64Array.of(0, 28, 72, 100);
    const at = (y: number) => lineAt(offsets, y);
    expect([-50, 0, 27, 28, 71, 72, 99, 100, 5000].map(at)).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2]);
  });
});
