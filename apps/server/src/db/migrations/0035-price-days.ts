import { type Kysely, sql } from "kysely";
import { relatedTables } from "@caliper/catalogue-model";
import { syncCatalogueTables } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";

/** The first day of prices becomes part of their key. SQLite cannot change the key of a table. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const tables = await db.introspection.getTables();
  const price = tables.find(({ name }) => name === "price");
  if (!price || price.columns.some(({ name }) => name === "from_day")) return;
  if (dialect === "postgres") {
    await sql`alter table price add column from_day text collate "C" not null default '',
      drop constraint price_pkey, add constraint price_pkey
      primary key (code, grade, warehouse, from_day)`.execute(db);
    return;
  }
  await db.schema.alterTable("price").renameTo("undated_price").execute();
  await syncCatalogueTables(db, dialect, [relatedTables.price]);
  const columns = sql.raw("code, grade, warehouse, price_cents");
  await sql`insert into price (${columns}) select ${columns} from undated_price`.execute(db);
  await db.schema.dropTable("undated_price").execute();
}
