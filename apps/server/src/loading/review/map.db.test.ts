import { afterAll, beforeAll, expect, it } from "vitest";
import type { Cell } from "../upload/cells.ts";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";
import { createImportReads } from "./reads.ts";

const rotors = named("brake_rotors");

let bench: Workbench;
let codes: string[];
beforeAll(async () => {
  bench = await openWorkbench();
  codes = (await bench.rowsOf(rotors)).map(({ code }) => String(code));
});
afterAll(() => bench.close());

const code = (index: number) => codes[index] ?? "";
const stage = (rows: Cell[][]) =>
  bench.send(rotors, rows, { header: ["XBP", "POSITION", "HEIGHT"], preview: true });

it("has the place and the kind of each row that is not unchanged", async () => {
  const reads = createImportReads(bench.services().changes);
  const set = await stage([
    [code(0), "Middle", 50],
    ["BRT900001", "Front", 50],
    [code(1), "Middle", 50],
    [code(2), "Rear", 51.5],
  ]);
  const { rowsPerGroup, groups } = await reads.map(set);
  expect(rowsPerGroup).toBe(1);
  expect(groups.filter(({ kind }) => kind === "invalid")).toEqual([
    { group: 0, kind: "invalid", rows: 1 },
    { group: 2, kind: "invalid", rows: 1 },
  ]);
  expect(groups).toContainEqual({ group: 1, kind: "added", rows: 1 });
  expect(groups.map(({ group }) => group)).toEqual([0, 1, 2, 3]);
  // The list has the rows of a kind in this order: the second invalid row is at index 1.
  const [second] = await reads.rows(set, { offset: 1, limit: 1 });
  expect([second?.kind, second?.sheetRow]).toEqual(["invalid", 4]);
});

it("groups the rows of a long sheet, and counts every one of them", async () => {
  const rows = Array.from({ length: 3300 }, (_, index): Cell[] => [
    `BRT${100_000 + index}`,
    "Front",
    50,
  ]);
  const { rowsPerGroup, groups } = await createImportReads(bench.services().changes).map(
    await stage(rows),
  );
  expect(rowsPerGroup).toBe(3);
  expect(groups).toHaveLength(1100);
  expect(groups.reduce((sum, group) => sum + group.rows, 0)).toBe(3300);
});
