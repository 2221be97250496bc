import { afterAll, beforeAll, expect, it } from "vitest";
import { render } from "../../messages/render.ts";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

const replacements = named("reemplazos");
const header = ["OLD_CODE", "NEW_CODE"];
const sure = { confirm: "reemplazos", acceptWarnings: true };

type Pairs = readonly (readonly [from: string, to: string])[];

const send = (pairs: Pairs, more: object = {}) =>
  bench.send(
    replacements,
    pairs.map((pair) => [...pair]),
    { header, ...more },
  );

/** The problems of the invalid rows of a preview. */
async function problems(pairs: Pairs, more: object = {}) {
  const set = await send(pairs, { preview: true, ...more });
  const { imports } = bench.services();
  const rows = await imports.rows(set, { offset: 0, limit: 100 });
  await imports.discard(set.id);
  return rows.flatMap(({ sheetRow, problems }) =>
    problems.map(({ cell, column, value, kind, expected }) => ({
      row: sheetRow,
      cell,
      column,
      value,
      kind,
      expected: [render(expected, "en"), render(expected, "es")],
    })),
  );
}

it("refuses a code that replaces itself, in any spelling", async () => {
  expect(await problems([["br-31402", "BR31402"]])).toEqual([
    {
      row: 2,
      cell: "B2",
      column: "NEW_CODE",
      value: "BR31402",
      kind: "cycle",
      expected: ["another code than the old one", "un código distinto del anterior"],
    },
  ]);
});

it("refuses a row that closes a cycle with earlier rows of the sheet", async () => {
  const found = await problems([
    ["BR30544", "BR30977"],
    ["BR30977", "BR30981"],
    ["BR30981", "br 30544"],
  ]);
  expect(found).toEqual([
    {
      row: 4,
      cell: "B4",
      column: "NEW_CODE",
      value: "BR30544",
      kind: "cycle",
      expected: [
        "a code that does not lead back to BR30981; now BR30981 → BR30544 → BR30977 → BR30981",
        "un código que no lleve de vuelta a BR30981; ahora BR30981 → BR30544 → BR30977 → BR30981",
      ],
    },
  ]);
});

it("refuses a row that closes a cycle with stored rows, unless the sheet replaces them", async () => {
  expect(await problems([["BR31338", "BR31340"]])).toMatchObject([{ kind: "cycle", row: 2 }]);
  expect(await problems([["BR31338", "BR31340"]], { mode: "total" })).toEqual([]);
});

it("refuses a new code without a product, and accepts an old code without one", async () => {
  expect(await problems([["OLD-1", "NEW-1"]])).toMatchObject([
    { kind: "product", column: "NEW_CODE", cell: "B2", value: "NEW-1" },
  ]);
  expect(await problems([["OLD-1", "BR30977"]])).toEqual([]);
});

it("refuses a ratio of 0, an unknown group and a day that does not exist", async () => {
  const rows = [
    ["OLD-1", "BR30977", "Both", 1, "2026-02-30"],
    ["OLD-2", "BR30977", "juntos", 0, "2026-02-28"],
  ];
  const set = await bench.send(replacements, rows, {
    header: [...header, "GROUP", "RATIO", "DATE"],
    preview: true,
  });
  const invalid = await bench.services().imports.rows(set, { offset: 0, limit: 9 });
  await bench.services().imports.discard(set.id);
  const found = invalid.flatMap(({ problems }) => problems);
  expect(found.map(({ column, kind, cell }) => `${cell} ${column} ${kind}`)).toEqual([
    "C2 GROUP choice",
    "E2 DATE date",
    "D3 RATIO zero",
  ]);
});

it("lets only one of two loads that together close a cycle be applied", async () => {
  const one = await send([["BR30544", "BR30977"]], { preview: true });
  const other = await send([["BR30977", "BR30544"]], { preview: true });
  const { imports } = bench.services();
  await imports.commit("admin", one.id, { skipInvalid: false, ...sure });
  await expect(
    imports.commit("admin", other.id, { skipInvalid: false, ...sure }),
  ).rejects.toMatchObject({ kind: "conflict" });
  await imports.refresh(other.id);
  await expect(imports.commit("admin", other.id, { skipInvalid: false, ...sure })).rejects.toThrow(
    "Expected a code that does not lead back to BR30977",
  );
  await imports.discard(other.id);
  await imports.undo(one.id, "admin");
});

it("does not undo a removal that would close a cycle with later rows", async () => {
  const before = await bench.rowsOf(replacements);
  const stored = before.map((row): [string, string] => [
    String(row["old_code"]),
    String(row["code"]),
  ]);
  const removal = await send(
    stored.filter(([from]) => from !== "BR31340"),
    { mode: "total", preview: true },
  );
  const { imports } = bench.services();
  await imports.commit("admin", removal.id, { skipInvalid: false, ...sure });
  const reversed = await send([["BR31338", "BR31340"]]);
  await expect(imports.undo(removal.id, "admin")).rejects.toMatchObject({ kind: "conflict" });
  await imports.undo(reversed.id, "admin");
  await imports.undo(removal.id, "admin");
  expect(await bench.rowsOf(replacements)).toEqual(before);
});

it("does not leave an invalid stored row that closes a cycle with the rows of a total import", async () => {
  const set = await bench.send(
    replacements,
    [
      ["BR31338", "BR31340", 1],
      ["BR31340", "BR31338", 0],
    ],
    { header: [...header, "RATIO"], mode: "total", preview: true },
  );
  expect(set.counts.invalid).toBe(1);
  await expect(
    bench.services().imports.commit("admin", set.id, { skipInvalid: true, ...sure }),
  ).rejects.toMatchObject({ kind: "conflict" });
  await bench.services().imports.discard(set.id);
});
