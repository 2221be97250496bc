import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Fills `search_key` from the products and their interchanges. Call it in the transaction that
 * changed them, so that a search never sees one without the other.
 */
export async function rebuildSearchKeys(db: Kysely<Database>): Promise<void> {
  await sql`delete from search_key`.execute(db);
  await addSearchKeys(db, () => sql`1 = 1`);
}

const codesPerStatement = 500;

/** As `rebuildSearchKeys`, for the products of these codes only. */
export async function refreshSearchKeys(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<void> {
  for (let start = 0; start < codes.length; start += codesPerStatement) {
    const list = sql.join(codes.slice(start, start + codesPerStatement));
    await sql`delete from search_key where code in (${list})`.execute(db);
    await addSearchKeys(db, (column) => sql`${sql.ref(column)} in (${list})`);
  }
}

async function addSearchKeys(
  db: Kysely<Database>,
  whose: (column: string) => RawBuilder<unknown>,
): Promise<void> {
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select code_key, 'code', code, family, null, code from product
    where ${whose("code")} order by code`.execute(db);
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select fmsi_key, 'fmsi', code, family, null, fmsi from product
    where fmsi_key is not null and ${whose("code")} order by code`.execute(db);
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select i.interchange_key, 'interchange', i.code, p.family, i.brand, i.interchange
    from interchange i join product p on p.code = i.code
    where ${whose("i.code")} order by i.id`.execute(db);
}
