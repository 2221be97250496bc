import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { type CatalogueTable, catalogueTables } from "@caliper/catalogue-model";
import { rebuildSearchKeys } from "../../db/index.ts";
import { Refusal } from "../../refusal.ts";
import { cellsOf } from "../change.ts";
import type { Cell } from "./cells.ts";
import { importRowOf } from "../../http/presenters/imports.ts";
import { type GeneratedSheet, generatedSheet } from "../testing/generated-sheets.ts";
import { addedUp, asItIs, asPreviewed } from "../testing/preview-oracle.ts";
import { chance, type Chance } from "../testing/random.ts";
import { shrinkCatalogue } from "../testing/small-catalogue.ts";
import { headerOf, openWorkbench, type Workbench } from "../testing/workbench.ts";

/**
 * Generated sheets, each imported into the table that the previous one left. `IMPORT_SHEETS` sets how
 * many, `IMPORT_SEED` the first seed; a failure names its seed.
 */
const defaultSheets = process.env["TEST_DATABASE"] === "postgres" ? 25 : 60;
const sheets = Number(process.env["IMPORT_SHEETS"] ?? defaultSheets);
const firstSeed = Number(process.env["IMPORT_SEED"] ?? 1);

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
  await shrinkCatalogue(bench.data.database, 4);
});
afterAll(() => bench.close());

type Tables = Record<string, Record<string, string | number | null>[]>;

interface Snapshot {
  readonly text: string;
  readonly tables: Tables;
  sheet(table: CatalogueTable): Cell[][];
}

async function snapshot(): Promise<Snapshot> {
  const text = await bench.everything();
  const tables = JSON.parse(text) as Tables;
  return {
    text,
    tables,
    sheet: (table) => (tables[table.name] ?? []).map((row) => cellsOf(table.columns, row)),
  };
}

async function wholePreview(id: string): Promise<Wire<"ImportRow">[]> {
  const { imports } = bench.services();
  const set = await imports.find(id);
  const rows = await imports.rows(set, { offset: 0, limit: 10_000 });
  return rows.map((row) => importRowOf(row, set, "en"));
}

/** Number of rows that differ between two snapshots, by table. */
function changedRows(one: Snapshot, other: Snapshot, but: CatalogueTable): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, primaryKey } of catalogueTables) {
    if (name === but.name) continue;
    const keyOf = (row: Tables[string][number]) =>
      JSON.stringify(primaryKey.map((key) => row[key]));
    const rows = (from: Snapshot) =>
      new Map((from.tables[name] ?? []).map((row) => [keyOf(row), JSON.stringify(row)]));
    const [before, after] = [rows(one), rows(other)];
    const keys = new Set([...before.keys(), ...after.keys()]);
    const differing = [...keys].filter((key) => before.get(key) !== after.get(key)).length;
    if (differing > 0) counts[name] = differing;
  }
  return counts;
}

const seen = { refused: 0, compared: 0, invalid: 0, kept: 0, dependants: 0 };

/** Describes where two values first differ, instead of printing both catalogues. */
function difference(about: string, is: unknown, should: unknown): string[] {
  const [one, other] = [is, should].map((value) => JSON.stringify(value) ?? "nothing");
  if (one === undefined || other === undefined || one === other) return [];
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const near = (text: string) => text.slice(Math.max(0, at - 60), at + 200);
  return [`${about}: …${near(one)}… instead of …${near(other)}…`];
}

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "taken",
    (error: unknown) => {
      if (error instanceof Refusal) return error.message;
      throw error;
    },
  );

async function keysUnlikeRebuilt(): Promise<string[]> {
  const kept = await bench.searchKeys();
  await bench.data.database.write.transaction().execute(rebuildSearchKeys);
  return difference("search keys", kept, await bench.searchKeys());
}

/** Previews, commits and undoes one sheet. @returns the violations found */
async function checkSheet(random: Chance): Promise<string[]> {
  const { imports } = bench.services();
  const before = await snapshot();
  const codes = (before.tables["product"] ?? []).map(({ code }) => String(code));
  const sheet: GeneratedSheet = generatedSheet(random, (table) => ({
    codes: codes.length > 0 ? codes : ["T1"],
    rows: before.sheet(table),
  }));
  const { table, ...batch } = sheet;
  const body = { ...batch, table: table.name, preview: true };
  const id = randomUUID();
  const refusal = await reasonOf(imports.upload("admin", { ...body, uploadId: id }));
  const afterPreview = await snapshot();
  const wrong = difference("a preview changes nothing", afterPreview.text, before.text);
  if (refusal !== "taken") {
    seen.refused += 1;
    return wrong;
  }
  seen.compared += 1;
  const set = await imports.find(id);
  const counts = set.counts;
  const preview = await wholePreview(set.id);
  const { added, changed, removed, invalid, changedCells, unchanged, existing } = counts;
  const summed = addedUp(preview);
  wrong.push(
    ...difference("counts", { added, changed, removed, invalid, changedCells }, summed),
    ...difference("rows", added + changed + invalid + unchanged, set.rows),
    ...difference("existing rows", existing, before.sheet(table).length),
  );

  const decision = { skipInvalid: true, acceptWarnings: true, confirm: table.wireName };
  if (invalid > 0) {
    seen.invalid += 1;
    const whole = imports.commit("admin", set.id, { ...decision, skipInvalid: false });
    const [, row = ""] = /^(Row \d+), /u.exec(await reasonOf(whole)) ?? [];
    const first = preview.find(({ kind }) => kind === "invalid")?.row;
    wrong.push(...difference("the row that is named", row, `Row ${first}`));
  }
  await imports.commit("admin", set.id, decision);
  const after = await snapshot();
  wrong.push(...(await keysUnlikeRebuilt()));
  const previewed = asPreviewed(before.sheet(table), headerOf(table), preview);
  wrong.push(
    ...difference("as previewed", asItIs(after.sheet(table)), previewed),
    ...difference(
      "dependants",
      sorted(counts.dependants),
      sorted(changedRows(before, after, table)),
    ),
  );
  if (Object.keys(counts.dependants).length > 0) seen.dependants += 1;

  // Former rows of state are not kept.
  if (!table.keepsHistory) return wrong;
  const { kept } = await imports.undo(set.id, "admin");
  const undone = await snapshot();
  wrong.push(
    ...difference("rows that an undo leaves", kept, []),
    ...difference("undone", undone.text, before.text),
  );

  // Keep some of them, so that later sheets are imported into generated tables.
  if (existing > 150 || removed > 20 || !random.once(0.3)) return wrong;
  seen.kept += 1;
  const again = await imports.upload("admin", body);
  await imports.commit("admin", again.set.id, decision);
  return [...wrong, ...difference("the same again", (await snapshot()).text, after.text)];
}

const sorted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));

describe("a generated sheet", () => {
  it(
    "results in the previewed table and its search keys, and an undo restores the old one exactly",
    {
      timeout: 30_000 + sheets * 3000,
    },
    async () => {
      for (let seed = firstSeed; seed < firstSeed + sheets; seed += 1) {
        const wrong = await checkSheet(chance(seed)).catch((error: unknown) => [String(error)]);
        expect({ seed, wrong }).toEqual({ seed, wrong: [] });
      }
      // The seeds must cover every kind of sheet.
      expect(seen.compared).toBeGreaterThan(sheets / 2);
      for (const share of [seen.invalid, seen.kept, seen.dependants]) {
        expect(share).toBeGreaterThan(sheets / 20);
      }
    },
  );
});
