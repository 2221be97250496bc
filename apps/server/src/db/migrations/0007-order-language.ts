import type { Kysely } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";

/** The language of an order's workbook. Earlier orders were sent in English. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .alterTable("purchase_order")
    .addColumn("language", textType(dialect), (column) => column.notNull().defaultTo("en"))
    .execute();
}
