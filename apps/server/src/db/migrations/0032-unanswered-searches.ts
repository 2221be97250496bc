import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { tableBuilder } from "../table-builder.ts";

/** What searches without parts asked for, and how often. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, ...of } = tableBuilder(db, dialect);
  await create(
    "unanswered_search",
    of.textKey("id"),
    of.text("outcome"),
    of.optionalText("maker", "model"),
    of.optionalInteger("year"),
    of.optionalText("family", "axle", "code", "warehouse"),
    of.integer("searches", "reports"),
    of.text("last_day"),
  );
}
