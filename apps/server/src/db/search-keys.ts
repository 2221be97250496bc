import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Fills `search_key` from the products and their interchanges. Call it in the transaction that
 * changed them, so that a search never sees one without the other.
 */
export async function rebuildSearchKeys(db: Kysely<Database>): Promise<void> {
  await sql`delete from search_key`.execute(db);
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select code_key, 'code', code, family, null, code from product order by code`.execute(db);
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select fmsi_key, 'fmsi', code, family, null, fmsi from product
    where fmsi_key is not null order by code`.execute(db);
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select i.interchange_key, 'interchange', i.code, p.family, i.brand, i.interchange
    from interchange i join product p on p.code = i.code order by i.id`.execute(db);
}
