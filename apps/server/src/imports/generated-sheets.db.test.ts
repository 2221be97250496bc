import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { type CatalogueTable, catalogueTables } from "@caliper/catalogue-model";
import { countsOf } from "../changes/changes.service.ts";
import { Refusal } from "../refusal.ts";
import { cellsOf } from "../spreadsheets/table-cells.ts";
import type { Cell } from "./cells.ts";
import { importRowOf } from "../http/presenters/imports.ts";
import { type GeneratedSheet, generatedSheet } from "./testing/generated-sheets.ts";
import { addedUp, asItIs, asPreviewed } from "./testing/preview-oracle.ts";
import { chance, type Chance } from "./testing/random.ts";
import { shrinkCatalogue } from "./testing/small-catalogue.ts";
import { headerOf, openWorkbench, type Workbench } from "./testing/workbench.ts";

/**
 * Sheets that chance wrote, each against the table that the last one left. `IMPORT_SHEETS` says how
 * many, `IMPORT_SEED` which ones: a failure names its seed.
 */
const usual = process.env["TEST_DATABASE"] === "postgres" ? 40 : 150;
const sheets = Number(process.env["IMPORT_SHEETS"] ?? usual);
const firstSeed = Number(process.env["IMPORT_SEED"] ?? 1);

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
  await shrinkCatalogue(bench.data.database, 4);
});
afterAll(() => bench.close());

type Tables = Record<string, Record<string, string | number | null>[]>;

interface Moment {
  readonly text: string;
  readonly tables: Tables;
  sheet(table: CatalogueTable): Cell[][];
}

async function moment(): Promise<Moment> {
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
  return rows.map((row) => importRowOf(row, JSON.parse(set.header ?? "[]") as string[]));
}

/** By table: rows of one moment that the other does not have in the same form, by their key. */
function touched(one: Moment, other: Moment, but: CatalogueTable): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, primaryKey } of catalogueTables) {
    if (name === but.name) continue;
    const keyOf = (row: Tables[string][number]) =>
      JSON.stringify(primaryKey.map((key) => row[key]));
    const rows = (from: Moment) =>
      new Map((from.tables[name] ?? []).map((row) => [keyOf(row), JSON.stringify(row)]));
    const [before, after] = [rows(one), rows(other)];
    const keys = new Set([...before.keys(), ...after.keys()]);
    const differing = [...keys].filter((key) => before.get(key) !== after.get(key)).length;
    if (differing > 0) counts[name] = differing;
  }
  return counts;
}

const seen = { refused: 0, compared: 0, invalid: 0, kept: 0, dependants: 0 };

/** What is not as it should be, in words: where two values part, not a whole catalogue twice. */
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

/** Puts one sheet through preview, commit and undo. @returns what is wrong */
async function tryOut(random: Chance): Promise<string[]> {
  const { imports } = bench.services();
  const before = await moment();
  const codes = (before.tables["product"] ?? []).map(({ code }) => String(code));
  const sheet: GeneratedSheet = generatedSheet(random, (table) => ({
    codes: codes.length > 0 ? codes : ["T1"],
    rows: before.sheet(table),
  }));
  const { table, ...batch } = sheet;
  const body = { ...batch, table: table.name, preview: true };
  const id = randomUUID();
  const refusal = await reasonOf(imports.upload("admin", { ...body, uploadId: id }));
  const looked = await moment();
  const wrong = difference("a preview changes nothing", looked.text, before.text);
  if (refusal !== "taken") {
    seen.refused += 1;
    return wrong;
  }
  seen.compared += 1;
  const set = await imports.find(id);
  const counts = countsOf(set);
  const preview = await wholePreview(set.id);
  const { added, changed, removed, invalid, changedCells, unchanged, existing } = counts;
  const summed = addedUp(preview);
  wrong.push(
    ...difference("counts", { added, changed, removed, invalid, changedCells }, summed),
    ...difference("rows", added + changed + invalid + unchanged, set.rows),
    ...difference("existing rows", existing, before.sheet(table).length),
  );

  const decision = { skipInvalid: true, confirm: table.wireName };
  if (invalid > 0) {
    seen.invalid += 1;
    const whole = imports.commit("admin", set.id, { ...decision, skipInvalid: false });
    const [, row = ""] = /^(Row \d+), /u.exec(await reasonOf(whole)) ?? [];
    const first = preview.find(({ kind }) => kind === "invalid")?.row;
    wrong.push(...difference("the row that is named", row, `Row ${first}`));
  }
  await imports.commit("admin", set.id, decision);
  const after = await moment();
  const said = asPreviewed(before.sheet(table), headerOf(table), preview);
  wrong.push(
    ...difference("as previewed", asItIs(after.sheet(table)), said),
    ...difference("dependants", sorted(counts.dependants), sorted(touched(before, after, table))),
  );
  if (Object.keys(counts.dependants).length > 0) seen.dependants += 1;

  const { kept } = await imports.undo(set.id, "admin");
  const undone = await moment();
  wrong.push(
    ...difference("rows that an undo leaves", kept, []),
    ...difference("undone", undone.text, before.text),
  );

  // Some stay, so that the next sheet finds a table that chance wrote as well.
  if (existing > 150 || removed > 20 || !random.once(0.3)) return wrong;
  seen.kept += 1;
  const again = await imports.upload("admin", body);
  await imports.commit("admin", again.set.id, decision);
  return [...wrong, ...difference("the same again", (await moment()).text, after.text)];
}

const sorted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));

describe("a sheet that chance wrote", () => {
  it(
    "becomes what its preview said, and is taken back byte for byte",
    {
      timeout: 30_000 + sheets * 3000,
    },
    async () => {
      for (let seed = firstSeed; seed < firstSeed + sheets; seed += 1) {
        const wrong = await tryOut(chance(seed)).catch((error: unknown) => [String(error)]);
        expect({ seed, wrong }).toEqual({ seed, wrong: [] });
      }
      // What the property says is worth as much as what it was tried on.
      expect(seen.compared).toBeGreaterThan(sheets / 2);
      for (const share of [seen.invalid, seen.kept, seen.dependants]) {
        expect(share).toBeGreaterThan(sheets / 20);
      }
    },
  );
});
