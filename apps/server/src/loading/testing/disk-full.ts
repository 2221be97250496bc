import { sql } from "kysely";
import type { OpenDatabase } from "../../db/index.ts";

/** Fills the disk of a database, and frees it again. */
export interface Shortage {
  /** The call of the import before which the disk fills up. */
  readonly from: "batch 1" | "commit" | "undo";
  begin(): Promise<void>;
  end(): Promise<void>;
}

/**
 * SQLite: the file may grow by `more` pages. PostgreSQL has no such limit, so a trigger raises the error of a full disk for `table`.
 */
export function fullDisk(
  { write, dialect }: OpenDatabase,
  { more, table }: { readonly more: number; readonly table: string },
): Pick<Shortage, "begin" | "end"> {
  if (dialect === "sqlite") {
    return {
      async begin() {
        // Free pages inside the file would be usable space.
        await sql`vacuum`.execute(write);
        const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(write);
        const most = (rows[0]?.page_count ?? 0) + more;
        await sql.raw(`pragma max_page_count = ${most}`).execute(write);
      },
      end: async () => void (await sql`pragma max_page_count = 1000000000`.execute(write)),
    };
  }
  return {
    async begin() {
      await sql`create or replace function no_room() returns trigger language plpgsql as $$
        begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`.execute(
        write,
      );
      await sql`create trigger no_room before insert or update on ${sql.table(table)}
        for each row execute function no_room()`.execute(write);
    },
    end: async () => void (await sql`drop trigger no_room on ${sql.table(table)}`.execute(write)),
  };
}

/** A full disk at different points of an import. */
export function shortagesOf(database: OpenDatabase): Shortage[] {
  const places: readonly { more: number; table: string; from: Shortage["from"] }[] =
    database.dialect === "sqlite"
      ? [
          { more: 0, table: "", from: "batch 1" },
          { more: 30, table: "", from: "batch 1" },
          { more: 140, table: "", from: "batch 1" },
          { more: 0, table: "", from: "commit" },
          { more: 20, table: "", from: "commit" },
          { more: 0, table: "", from: "undo" },
        ]
      : [
          { more: 0, table: "staged_batch", from: "batch 1" },
          { more: 0, table: "change_row", from: "batch 1" },
          { more: 0, table: "application", from: "batch 1" },
          { more: 0, table: "audit_entry", from: "commit" },
          { more: 0, table: "packed_rows", from: "undo" },
        ];
  return places.map(({ from, ...place }) => ({ from, ...fullDisk(database, place) }));
}
