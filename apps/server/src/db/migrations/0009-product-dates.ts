import { type Kysely, sql } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** Tables that a public datasheet does not show. */
const privateTables = [
  "price",
  "upc",
  "equivalence",
  "interchange",
  "certification",
  "hardware_brake",
  "brake_fluid_bottles",
];

/** When the public data of each product last changed, for the sitemap. Filled from the history. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, ...of } = tableBuilder(db, dialect);
  await create("product_date", of.textKey("code"), of.time("changed_at"));
  const row = sql`coalesce(${sql.ref("r.after")}, ${sql.ref("r.before")})`;
  const code =
    dialect === "sqlite" ? sql`json_extract(${row}, '$.code')` : sql`${row}::json->>'code'`;
  await sql`
    insert into product_date (code, changed_at)
    select code, max(committed_at) from (
      select ${code} as code, s.committed_at
      from change_row r join change_set s on s.id = r.change_set_id
      where s.committed_at is not null and r.kind <> 'invalid'
        and r.table_name not in (${sql.join(privateTables)})
    ) changed
    where code is not null group by code`.execute(db);
}
