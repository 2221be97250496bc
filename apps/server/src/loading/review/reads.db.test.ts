import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChangeSet } from "../change-set.ts";
import type { Cell } from "../upload/cells.ts";
import { createImportReads } from "./reads.ts";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";

const rotors = named("brake_rotors");
const interchanges = named("intercambios");
const header = ["XBP", "POSITION", "HEIGHT"];

let bench: Workbench;
let codes: string[];
beforeAll(async () => {
  bench = await openWorkbench();
  codes = (await bench.rowsOf(rotors)).map(({ code }) => String(code));
});
afterAll(() => bench.close());

const stage = (rows: Cell[][]) => bench.send(rotors, rows, { header, preview: true });
const reads = () => createImportReads(bench.services().changes);
const causesOf = (set: ChangeSet) => reads().causes(set);
const rowsOf = (count: number, cells: (index: number) => Cell[]) =>
  Array.from({ length: count }, (_, index) => [codes[index] ?? `BRT${index}`, ...cells(index)]);

describe("the causes of problems", () => {
  it("group cells by column, kind and value, the most frequent first", async () => {
    const rows = rowsOf(60, (index) => [index < 40 ? "Delantera x" : "Traseras", "12,5"]);
    const [position, height, ...others] = await causesOf(await stage(rows));
    expect(others).toEqual([]);
    expect(position).toMatchObject({ column: "POSITION", kind: "choice", cells: 60, values: 2 });
    expect(position?.alike[0]).toMatchObject({ row: 2, count: 40, suggestion: "Front" });
    expect(position?.alike[1]).toMatchObject({ row: 42, count: 20, suggestion: "Rear" });
    expect(height).toMatchObject({ kind: "comma", cells: 60, suggested: 60, isWarning: false });
    expect(height?.alike[0]?.problem).toMatchObject({ cell: "C2", value: "12,5" });
  });

  it("include warnings, after invalid cells", async () => {
    const causes = await causesOf(
      await stage([
        [codes[0] ?? "", "Front", 900],
        [codes[1] ?? "", "Middle", 50],
      ]),
    );
    expect(causes.map(({ kind, isWarning }) => [kind, isWarning])).toEqual([
      ["choice", false],
      ["unusual", true],
    ]);
  });

  it("name cells of the sheet as it was sent, also where a column is left out", async () => {
    const row = ["a note", codes[0] ?? "", "12,5", null, "beyond"];
    const withNote = { header: ["Problem", "XBP", "HEIGHT"], preview: true };
    const causes = await causesOf(await bench.send(rotors, [row], withNote));
    expect(causes.map(({ kind, alike }) => [kind, alike[0]?.problem.cell])).toEqual([
      ["comma", "C2"],
      ["surplus", "E2"],
    ]);
    const source = { sheet: "Hoja1", columns: [3, 5, 6] };
    const moved = await bench.send(rotors, [[codes[0] ?? "", "12,5"]], {
      ...withNote,
      header: ["XBP", "HEIGHT"],
      source,
    });
    const [height] = await causesOf(moved);
    expect(height?.alike[0]?.problem.cell).toBe("F2");
  });

  it("suggest the code without the text beside it", async () => {
    const row = [codes[0] ?? "", "BMW", "34000000021 / N/A"];
    const set = await bench.send(interchanges, [row], {
      header: ["Codigo", "Brand", "Interchange"],
      preview: true,
    });
    const [remark] = await causesOf(set);
    expect(remark).toMatchObject({ kind: "remark", suggested: 1 });
    expect(remark?.alike[0]?.suggestion).toBe("34000000021");
  });

  it("suggest the code without the brand before it", async () => {
    const [part = ""] = codes;
    const known = String((await bench.rowsOf(interchanges))[0]?.["brand"]);
    const rows = [
      [part, "Testino", "TESTINO BILSTEIN 170395"],
      [part, "Testino", `${known} 170396`],
      [part, "Testino", "GDB 170397"],
    ];
    const header = ["Codigo", "Brand", "Interchange"];
    const set = await bench.send(interchanges, rows, { header, preview: true });
    expect(set.counts).toMatchObject({ added: 1, invalid: 2 });
    const [remark] = await causesOf(set);
    expect(remark).toMatchObject({ column: "Interchange", kind: "remark", suggested: 2 });
    const fix = { column: "Interchange", kind: "remark", how: "suggested" } as const;
    const fixed = await bench.services().imports.fixCells(set.id, fix);
    expect(fixed.counts).toMatchObject({ added: 3, invalid: 0 });
  });

  it("suggest nothing if a number is ambiguous", async () => {
    const [height] = await causesOf(await stage([[codes[0] ?? "", "Front", "1,250"]]));
    expect(height).toMatchObject({ kind: "comma", suggested: 0 });
  });
});

