import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { textType } from "../catalogue-schema.ts";

/** The account whose own rows an import is limited to. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema.alterTable("change_set").addColumn("owner", textType(dialect)).execute();
}
