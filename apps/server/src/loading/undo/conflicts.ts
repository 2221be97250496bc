/**
 * Which rows of an undo conflict with later changes: a row that was added again under another number or
 * spelling, a row of a product that was removed, a product that other rows refer to.
 */
import type { Kysely } from "kysely";
import {
  type CatalogueTable,
  catalogueTables,
  familyTables,
  relatedTables,
} from "@caliper/catalogue-model";
import type { Database } from "../../db/index.ts";
import {
  tableNamed,
  type KeptRow,
  type LabeledChange,
  lookupColumns,
  placeOf,
  type Row,
  uploadKey,
} from "../change.ts";
import type { ChangeSetsRepository } from "../change-sets.repository.ts";
import { mapYielding } from "../yielding.ts";

export interface Reversal {
  readonly reverse: readonly LabeledChange[];
  /** Rows that stay. */
  readonly left: readonly KeptRow[];
}

const product: CatalogueTable = relatedTables.product;
/** Whether the rows of a table are products: the index of products, or the table of a family. */
const isProduct = (table: string) => table === product.name || table in familyTables;

const codeOf = (row: Row | null) => String(row?.["code"] ?? "");
const isRemoved = ({ change }: LabeledChange) => change.after === null;
const isRestored = ({ change }: LabeledChange) => change.before === null;
const referencesOf = ({ change }: LabeledChange) =>
  tableNamed(change.table).references.map((column) => String(change.after?.[column] ?? ""));

const keptOf = ({ change, label }: LabeledChange): KeptRow => {
  const { table, before, after } = change;
  return { table, label, place: placeOf(tableNamed(table), after ?? before ?? {}) };
};

/** Moves the rows that conflict with the rest of the catalogue to `left`. */
export async function resolveConflicts(
  reversal: Reversal,
  changes: ChangeSetsRepository,
  db: Kysely<Database>,
): Promise<Reversal> {
  return withoutConflicts(reversal, await readContext(reversal.reverse, changes, db));
}

/** Rows of other tables that decide whether a row can be reverted. */
interface Context {
  /** Indexes of existing rows with the same key as a restored row, by that row's index. */
  readonly twins: ReadonlyMap<string, readonly string[]>;
  /** Existing products that restored rows refer to. */
  readonly products: ReadonlySet<string>;
  /** Indexes of the rows of a removed product and of those that refer to it, by its code. */
  readonly referrers: ReadonlyMap<string, readonly string[]>;
}

async function readContext(
  reverse: readonly LabeledChange[],
  changes: ChangeSetsRepository,
  db: Kysely<Database>,
): Promise<Context> {
  const twins = new Map<string, readonly string[]>();
  for (const [name, restored] of Map.groupBy(
    reverse.filter(isRestored),
    (each) => each.change.table,
  )) {
    const table = tableNamed(name);
    const rows = await mapYielding(restored, ({ change }) => change.after ?? {});
    const lookup = lookupColumns(table);
    const by = lookup.length > 0 ? lookup : table.primaryKey.slice(0, 1);
    const values = rows.map((row) => by.map((name) => row[name] ?? null));
    const distinct = new Map(values.map((tuple) => [JSON.stringify(tuple), tuple]));
    const existing = await changes.rowsAt(table, by, [...distinct.values()], db);
    const keyed = await mapYielding(existing, (row) => [uploadKey(table, row), row] as const);
    const byKey = Map.groupBy(keyed, ([key]) => key);
    await mapYielding(rows, (row) => {
      const same = byKey.get(uploadKey(table, row)) ?? [];
      const places = same.map(([, twin]) => placeOf(table, twin));
      if (places.length > 0) twins.set(placeOf(table, row), places);
    });
  }

  const named = new Set((await mapYielding(reverse, referencesOf)).flat());
  const found = await changes.rowsWhere(product, "code", [...named], db);

  const removedProducts = reverse.filter((each) => isProduct(each.change.table) && isRemoved(each));
  const codes = removedProducts.map(({ change }) => codeOf(change.before));
  const referrers = new Map<string, string[]>();
  for (const table of codes.length > 0 ? catalogueTables : []) {
    for (const column of table.name === product.name ? ["code"] : table.references) {
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

/** Excludes rows that conflict, then rows that conflict as a result, until none remain. */
async function withoutConflicts(
  { reverse, left }: Reversal,
  { twins, products, referrers }: Context,
): Promise<Reversal> {
  const gone = new Set<string>();
  const goingProducts = new Set<string>();
  const comingProducts = new Set<string>();
  await mapYielding(reverse, (each) => {
    const { change } = each;
    if (isRemoved(each)) gone.add(placeOf(tableNamed(change.table), change.before ?? {}));
    if (change.table !== product.name) return;
    if (isRemoved(each)) goingProducts.add(codeOf(change.before));
    if (isRestored(each)) comingProducts.add(codeOf(change.after));
  });
  const conflicts = (each: LabeledChange): boolean => {
    const { change } = each;
    const table = tableNamed(change.table);
    if (change.after === null) {
      // A product that other rows refer to conflicts, with its family's row.
      const code = codeOf(change.before);
      const belongs = table.name === product.name || table.references.length > 0;
      return belongs && (referrers.get(code) ?? []).some((place) => !gone.has(place));
    }
    const isThere = (code: string) =>
      comingProducts.has(code) || (products.has(code) && !goingProducts.has(code));
    if (!referencesOf(each).every((code) => code === "" || isThere(code))) return true;
    const same = isRestored(each) ? (twins.get(placeOf(table, change.after)) ?? []) : [];
    return same.some((place) => !gone.has(place));
  };
  const conflicting = async (areRemoved: boolean) =>
    (
      await mapYielding(reverse, (each) =>
        isRemoved(each) === areRemoved && conflicts(each) ? [each] : [],
      )
    ).flat();
  // Removed rows first: a product that must stay does not prevent a change of its row.
  let kept = await conflicting(true);
  if (kept.length === 0) kept = await conflicting(false);
  if (kept.length === 0) return { reverse, left };
  const excluded = new Set(kept);
  const rest = reverse.filter((each) => !excluded.has(each));
  const all = [...left, ...kept.map(keptOf)];
  return withoutConflicts({ reverse: rest, left: all }, { twins, products, referrers });
}
