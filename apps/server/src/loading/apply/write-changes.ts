import type { Kysely } from "kysely";
import { type Database, deleteRows, insertRows, upsertRows } from "../../db/index.ts";
import { primaryKeyOf, type Row, type RowChange, rowOf, storedRow, tableNamed } from "../change.ts";
import type { ChangedKeys } from "./changed-keys.ts";

/**
 * Writes changes to the tables, in the transaction `db`. When everything is written, the caller
 * updates search keys and revisions.
 * @param keys notes the search keys that are now out of date
 */
export async function applyChanges(
  db: Kysely<Database>,
  changes: readonly RowChange[],
  keys: ChangedKeys,
): Promise<void> {
  for (const [name, ofTable] of Map.groupBy(changes, (change) => change.table)) {
    const table = tableNamed(name);
    const removed: Row[] = [];
    const added: Row[] = [];
    const changed: Row[] = [];
    for (const change of ofTable) {
      const { before, after } = change;
      const row = storedRow(table, rowOf(change));
      (after === null ? removed : before === null ? added : changed).push(row);
      keys.note(change);
    }
    const removedKeys = removed.map((row) => primaryKeyOf(table, row));
    await deleteRows(db, name, table.primaryKey, removedKeys);
    await insertRows(db, name as keyof Database, added as never);
    await upsertRows(db, name, table.primaryKey, changed);
  }
}
