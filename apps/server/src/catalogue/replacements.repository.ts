import { sql } from "kysely";
import { beginsWith, type OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textSlot } from "../db/prepared.ts";
import type { ReplacementRow } from "./replacement-chains.ts";

export type ReplacementsRepository = ReturnType<typeof replacementsRepository>;

/** Which codes replace which. Each query follows whole chains, which the import keeps free of cycles. */
export function replacementsRepository(database: OpenDatabase) {
  const { dialect } = database;
  const reached = sql`select r.old_code, r.old_key, r.code, product.family, r.grouping, r.ratio, r.reason,
      r.date, r.note_en, r.note_es,
      (select min(old.code) from product as old where old.code_key = r.old_key) as old_product
    from replacement as r join product on product.code = r.code
    where r.id in (select id from reached) order by r.old_key, r.id`;

  const from = prepare(
    database,
    (slot: Slots<{ keys: TextList }>) => sql<ReplacementRow>`with recursive reached(id, code) as (
        select id, code from replacement where ${isAmong(dialect, "replacement.old_key", slot.keys)}
        union select next.id, next.code from reached join product on product.code = reached.code
          join replacement as next on next.old_key = product.code_key
      ) ${reached}`,
  );
  const to = prepare(
    database,
    (slot: Slots<{ code: string }>) => sql<ReplacementRow>`with recursive reached(id, old_key) as (
        select id, old_key from replacement where code = ${slot.code}
        union select next.id, next.old_key from reached join product on product.code_key = reached.old_key
          join replacement as next on next.code = product.code
      ) ${reached}`,
  );
  const begun = prepare(
    database,
    (slot: Slots<{ key: string; most: number }>) => sql<{ old_key: string }>`
      select distinct old_key from replacement
      where ${beginsWith("old_key", textSlot("key"))} and old_key <> ${slot.key}
        and not exists (select 1 from product where product.code_key = old_key)
      order by old_key limit ${slot.most}`,
  );

  return {
    /** The first keys of old codes without a product that start with a text and are longer. */
    begun: async (key: string, limit: number): Promise<string[]> =>
      (await begun({ key, most: limit })).map((row) => row.old_key),
    /** The rows of old codes, by their search keys, and of the parts that they lead to. */
    from: async (keys: readonly string[]): Promise<ReplacementRow[]> =>
      keys.length === 0 ? [] : from({ keys }),
    /** The rows that lead to a part. */
    to: (code: string): Promise<ReplacementRow[]> => to({ code }),
  };
}
