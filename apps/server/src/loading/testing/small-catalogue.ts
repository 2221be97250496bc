import { sql } from "kysely";
import { catalogueTables, familyTables } from "@caliper/catalogue-model";
import { type OpenDatabase, rebuildSearchKeys } from "../../db/index.ts";

/**
 * Keeps a few products of each family and the rows that refer to them, so that every table has rows
 * and imports are fast.
 */
export async function shrinkCatalogue({ write }: OpenDatabase, perFamily: number): Promise<void> {
  await write.transaction().execute(async (db) => {
    const kept: string[] = [];
    for (const family of Object.keys(familyTables)) {
      const query = sql<{ code: string }>`select code from ${sql.table(family)}
        order by code limit ${perFamily}`;
      kept.push(...(await query.execute(db)).rows.map(({ code }) => code));
    }
    const list = sql.join(kept);
    for (const { name, references } of catalogueTables) {
      for (const column of name === "product" ? ["code"] : references) {
        await sql`delete from ${sql.table(name)} where ${sql.ref(column)} not in (${list})`.execute(
          db,
        );
      }
    }
    // Equivalences whose product or similar product is missing.
    const [first = "", second = "", third = ""] = kept;
    await db
      .insertInto("equivalence")
      .values([
        { code: first, position: 0, similar_code: second, note: null },
        { code: first, position: 1, similar_code: third, note: "=1+1" },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await rebuildSearchKeys(db);
  });
}
