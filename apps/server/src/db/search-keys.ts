import { fmsiNumbers, normalizeCode } from "@caliper/catalogue-model";
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
  await addFmsiNumbers(db, whose);
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select i.interchange_key, 'interchange', i.code, p.family, i.brand, i.interchange
    from interchange i join product p on p.code = i.code
    where ${whose("i.code")} order by i.id`.execute(db);
}

const rowsPerStatement = 200;

/** The numbers of cells that list several, or that begin with the number of a plate. */
async function addFmsiNumbers(
  db: Kysely<Database>,
  whose: (column: string) => RawBuilder<unknown>,
): Promise<void> {
  // A cell of one number has none of these signs, except for a dash after its letters.
  const { rows } = await sql<{ code: string; family: string; fmsi: string; fmsi_key: string }>`
    select code, family, fmsi, fmsi_key from product
    where fmsi_key is not null and ${whose("code")}
      and (fmsi like '%,%' or fmsi like '%;%' or fmsi like '%/%' or fmsi like '% %' or fmsi like '%-%')
    order by code`.execute(db);
  const keys = rows.flatMap(({ code, family, fmsi, fmsi_key: whole }) =>
    fmsiNumbers(fmsi)
      .map((shown) => ({ key: normalizeCode(shown), kind: "fmsi" as const, code, family, shown }))
      .filter(({ key }) => key !== whole),
  );
  for (let start = 0; start < keys.length; start += rowsPerStatement) {
    await db
      .insertInto("search_key")
      .values(keys.slice(start, start + rowsPerStatement).map((key) => ({ ...key, brand: null })))
      .execute();
  }
}
