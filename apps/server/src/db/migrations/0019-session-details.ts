import type { Kysely } from "kysely";
import { textType } from "../catalogue-schema.ts";
import type { DialectName } from "../connection.ts";

/** Where each session is used, and when its user last entered the password. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const session = db.schema.alterTable("session");
  await session.addColumn("address", textType(dialect)).execute();
  await session.addColumn("user_agent", textType(dialect)).execute();
  await session
    .addColumn("confirmed_at", dialect === "sqlite" ? "integer" : "bigint", (column) =>
      column.notNull().defaultTo(0),
    )
    .execute();
}
