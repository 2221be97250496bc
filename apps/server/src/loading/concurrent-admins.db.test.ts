import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CatalogueTable, catalogueTables } from "@caliper/catalogue-model";
import { tableNamed, primaryKeyOf, type Row, cellsOf } from "./change.ts";
import { Refusal } from "../refusal.ts";
import { generatedSheet } from "./testing/generated-sheets.ts";
import { chance, type Chance } from "./testing/random.ts";
import { shrinkCatalogue } from "./testing/small-catalogue.ts";
import { openWorkbench, type Workbench } from "./testing/workbench.ts";

/**
 * Two administrators with two windows each, on two servers where the database allows it, load, commit,
 * undo and discard at random, concurrently. `IMPORT_SHEETS` sets the number of actions of each.
 */
const actions = Number(process.env["IMPORT_SHEETS"] ?? 6);
const seed = Number(process.env["IMPORT_SEED"] ?? 1);

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
  await shrinkCatalogue(bench.data.database, 4);
});
afterAll(() => bench.close());

/** Expected rows by table and key, updated by the history. */
type Model = Map<string, Map<string, string>>;

const keyOf = (table: CatalogueTable, row: Row) => JSON.stringify(primaryKeyOf(table, row));
/** Independent of the order of columns. */
const textOf = (row: Row) =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function catalogue(): Promise<Model> {
  const model: Model = new Map();
  for (const table of catalogueTables) {
    const rows = await bench.rowsOf(table);
    model.set(table.name, new Map(rows.map((row) => [keyOf(table, row), textOf(row)])));
  }
  return model;
}

const asObject = (model: Model) =>
  Object.fromEntries(
    [...model].map(([name, rows]) => [name, [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))]),
  );

const none = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error;
};

/** One random action; it may be refused but must not fail otherwise. */
async function performAction(
  random: Chance,
  username: string,
  { imports }: ReturnType<Workbench["services"]>,
  mine: string[],
): Promise<void> {
  if (mine.length > 0 && random.once(0.25)) {
    await imports.undo(random.pick(mine), username).catch(none);
    return;
  }
  const model = await catalogue();
  const codes = [...(model.get("product") ?? [])].flatMap(([key]) => JSON.parse(key) as string[]);
  const rows = new Map<string, Row[]>();
  for (const { name } of catalogueTables) rows.set(name, await bench.rowsOf(tableNamed(name)));
  const { table, ...sheet } = generatedSheet(random, (of) => ({
    codes: codes.length > 0 ? codes : ["T1"],
    rows: (rows.get(of.name) ?? []).map((row) => cellsOf(of.columns, row)),
  }));
  const uploadId = randomUUID();
  const preview = random.once(0.7);
  const body = { ...sheet, table: table.name, uploadId, preview };
  await imports.upload(username, body).catch(none);
  if (!preview) {
    mine.push(uploadId);
    return;
  }
  if (random.once(0.1)) return imports.discard(uploadId).catch(none);
  if (random.once(0.3)) await imports.refresh(uploadId).catch(none);
  const decision = { skipInvalid: true, confirm: table.wireName };
  await Promise.all(
    Array.from({ length: random.once(0.2) ? 2 : 1 }, () =>
      imports.commit(username, uploadId, decision).catch(none),
    ),
  );
  mine.push(uploadId);
}

it(
  "the catalogue matches the history after concurrent actions",
  {
    timeout: 60_000 + actions * 10_000,
  },
  async () => {
    const model = await catalogue();
    const [here, there] = [bench.services(), bench.anotherServer()];
    const windows = [
      ["admin", here],
      ["admin", there],
      ["admin2", here],
      ["admin2", there],
    ] as const;
    await Promise.all(
      windows.map(async ([username, server], window) => {
        const random = chance(seed * 100 + window);
        const mine: string[] = [];
        for (let left = actions; left > 0; left -= 1)
          await performAction(random, username, server, mine);
      }),
    );

    const sets = (await here.imports.list({ limit: 10_000 }))
      .filter(({ committedAt: at }) => at !== null)
      .toSorted((a, b) => Number(a.committedAt) - Number(b.committedAt));
    expect(new Set(sets.map(({ kind }) => kind))).toEqual(new Set(["import", "undo"]));
    const wrong: string[] = [];
    for (const set of sets) {
      const rows = await here.changes.rows(set.id, { offset: 0, limit: 100_000 });
      for (const row of rows.filter(({ kind }) => kind !== "invalid")) {
        const { table: name, before, after } = row.change;
        const table = tableNamed(name);
        const now = model.get(name) ?? new Map<string, string>();
        const key = keyOf(table, after ?? before ?? {});
        const was = before === null ? undefined : textOf(before);
        if (now.get(key) !== was) wrong.push(`${set.kind} ${set.id}: ${name} ${key}`);
        if (after === null) now.delete(key);
        else now.set(key, textOf(after));
      }
    }
    expect(wrong).toEqual([]);
    expect(asObject(await catalogue())).toEqual(asObject(model));
    const open = (await here.imports.list({ limit: 10_000 })).filter(({ state }) =>
      ["staging", "comparing"].includes(state),
    );
    expect(open).toEqual([]);
  },
);
