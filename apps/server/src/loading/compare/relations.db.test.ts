import { afterAll, beforeAll, expect, it } from "vitest";
import { render } from "../../messages/render.ts";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

const relations = named("relaciones");
const header = ["Codigo", "RELATED_CODE", "KIND", "QTY"];

/** The problems of the only row. */
async function problems(...cells: readonly string[]) {
  const set = await bench.send(relations, [[...cells]], { header, preview: true });
  const { imports } = bench.services();
  const rows = await imports.rows(set, { offset: 0, limit: 10 });
  await imports.discard(set.id);
  return rows.flatMap(({ sheetRow, problems: found }) =>
    found.map(({ cell, value, expected }) => ({
      row: sheetRow,
      cell,
      value,
      expected: [render(expected, "en"), render(expected, "es")],
    })),
  );
}

it("accepts codes in any spelling, and kinds in any case", async () => {
  expect(await problems("br-31402", "d1200", "matched pair", "")).toEqual([]);
});

it.each([
  [
    "a related code without a product",
    ["BR31402", "X99999", "Required", "1"],
    "B2",
    "X99999",
    [
      "the code of an existing product; load the product's own table first",
      "el código de un producto que exista; cargue primero la tabla del producto",
    ],
  ],
  [
    "a part that belongs with itself",
    ["BR31402", "br 31402", "Required", "1"],
    "B2",
    "BR31402",
    [
      "the code of another product than in the first column",
      "el código de un producto distinto del de la primera columna",
    ],
  ],
  ["an unknown kind", ["BR31402", "D1200", "Friend", "1"], "C2", "Friend", undefined],
  ["no pieces", ["BR31402", "D1200", "Required", "0"], "D2", "0", undefined],
])("refuses %s with its cell, value and what is expected", async (_, cells, cell, value, texts) => {
  const found = await problems(...cells);
  expect(found).toMatchObject([{ row: 2, cell, value, ...(texts && { expected: texts }) }]);
  expect(found[0]?.expected[0]).not.toBe(found[0]?.expected[1]);
});
