import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CatalogueTable, catalogueTables } from "@caliper/catalogue-model";
import type { ChangeSet } from "../change-set.ts";
import { Refusal } from "../../refusal.ts";
import type { Cell } from "../upload/cells.ts";
import { compareCorrectedRow } from "./corrected-row.ts";
import { columnsOf } from "../upload/sheet.ts";
import { generatedCell, generatedSheet } from "../testing/generated-sheets.ts";
import { chance, type Chance } from "../testing/random.ts";
import { shrinkCatalogue } from "../testing/small-catalogue.ts";
import { openWorkbench, type Workbench } from "../testing/workbench.ts";

/**
 * Comparing only a corrected row must give the same rows and counts as comparing the whole sheet.
 * `IMPORT_SHEETS` sets the number of sheets, `IMPORT_SEED` the first seed.
 */
const defaultSheets = process.env["TEST_DATABASE"] === "postgres" ? 10 : 25;
const sheets = Number(process.env["IMPORT_SHEETS"] ?? defaultSheets);
const firstSeed = Number(process.env["IMPORT_SEED"] ?? 5000);

let bench: Workbench;
let codes: string[];
const shown = new Map<string, Cell[][]>();
const world = (table: CatalogueTable) => ({ codes, rows: shown.get(table.name) ?? [] });

beforeAll(async () => {
  bench = await openWorkbench();
  const { database } = bench.data;
  await shrinkCatalogue(database, 4);
  const products = await database.read.selectFrom("product").select("code").execute();
  codes = products.map(({ code }) => code);
  for (const table of catalogueTables) shown.set(table.name, await bench.sheetOf(table));
});
afterAll(() => bench.close());

/** The result of a comparison, in order. */
async function outcome(id: string) {
  const { changes, imports } = bench.services();
  const set = await imports.find(id);
  const rows = await changes.rows(id, { offset: 0, limit: 10_000 });
  const { dependants, ...counts } = set.counts;
  const byName = Object.entries(dependants).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { state: set.state, rows, counts, dependants: byName };
}

async function comparedAgain(id: string) {
  await bench.data.database.write
    .updateTable("change_set")
    .set({ revisions: JSON.stringify({ product: -1 }) })
    .where("id", "=", id)
    .execute();
  await bench.services().imports.refresh(id);
  return outcome(id);
}

/** Whether this row can be compared alone; the trial is rolled back. */
async function isAlone(set: ChangeSet, sheetRow: number, at: number, was: Cell[], value: Cell) {
  const { changes } = bench.services();
  const back = new Error("rolled back");
  let alone = false;
  const is = Array.from({ length: Math.max(was.length, at + 1) }, (_cell, index) =>
    index === at ? value : (was[index] ?? null),
  );
  await bench.data.database.write
    .transaction()
    .execute(async (db) => {
      alone =
        (await compareCorrectedRow(
          changes,
          set,
          { sheetRow, at, before: was, after: is },
          new Date().getUTCFullYear(),
          db,
        )) !== undefined;
      throw back;
    })
    .catch((error: unknown) => {
      if (error !== back) throw error;
    });
  return alone;
}

const seen = { alone: 0, whole: 0 };

async function checkSheet(random: Chance): Promise<void> {
  const { imports } = bench.services();
  const { table, rows, ...sheet } = generatedSheet(random, world);
  const uploadId = randomUUID();
  const body = { ...sheet, rows, table: table.name, uploadId, preview: true };
  if (!(await isTaken(imports.upload("admin", body)))) return;
  const cells = rows.map((row) => [...row]);
  const columns = columnsOf(table, sheet.header);
  for (let left = 4; left > 0; left -= 1) {
    const row = random.below(cells.length);
    const at = random.below(columns.length);
    const [column, was] = [columns[at], cells[row]];
    if (!column || !was) continue;
    const value = generatedCell(random, column, world(table));
    const sheetRow = sheet.headerRow + 1 + row;
    const set = await imports.find(uploadId);
    if (await isAlone(set, sheetRow, at, was, value)) seen.alone += 1;
    else seen.whole += 1;
    // A sheet without any filled row is refused.
    if (!(await isTaken(imports.correctCell(uploadId, sheetRow, String(sheet.header[at]), value))))
      return;
    while (was.length <= at) was.push(null);
    was[at] = value;
    const corrected = await outcome(uploadId);
    expect(corrected).toEqual(await comparedAgain(uploadId));
  }
  await imports.discard(uploadId);
}

const isTaken = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

describe("correcting cells one by one", () => {
  it(
    "gives the same result as comparing the whole sheet",
    { timeout: 30_000 + sheets * 3000 },
    async () => {
      for (let seed = firstSeed; seed < firstSeed + sheets; seed += 1) {
        await checkSheet(chance(seed)).catch((error: unknown) => {
          throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
        });
      }
      for (const cases of Object.values(seen)) expect(cases).toBeGreaterThan(sheets / 5);
    },
  );
});
