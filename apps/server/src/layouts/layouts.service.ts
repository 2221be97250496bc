import { createHash } from "node:crypto";
import { headerKey, matchHeader, tableByWireName } from "@caliper/catalogue-model";
import type { AuditRepository } from "../audit/audit.repository.ts";
import type { OpenDatabase } from "../db/index.ts";
import type { SheetLayoutRow } from "../db/schema.ts";
import { invalidField, notFound } from "../refusal.ts";
import type { LayoutsRepository } from "./layouts.repository.ts";
import { message } from "../messages/message.ts";

/** The meaning of the columns under a header. */
export interface NewLayout {
  /** The table's name on the wire. */
  readonly table: string;
  readonly header: readonly string[];
  /** Names of the table's columns; null for a column that is not loaded. */
  readonly columns: readonly (string | null)[];
}

export interface Layout extends NewLayout {
  /** Digest of the header's names. */
  readonly id: string;
  readonly savedBy: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

interface Options {
  readonly database: OpenDatabase;
  readonly layouts: LayoutsRepository;
  readonly audit: AuditRepository;
  readonly now: () => number;
}

export type LayoutsService = ReturnType<typeof createLayouts>;

const layoutOf = (row: SheetLayoutRow): Layout => ({
  id: row.digest,
  table: row.table_name,
  header: JSON.parse(row.header) as string[],
  columns: JSON.parse(row.columns) as (string | null)[],
  savedBy: row.saved_by,
  savedAt: row.saved_at,
});

/** Identifies a layout by its header. */
export const layoutIdOf = (header: readonly string[]): string =>
  createHash("sha256").update(header.map(headerKey).join("\n")).digest("hex");

/** @throws Refusal naming the first wrong field */
function check({ table: name, header, columns }: NewLayout): void {
  const table = tableByWireName(name);
  if (!table) throw invalidField("table", name, message("expected.table"));
  if (columns.length !== header.length) {
    throw invalidField(
      "columns",
      columns.length,
      message("expected.columnsPerName", { count: header.length }),
    );
  }
  const found = new Set<string>();
  for (const [index, column] of columns.entries()) {
    if (column === null) continue;
    const match = matchHeader(table, column);
    if (match?.kind !== "column" || found.has(match.column.header)) {
      throw invalidField(`columns/${index}`, column, message("expected.columnOnce"));
    }
    found.add(match.column.header);
  }
  const missing = table.columns.find(
    (column) => column.key && column.required && !found.has(column.header),
  );
  if (missing)
    throw invalidField("columns", "", message("expected.columnFor", { header: missing.header }));
}

/** Layouts of suppliers' sheets, which administrators match to tables once. */
export function createLayouts({ database, layouts, audit, now }: Options) {
  return {
    /** The last saved first. */
    list: async (): Promise<Layout[]> => (await layouts.all()).map(layoutOf),

    /** @throws Refusal for columns that the table does not have, or without its keys */
    async save(actor: string, layout: NewLayout): Promise<Layout> {
      check(layout);
      const { table, header, columns } = layout;
      const row: SheetLayoutRow = {
        digest: layoutIdOf(header),
        table_name: table,
        header: JSON.stringify(header),
        columns: JSON.stringify(columns),
        saved_by: actor,
        saved_at: now(),
      };
      const matched = header.flatMap((name, at) =>
        typeof columns[at] === "string" ? [`${name}: ${columns[at]}`] : [],
      );
      await database.write.transaction().execute(async (db) => {
        await layouts.put(row, db);
        const entry = { actor, target: table, detail: { columns: matched } };
        await audit.record({ ...entry, action: "layout.saved" }, db);
      });
      return layoutOf(row);
    },

    /** @throws Refusal (not found) for an unknown layout */
    delete: (actor: string, id: string): Promise<void> =>
      database.write.transaction().execute(async (db) => {
        const row = await layouts.delete(id, db);
        if (!row) throw notFound(message("layout.missing", { id }));
        const detail = { columns: JSON.parse(row.header) as string[] };
        const entry = { actor, target: row.table_name, detail };
        await audit.record({ ...entry, action: "layout.deleted" }, db);
      }),
  };
}
