import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { chunks, type Database, insertRows, lock, type OpenDatabase } from "../db/index.ts";
import { type ChangeRow, changeRowOf, problemsIn, toChangeRow } from "./change-row.ts";
import type { AppliedSet } from "./undo/change-log.ts";
import {
  toColumns,
  type ChangeSet,
  changeSetOf,
  countsIn,
  type NewChangeSet,
  toRow,
} from "./change-set.ts";
import { pagesBySeq } from "./pages-by-seq.ts";
import { catalogueRowsRepository } from "./catalogue-rows.repository.ts";
import {
  type ApplyPage,
  type Pages,
  fullPages,
  packedRowsRepository,
  type RowFilter,
  rowsPerPack,
} from "./history/packed-rows.repository.ts";
import { rowMapRepository } from "./review/row-map.repository.ts";
import { stagedBatchesRepository } from "./upload/staged-batches.repository.ts";

export type ChangeSetsRepository = ReturnType<typeof changeSetsRepository>;

/** Filters of a list of change sets. */
export interface ChangeSetFilter {
  readonly table?: string | undefined;
  readonly kind?: ChangeSet["kind"] | undefined;
  /** Only those of this account; null for those that are of no account. */
  readonly owner?: string | null | undefined;
  readonly states?: readonly ChangeSet["state"][];
  /** Only sets made before this one, for the next page. */
  readonly before?: { readonly createdAt: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** What a set must be like to be changed. */
type Expected = Partial<Pick<ChangeSet, "comparer" | "touchedAt">> & {
  readonly states: readonly ChangeSet["state"][];
};

/** Selects the rows of a set that is not packed, in their order. */
function selectRows(db: Kysely<Database>, id: string, { kinds, tables, warned }: RowFilter) {
  let query = db.selectFrom("change_row").where("change_set_id", "=", id).orderBy("seq");
  if (kinds) query = query.where("kind", "in", [...kinds]);
  if (tables) query = query.where("table_name", "in", [...tables]);
  return warned ? query.where("kind", "!=", "invalid").where("problems", "is not", null) : query;
}

export function changeSetsRepository(database: OpenDatabase) {
  const { read, write } = database;
  const packed = packedRowsRepository(database);

  async function* unpackedRows(
    id: string,
    filter: RowFilter,
    db: Kysely<Database>,
  ): AsyncGenerator<ChangeRow[]> {
    const pages = pagesBySeq(rowsPerPack, (after) =>
      selectRows(db, id, filter).selectAll().where("seq", ">", after).limit(rowsPerPack).execute(),
    );
    for await (const rows of pages) yield rows.map(changeRowOf);
  }

  async function addRows(
    id: string,
    rows: readonly ChangeRow[],
    db: Kysely<Database>,
  ): Promise<void> {
    for (const batch of chunks(rows, rowsPerPack)) {
      const stored = batch.map((row) => toChangeRow(id, row));
      await insertRows(db, "change_row", stored);
    }
  }

  async function deleteRows(id: string, db: Kysely<Database> = write): Promise<void> {
    await db.deleteFrom("change_row").where("change_set_id", "=", id).execute();
  }

  /** The revision of each of these tables; 0 for one that never changed. */
  async function revisions(
    tables: readonly string[],
    db: Kysely<Database> = read,
  ): Promise<Record<string, number>> {
    const rows = await db
      .selectFrom("table_revision")
      .selectAll()
      .where("table_name", "in", [...tables])
      .execute();
    const byTable = new Map(rows.map((row) => [row.table_name, row.revision]));
    return Object.fromEntries(tables.map((name) => [name, byTable.get(name) ?? 0]));
  }

  return {
    ...catalogueRowsRepository(database),
    ...rowMapRepository(database),
    ...stagedBatchesRepository(database),

    async find(id: string, db: Kysely<Database> = read): Promise<ChangeSet | undefined> {
      const query = db.selectFrom("change_set").selectAll().where("id", "=", id);
      const row = await query.executeTakeFirst();
      return row && changeSetOf(row);
    },

    async insert(set: NewChangeSet, db: Kysely<Database> = write): Promise<void> {
      await db.insertInto("change_set").values(toRow(set)).execute();
    },

    /** @returns whether the set was as expected and has been changed */
    async update(
      id: string,
      { states, comparer, touchedAt }: Expected,
      change: Partial<ChangeSet>,
      db: Kysely<Database> = write,
    ): Promise<boolean> {
      const updating = db.updateTable("change_set").set(toColumns(change)).where("id", "=", id);
      let query = updating.where("state", "in", [...states]);
      if (comparer !== undefined)
        query = query.where("comparer", comparer === null ? "is" : "=", comparer);
      if (touchedAt !== undefined) query = query.where("touched_at", "=", touchedAt);
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    },

    async list(filter: ChangeSetFilter): Promise<ChangeSet[]> {
      const { table, kind, owner, states, before, limit } = filter;
      let query = read.selectFrom("change_set").selectAll();
      if (table !== undefined) query = query.where("table_name", "=", table);
      if (kind !== undefined) query = query.where("kind", "=", kind);
      if (owner !== undefined) query = query.where("owner", owner === null ? "is" : "=", owner);
      if (states) query = query.where("state", "in", [...states]);
      if (before) {
        query = query.where(sql<boolean>`(created_at, id) < (${before.createdAt}, ${before.id})`);
      }
      query = query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
      return (await query.execute()).map(changeSetOf);
    },

    /** The sets of the owner that are being sent to a table or compared with it and were active after `since`. */
    async underWay(
      table: string,
      owner: string | null,
      since: number,
      db: Kysely<Database>,
    ): Promise<ChangeSet[]> {
      const rows = await db
        .selectFrom("change_set")
        .selectAll()
        .where("table_name", "=", table)
        .where("owner", owner === null ? "is" : "=", owner)
        .where("state", "in", ["staging", "comparing"])
        .where("touched_at", ">=", since)
        .orderBy("created_at")
        .execute();
      return rows.map(changeSetOf);
    },

    async replaceRows(id: string, rows: readonly ChangeRow[], db: Kysely<Database>): Promise<void> {
      await deleteRows(id, db);
      await addRows(id, rows, db);
    },

    /** The stored change of a row of the sheet; undefined when it changes nothing. */
    async sheetRow(
      id: string,
      sheetRow: number,
      db: Kysely<Database>,
    ): Promise<ChangeRow | undefined> {
      const row = await db
        .selectFrom("change_row")
        .selectAll()
        .where("change_set_id", "=", id)
        .where("sheet_row", "=", sheetRow)
        .executeTakeFirst();
      return row && changeRowOf(row);
    },

    addRows,

    /** @returns the number of removed rows */
    async removeRows(id: string, seqs: readonly number[], db: Kysely<Database>): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("change_row")
        .where("change_set_id", "=", id)
        .where("seq", "in", [...seqs])
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** Sets without activity since `before`, for cleanup. */
    async idle(states: readonly ChangeSet["state"][], before: number): Promise<string[]> {
      const rows = await read
        .selectFrom("change_set")
        .select("id")
        .where("state", "in", [...states])
        .where("touched_at", "<", before)
        .execute();
      return rows.map(({ id }) => id);
    },

    deleteRows,

    /** A page of a set's rows in order. */
    async rows(
      id: string,
      part: RowFilter & { offset: number; limit: number },
    ): Promise<ChangeRow[]> {
      const old = await packed.page(id, part);
      if (old) return old;
      const query = selectRows(read, id, part).selectAll();
      const rows = await query.offset(part.offset).limit(part.limit).execute();
      return rows.map(changeRowOf);
    },

    /** The problems of a set that is not applied, in the order of its rows, a page at a time. */
    async *problemRows(
      id: string,
      kinds: readonly ChangeRow["kind"][],
      db: Kysely<Database> = read,
    ): AsyncGenerator<Pick<ChangeRow, "sheetRow" | "kind" | "problems">[]> {
      const pages = pagesBySeq(rowsPerPack, (after) =>
        selectRows(db, id, { kinds })
          .select(["seq", "sheet_row", "kind", "problems"])
          .where("problems", "is not", null)
          .where("seq", ">", after)
          .limit(rowsPerPack)
          .execute(),
      );
      for await (const rows of pages) {
        yield rows.map(({ sheet_row: sheetRow, kind, problems }) => ({
          sheetRow,
          kind,
          problems: problemsIn(problems),
        }));
        await setImmediate();
      }
    },

    /** The rows of a set in order, a page at a time. */
    async *allRowsOf(
      id: string,
      filter: RowFilter = {},
      db: Kysely<Database> = read,
    ): AsyncGenerator<ChangeRow[]> {
      let isPacked = false;
      for await (const rows of packed.all(id, filter, db)) {
        isPacked = true;
        yield rows;
      }
      if (!isPacked) yield* unpackedRows(id, filter, db);
    },

    /** Stores that a ready set is applied now, as the last one. */
    async commit(
      id: string,
      done: Pick<ChangeSet, "committedAt" | "touchedAt" | "durationMs"> &
        Partial<Pick<ChangeSet, "rows" | "counts">>,
      db: Kysely<Database>,
    ): Promise<void> {
      await db
        .updateTable("change_set")
        .set(toColumns({ state: "committed", ...done }))
        .set("applied_order", sql`(select coalesce(max(applied_order), 0) + 1 from change_set)`)
        .where("id", "=", id)
        .where("state", "=", "ready")
        .execute();
    },

    /** The applied sets in the order in which they were applied; those of older versions first. */
    async appliedSets(db: Kysely<Database>): Promise<AppliedSet[]> {
      const rows = await db
        .selectFrom("change_set")
        .select(["id", "state", "undoes", "counts"])
        .where("state", "in", ["committed", "undone"])
        .orderBy(sql`coalesce(applied_order, 0)`)
        .orderBy("committed_at")
        .orderBy("created_at")
        .execute();
      return rows.map(({ counts, ...set }) => ({ ...set, counts: countsIn(counts) }));
    },

    /** Applies and deletes the staged rows of a set whose table keeps no history; `apply` as in `packStaged`. */
    async applyStaged(id: string, db: Kysely<Database>, apply: ApplyPage): Promise<void> {
      for await (const rows of unpackedRows(id, {}, db))
        await apply(rows.flatMap(({ kind, change }) => (kind === "invalid" ? [] : [change])));
      await deleteRows(id, db);
    },

    /**
     * Compresses the staged rows of a set that is applied.
     * @param apply receives the change of every valid row in order, a page at a time
     */
    async packStaged(id: string, db: Kysely<Database>, apply: ApplyPage): Promise<void> {
      await packed.store(id, unpackedRows(id, {}, db), db, apply);
      await deleteRows(id, db);
    },

    /**
     * Compresses rows of a set that is applied and was never staged.
     * @param apply as in `packStaged`
     */
    packRows: (id: string, pages: Pages, db: Kysely<Database>, apply: ApplyPage): Promise<void> =>
      packed.store(id, fullPages(pages), db, apply),

    revisions,

    /** Whether a table that the comparison of the set has read has changed since. */
    async isStale(
      { revisions: seen }: Pick<ChangeSet, "revisions">,
      db?: Kysely<Database>,
    ): Promise<boolean> {
      const now = await revisions(Object.keys(seen), db);
      return Object.entries(seen).some(([table, revision]) => now[table] !== revision);
    },

    /** Blocks every other change of catalogue data until the transaction ends. */
    lock: (db: Kysely<Database>): Promise<void> => lock(db, "changes"),

    /**
     * Blocks other batches of the upload, and of other uploads of the table, until the transaction ends. They do not wait
     * for a change of catalogue data that is being applied.
     */
    async lockUpload(id: string, table: string, db: Kysely<Database>): Promise<void> {
      // Always in this order: two uploads never wait for each other.
      await lock(db, "upload", id);
      await lock(db, "uploadTable", table);
    },
  };
}