describe("a fix", () => {
  it("replaces a value in all cells of the cause", async () => {
    const set = await stage(rowsOf(600, () => ["Adelante", 49]));
    expect(set.counts.invalid).toBe(600);
    const fix = { column: "POSITION", kind: "choice", how: "replace", value: "Adelante" } as const;
    const { imports } = bench.services();
    const fixed = await imports.fixCells(set.id, { ...fix, by: "Front" });
    expect(fixed.counts).toMatchObject({ invalid: 0 });
    await expect(imports.fixCells(set.id, { ...fix, by: "Rear" })).rejects.toThrow("value");
  });

  it("applies the suggestions, and leaves other cells", async () => {
    const set = await stage([
      [codes[0] ?? "", "Front", "49,5"],
      [codes[1] ?? "", "Front", "1,250"],
    ]);
    const fix = { column: "HEIGHT", kind: "comma", how: "suggested" } as const;
    const fixed = await bench.services().imports.fixCells(set.id, fix);
    expect(fixed.counts.invalid).toBe(1);
    const [height] = await causesOf(fixed);
    expect(height?.alike.map(({ problem }) => problem.value)).toEqual(["1,250"]);
  });
});

describe("a list of codes", () => {
  const names = ["Codigo", "Brand", "Interchange"];

  it("becomes a row for each code, with the number of its row", async () => {
    const { imports } = bench.services();
    const rows = [
      [codes[0] ?? "", "BMW", "34219804739, 34219808172"],
      [codes[0] ?? "", "BMW", "34219804739"],
      [codes[2] ?? "", "BMW", "34000000002 / 34000000003"],
    ];
    const set = await bench.send(interchanges, rows, { header: names, preview: true });
    expect(set.counts).toMatchObject({ added: 1, invalid: 2 });
    const split = await imports.splitColumn(set.id, "Interchange");
    expect(split.counts).toMatchObject({ added: 4, invalid: 1 });
    const [repeated] = await causesOf(split);
    expect(repeated).toMatchObject({ kind: "duplicate", cells: 1 });
    expect(repeated?.alike[0]).toMatchObject({ row: 3 });
    await imports.commit("admin", set.id, { skipInvalid: true, confirm: undefined });
    const stored = (await bench.rowsOf(interchanges)).map((row) => row["interchange"]);
    expect(stored).toEqual(
      expect.arrayContaining(["34219804739", "34219808172", "34000000002", "34000000003"]),
    );
  });

  it("keeps its whole cell where one of its codes is invalid", async () => {
    const { imports } = bench.services();
    const list = "34000000011, 34000000012 Т";
    const rows = [[codes[0] ?? "", "BMW", list]];
    const set = await bench.send(interchanges, rows, { header: names, preview: true });
    const split = await imports.splitColumn(set.id, "Interchange");
    const [letter] = await causesOf(split);
    expect(letter?.alike[0]?.problem).toMatchObject({ kind: "alphabet", value: list, cell: "C2" });
    const corrected = await imports.correctCell(
      set.id,
      2,
      "Interchange",
      "34000000011, 34000000012",
    );
    expect(corrected.counts).toMatchObject({ added: 2, invalid: 0 });
  });

  it("of plate numbers becomes rows at once", async () => {
    const rows = [
      [codes[0] ?? "", "W.V.A.", "23914/23915, 23916"],
      [codes[0] ?? "", "FMSI", "D1754 / D1377"],
      [codes[0] ?? "", "BMW", "23914/23915"],
    ];
    const set = await bench.send(interchanges, rows, { header: names, preview: true });
    expect(set.counts).toMatchObject({ added: 6, invalid: 0, splitRows: 2 });
    await bench
      .services()
      .imports.commit("admin", set.id, { skipInvalid: false, confirm: undefined });
    const again = await bench.send(interchanges, rows, { header: names, preview: true });
    expect(again.counts).toMatchObject({ added: 0, unchanged: 6 });
  });

  it("is split in columns of codes only", async () => {
    const rows = [[codes[0] ?? "", "Front", 49]];
    const { id } = await stage(rows);
    await expect(bench.services().imports.splitColumn(id, "HEIGHT")).rejects.toThrow("column");
  });
});

describe("the map of rows", () => {
  it("has the place and the kind of each row that is not unchanged", async () => {
    const set = await stage([
      [codes[0] ?? "", "Middle", 50],
      ["BRT900001", "Front", 50],
      [codes[1] ?? "", "Middle", 50],
      [codes[2] ?? "", "Rear", 51.5],
    ]);
    const { rowsPerGroup, groups } = await reads().map(set);
    expect(rowsPerGroup).toBe(1);
    expect(groups.filter(({ kind }) => kind === "invalid")).toEqual([
      { group: 0, kind: "invalid", rows: 1 },
      { group: 2, kind: "invalid", rows: 1 },
    ]);
    expect(groups).toContainEqual({ group: 1, kind: "added", rows: 1 });
    expect(groups.map(({ group }) => group)).toEqual([0, 1, 2, 3]);
    // The list has the rows of a kind in this order: the second invalid row is at index 1.
    const [second] = await reads().rows(set, { offset: 1, limit: 1 });
    expect([second?.kind, second?.sheetRow]).toEqual(["invalid", 4]);
  });

  it("groups the rows of a long sheet, and counts every one of them", async () => {
    const rows = Array.from({ length: 3300 }, (_, index): Cell[] => [
      `BRT${100_000 + index}`,
      "Front",
      50,
    ]);
    const { rowsPerGroup, groups } = await reads().map(await stage(rows));
    expect(rowsPerGroup).toBe(3);
    expect(groups).toHaveLength(1100);
    expect(groups.reduce((sum, group) => sum + group.rows, 0)).toBe(3300);
  });
});
