import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CatalogueTable } from "@caliper/catalogue-model";
import type { Cell } from "../upload/cells.ts";
import { named, openWorkbench, type Workbench } from "../testing/workbench.ts";

/** Undoing an import after later ones: rows that conflict stay and are named. */
const rotors = named("brake_rotors");
const prices = named("precios");
const vehicles = named("aplicaciones");

let bench: Workbench;
let before: string;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  before = await bench.everything();
});

const undo = (id: string) => bench.services().imports.undo(id, "admin");

/** Loads the table without some of its rows. */
async function without(table: CatalogueTable, gone: (cells: Cell[]) => boolean) {
  const sheet = await bench.sheetOf(table);
  const kept = sheet.filter((cells) => !gone(cells));
  expect(kept.length).toBeLessThan(sheet.length);
  return bench.send(table, kept, { mode: "total" });
}

describe("an undo", () => {
  it("does not restore rows of a product that was removed since", async () => {
    const [[code = ""] = []] = await bench.sheetOf(rotors);
    const priceless = await without(prices, ([of]) => of === code);
    const codeless = await without(rotors, ([of]) => of === code);
    const { reverted, kept } = await undo(priceless.id);
    expect(reverted).toBe(0);
    expect(new Set(kept.map(({ table }) => table))).toEqual(new Set(["price"]));
    expect((await undo(codeless.id)).kept).toEqual([]);
    // Load again what the first undo could not restore.
    const gone = JSON.parse(before) as Record<string, Record<string, string | number>[]>;
    const lost = (gone["price"] ?? []).filter((row) => row["code"] === code);
    expect(kept).toHaveLength(lost.length);
    const again = lost.map(({ grade = "", warehouse = "", price_cents: cents }) => [
      code,
      grade,
      warehouse,
      Number(cents) / 100,
    ]);
    await bench.send(prices, again);
    expect(await bench.everything()).toBe(before);
  });

  it("does not restore a row that was loaded again", async () => {
    const [first = []] = await bench.sheetOf(vehicles);
    const gone = await without(
      vehicles,
      (cells) => JSON.stringify(cells) === JSON.stringify(first),
    );
    const reloaded = await bench.send(vehicles, [first]);
    const { reverted, kept } = await undo(gone.id);
    expect({ reverted, kept: kept.length }).toEqual({ reverted: 0, kept: 1 });
    const same = (await bench.sheetOf(vehicles)).filter(
      (cells) => JSON.stringify(cells) === JSON.stringify(first),
    );
    expect(same).toHaveLength(1);
    await undo(reloaded.id);
  });

  it("does not restore a product that was loaded again in another spelling, nor its rows", async () => {
    const [, first = []] = await bench.sheetOf(rotors);
    const code = String(first[0]);
    const other = code.replace(/(\d)/u, "-$1");
    const gone = await without(rotors, ([of]) => of === code);
    const reloaded = await bench.send(rotors, [[other, ...first.slice(1)]]);
    const { reverted, kept } = await undo(gone.id);
    expect(reverted).toBe(0);
    expect(kept.length).toBeGreaterThan(2);
    const keys = await bench.data.database.read
      .selectFrom("product")
      .select("code")
      .where("code_key", "=", code)
      .execute();
    expect(keys).toEqual([{ code: other }]);
    // What the first undo could not restore.
    const { further } = await undo(reloaded.id);
    expect(further.length).toBeGreaterThanOrEqual(kept.length);
    expect(await bench.everything()).toBe(before);
  });
});
