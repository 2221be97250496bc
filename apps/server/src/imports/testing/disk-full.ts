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
 * SQLite: the file may grow by a number of pages. PostgreSQL has no such limit, so a trigger raises
 * the error of a full disk for one table.
 */
export function shortagesOf({ write, dialect }: OpenDatabase): Shortage[] {
  if (dialect === "sqlite") {
    const pages: [number, Shortage["from"]][] = [
      [0, "batch 1"],
      [30, "batch 1"],
      [100, "batch 1"],
      [0, "commit"],
      [20, "commit"],
      [0, "undo"],
    ];
    return pages.map(([more, from]) => ({
      from,
      async begin() {
        // Free pages inside the file would still be usable.
        await sql`vacuum`.execute(write);
        const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(write);
        const most = (rows[0]?.page_count ?? 0) + more;
        await sql.raw(`pragma max_page_count = ${most}`).execute(write);
      },
      end: async () => void (await sql`pragma max_page_count = 1000000000`.execute(write)),
    }));
  }
  const tables: [string, Shortage["from"]][] = [
    ["staged_batch", "batch 1"],
    ["change_row", "batch 1"],
    ["application", "batch 1"],
    ["audit_entry", "commit"],
    ["change_row", "undo"],
  ];
  return tables.map(([table, from]) => ({
    from,
    async begin() {
      await sql`create or replace function no_room() returns trigger language plpgsql as $$
        begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`.execute(
        write,
      );
      await sql`create trigger no_room before insert or update on ${sql.table(table)}
        for each row execute function no_room()`.execute(write);
    },
    end: async () => void (await sql`drop trigger no_room on ${sql.table(table)}`.execute(write)),
  }));
}
