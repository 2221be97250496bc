import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CatalogueTable } from "@caliper/catalogue-model";
import type { KeptRow } from "../change.ts";
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

describe("an undo after an earlier import was undone or applied again", () => {
  /** A price, and how to load it with another amount. */
  async function somePrice() {
    const [cells = []] = await bench.sheetOf(prices);
    const [code, grade, warehouse, amount] = cells;
    const loadAmount = (of: Cell) =>
      bench.send(prices, [[code ?? null, grade ?? null, warehouse ?? null, of]]);
    return { label: [code, grade, warehouse].join(" · "), amount: Number(amount), loadAmount };
  }

  const labels = (rows: readonly KeptRow[]) => rows.map(({ label }) => label);

  it("names the rows that the earlier import removes, too", async () => {
    const [[code = ""] = []] = await bench.sheetOf(prices);
    const earlier = await without(prices, ([of]) => of === code);
    const undone = await undo(earlier.id);
    const later = await without(prices, ([of]) => of === code);
    const again = await undo(undone.undo);
    const { reverted, kept, further } = await undo(later.id);
    expect(kept).toHaveLength(undone.reverted);
    expect({ reverted, kept, further }).toEqual({ reverted: 0, kept: again.kept, further: [] });
    expect(await undo(again.undo)).toMatchObject({ reverted: undone.reverted, kept: [] });
    expect(await bench.everything()).toBe(before);
  });

  it("names a row to which both gave the same value", async () => {
    const { label, amount, loadAmount } = await somePrice();
    const earlier = await loadAmount(amount + 1);
    const undone = await undo(earlier.id);
    const later = await loadAmount(amount + 1);
    const again = await undo(undone.undo);
    expect(labels((await undo(later.id)).kept)).toEqual([label]);
    expect((await somePrice()).amount).toBe(amount + 1);
    expect((await undo(again.undo)).kept).toEqual([]);
    expect(await bench.everything()).toBe(before);
  });

  it("names a row that already has the value before the earlier import", async () => {
    const { label, amount, loadAmount } = await somePrice();
    const earlier = await loadAmount(amount + 1);
    const later = await loadAmount(amount);
    expect(labels((await undo(earlier.id)).kept)).toEqual([label]);
    expect(labels((await undo(later.id)).kept)).toEqual([label]);
    expect(await bench.everything()).toBe(before);
  });
});
