/**
 * What takes a change set back. A row that is no longer as the set left it stays, and so does what
 * would not fit with what came since: a row that is there again under another number or spelling, a
 * row of a product that is gone, a product that something refers to.
 */
import type { Kysely } from "kysely";
import { type CatalogueTable, catalogueTables, relatedTables } from "@caliper/catalogue-model";
import type { Database } from "../db/index.ts";
import type { ChangeRowRow } from "../db/schema.ts";
import { tableNamed } from "./apply.ts";
import {
  changeOf,
  type KeptRow,
  type LabelledChange,
  primaryKeyOf,
  type Row,
  sameRow,
  uploadKey,
} from "./change.ts";
import type { ChangesRepository } from "./changes.repository.ts";
import { inTurns } from "./turns.ts";

interface Reversal {
  readonly reverse: readonly LabelledChange[];
  readonly left: readonly KeptRow[];
}

const product: CatalogueTable = relatedTables.product;

const codeOf = (row: Row | null) => String(row?.["code"] ?? "");
/** A row by its table and the key of the database. */
const placeOf = (table: CatalogueTable, row: Row) =>
  `${table.name} ${JSON.stringify(primaryKeyOf(table, row))}`;
const isGoing = ({ change }: LabelledChange) => change.after === null;
const isComing = ({ change }: LabelledChange) => change.before === null;
const referencesOf = ({ change }: LabelledChange) =>
  tableNamed(change.table).references.map((column) => String(change.after?.[column] ?? ""));

/** @param done what the set did, row by row */
export async function reversalOf(
  done: readonly ChangeRowRow[],
  changes: ChangesRepository,
  db: Kysely<Database>,
): Promise<Reversal> {
  const reverse: LabelledChange[] = [];
  const left: KeptRow[] = [];
  for (const [name, rows] of Map.groupBy(done, (row) => row.table_name)) {
    const table = tableNamed(name);
    const [lead = ""] = table.primaryKey;
    const all = await inTurns(rows, (row) => ({ row, change: changeOf(row) }));
    const leads = all.map(({ change }) => (change.after ?? change.before)?.[lead] ?? null);
    const there = await changes.rowsWhere(table, lead, [...new Set(leads)] as string[], db);
    const current = new Map(await inTurns(there, (row) => [placeOf(table, row), row] as const));
    await inTurns(all, ({ row, change }) => {
      const is = current.get(placeOf(table, change.after ?? change.before ?? {})) ?? null;
      if (sameRow(is, change.after)) {
        const back = { table: name, before: change.after, after: change.before };
        reverse.push({ change: back, label: row.label });
      } else {
        left.push({ table: name, label: row.label });
      }
    });
  }
  return fitting({ reverse, left }, await surroundings(reverse, changes, db));
}

/** What stands in the tables around the rows that an undo would touch. */
interface Surroundings {
  /** Rows that are there with the key of one that would come back: their places, by that one's. */
  readonly twins: ReadonlyMap<string, readonly string[]>;
  /** Products that are there, of those that coming rows refer to. */
  readonly products: ReadonlySet<string>;
  /** Rows that refer to a product that would go: their places, by its code. */
  readonly referrers: ReadonlyMap<string, readonly string[]>;
}

async function surroundings(
  reverse: readonly LabelledChange[],
  changes: ChangesRepository,
  db: Kysely<Database>,
): Promise<Surroundings> {
  const twins = new Map<string, readonly string[]>();
  for (const [name, coming] of Map.groupBy(reverse.filter(isComing), (each) => each.change.table)) {
    const table = tableNamed(name);
    const rows = await inTurns(coming, ({ change }) => change.after ?? {});
    const by = table.derived.find(({ of }) => of === "code")?.name ?? "code";
    const values = [...new Set(rows.map((row) => String(row[by] ?? "")))];
    const there = await changes.rowsWhere(table, by, values, db);
    const keyed = await inTurns(there, (row) => [uploadKey(table, row), row] as const);
    const byKey = Map.groupBy(keyed, ([key]) => key);
    await inTurns(rows, (row) => {
      const same = byKey.get(uploadKey(table, row)) ?? [];
      const places = same.map(([, twin]) => placeOf(table, twin));
      if (places.length > 0) twins.set(placeOf(table, row), places);
    });
  }

  const named = new Set((await inTurns(reverse, referencesOf)).flat());
  const found = await changes.rowsWhere(product, "code", [...named], db);

  const going = reverse.filter((each) => each.change.table === product.name && isGoing(each));
  const codes = going.map(({ change }) => codeOf(change.before));
  const referrers = new Map<string, string[]>();
  for (const table of codes.length > 0 ? catalogueTables : []) {
    for (const column of table.references) {
      for (const row of await changes.rowsWhere(table, column, codes, db)) {
        const code = String(row[column]);
        const places = referrers.get(code) ?? [];
        places.push(placeOf(table, row));
        referrers.set(code, places);
      }
    }
  }
  return { twins, products: new Set(found.map(codeOf)), referrers };
}

/** Leaves what does not fit, and then what does not fit without that, until all of the rest does. */
async function fitting(
  { reverse, left }: Reversal,
  { twins, products, referrers }: Surroundings,
): Promise<Reversal> {
  const gone = new Set<string>();
  const goingProducts = new Set<string>();
  const comingProducts = new Set<string>();
  await inTurns(reverse, (each) => {
    const { change } = each;
    if (isGoing(each)) gone.add(placeOf(tableNamed(change.table), change.before ?? {}));
    if (change.table !== product.name) return;
    if (isGoing(each)) goingProducts.add(codeOf(change.before));
    if (isComing(each)) comingProducts.add(codeOf(change.after));
  });
  const stays = (each: LabelledChange): boolean => {
    const { change } = each;
    const table = tableNamed(change.table);
    if (change.after === null) {
      // A product that something refers to by now stays, with its family's row.
      const code = codeOf(change.before);
      const belongs = table.name === product.name || table.references.length > 0;
      return belongs && (referrers.get(code) ?? []).some((place) => !gone.has(place));
    }
    const isThere = (code: string) =>
      comingProducts.has(code) || (products.has(code) && !goingProducts.has(code));
    if (!referencesOf(each).every((code) => code === "" || isThere(code))) return true;
    const same = isComing(each) ? (twins.get(placeOf(table, change.after)) ?? []) : [];
    return same.some((place) => !gone.has(place));
  };
  const judged = await inTurns(reverse, (each) => ({ each, isLeft: stays(each) }));
  const kept = judged.flatMap(({ each, isLeft }) => (isLeft ? [each] : []));
  if (kept.length === 0) return { reverse, left };
  const rest = judged.flatMap(({ each, isLeft }) => (isLeft ? [] : [each]));
  const all = [...left, ...kept.map(({ change, label }) => ({ table: change.table, label }))];
  return fitting({ reverse: rest, left: all }, { twins, products, referrers });
}
