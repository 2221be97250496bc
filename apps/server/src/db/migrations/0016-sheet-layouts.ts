import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** The table columns to which administrators matched the columns of suppliers' sheets. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, ...of } = tableBuilder(db, dialect);
  await create(
    "sheet_layout",
    of.textKey("digest"),
    of.text("table_name", "header", "columns", "saved_by"),
    of.time("saved_at"),
  );
}
