import { fmsiNumbers, normalizeCode, compareTexts } from "@caliper/catalogue-model";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema.ts";
import { ownKeys } from "./search.ts";
import { chunks, tuplesJoin } from "./tuples.ts";

/**
 * Fills `search_key` from the products and their interchanges. Call it in the transaction that
 * changed them, so that a search never sees one without the other.
 */
export async function rebuildSearchKeys(db: Kysely<Database>): Promise<void> {
  await sql`delete from search_key`.execute(db);
  await addSearchKeys(db, () => sql`1 = 1`);
}

const codesPerStatement = 500;

/** Like `rebuildSearchKeys`, for the products of these codes only. */
export async function refreshSearchKeys(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<void> {
  for (const batch of chunks(codes, codesPerStatement)) {
    const list = sql.join(batch);
    await sql`delete from search_key where code in (${list})`.execute(db);
    await addSearchKeys(db, (column) => sql`${sql.ref(column)} in (${list})`);
  }
}

/** Keys that a change of the catalogue has made out of date. */
export interface StaleKeys {
  /** Codes of products with all their keys. */
  readonly products: ReadonlySet<string>;
  /** Codes of products of which only the code and the FMSI numbers changed. */
  readonly own: ReadonlySet<string>;
  /** Codes of new products, which have no keys yet. */
  readonly added: ReadonlySet<string>;
  /** Interchanges by the product's code and the interchange's key. Each pair occurs once. */
  readonly interchanges: readonly (readonly [code: string, key: string])[];
  /** New interchanges, which have no keys yet; of other pairs than `interchanges`. */
  readonly addedInterchanges: readonly AddedInterchange[];
}

export interface AddedInterchange {
  readonly id: number;
  readonly code: string;
  readonly key: string;
}

const pairsPerStatement = 5000;

/**
 * Brings the stale keys up to date. Its cost does not depend on the other keys of the same products: rewriting all of
 * them made a load the slower, the more interchanges the catalogue had.
 */
export async function refreshStaleKeys(
  db: Kysely<Database>,
  { products, own, added, interchanges, addedInterchanges }: StaleKeys,
): Promise<void> {
  await refreshSearchKeys(db, [...products].toSorted());
  for (const codes of [own, added]) {
    const otherCodes = [...codes].filter((code) => !products.has(code));
    for (const batch of chunks(otherCodes.toSorted(), codesPerStatement)) {
      const list = sql.join(batch);
      if (codes === own)
        await sql`delete from search_key where ${ownKeys} and code in (${list})`.execute(db);
      await addOwnKeys(db, (column) => sql`${sql.ref(column)} in (${list})`);
    }
  }
  const pairs = interchanges.filter(([code]) => !products.has(code));
  // In the order of the largest index.
  pairs.sort(([, a], [, b]) => compareTexts(a, b));
  for (const batch of chunks(pairs, pairsPerStatement)) {
    const stale = tuplesJoin(db, "stale", ["code", "key"], batch);
    await sql`delete from search_key where id in (
      select s.id from ${stale} search_key s
        on s.key = stale.key and s.kind = 'interchange' and s.code = stale.code)`.execute(db);
  }
  for (const batch of chunks(pairs, pairsPerStatement)) {
    const stale = tuplesJoin(db, "stale", ["code", "key"], batch);
    await sql`insert into search_key (key, kind, code, family, brand, shown)
      select i.interchange_key, 'interchange', i.code, p.family, i.brand, i.interchange
      from ${stale} interchange i on i.interchange_key = stale.key and i.code = stale.code
        join product p on p.code = i.code
      order by i.interchange_key, i.id`.execute(db);
  }
  const fresh = addedInterchanges
    .filter(({ code }) => !products.has(code))
    .toSorted((a, b) => compareTexts(a.key, b.key));
  for (const batch of chunks(fresh, pairsPerStatement)) {
    const ids = batch.map(({ id }) => [id]);
    await sql`insert into search_key (key, kind, code, family, brand, shown)
      select i.interchange_key, 'interchange', i.code, p.family, i.brand, i.interchange
      from ${tuplesJoin(db, "fresh", [["id", "integer"]], ids)} interchange i on i.id = fresh.id
        join product p on p.code = i.code
      order by i.interchange_key, i.id`.execute(db);
  }
}

type Whose = (column: string) => RawBuilder<unknown>;

async function addSearchKeys(db: Kysely<Database>, whose: Whose): Promise<void> {
  await addOwnKeys(db, whose);
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select i.interchange_key, 'interchange', i.code, p.family, i.brand, i.interchange
    from interchange i join product p on p.code = i.code
    where ${whose("i.code")} order by i.id`.execute(db);
}

async function addOwnKeys(db: Kysely<Database>, whose: Whose): Promise<void> {
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select code_key, 'code', code, family, null, code from product
    where ${whose("code")} order by code`.execute(db);
  await sql`insert into search_key (key, kind, code, family, brand, shown)
    select fmsi_key, 'fmsi', code, family, null, fmsi from product
    where fmsi_key is not null and ${whose("code")} order by code`.execute(db);
  await addFmsiNumbers(db, whose);
}

const rowsPerStatement = 200;

/** The numbers of cells that list several, or that begin with the number of a plate. */
async function addFmsiNumbers(db: Kysely<Database>, whose: Whose): Promise<void> {
  // A cell with one number has none of these characters, except for a dash after its letters.
  const { rows } = await sql<{ code: string; family: string; fmsi: string; fmsi_key: string }>`
    select code, family, fmsi, fmsi_key from product
    where fmsi_key is not null and ${whose("code")}
      and (fmsi like '%,%' or fmsi like '%;%' or fmsi like '%/%' or fmsi like '% %' or fmsi like '%-%')
    order by code`.execute(db);
  const keys = rows.flatMap(({ code, family, fmsi, fmsi_key: whole }) =>
    fmsiNumbers(fmsi)
      .map((fmsiNumber) => ({
        key: normalizeCode(fmsiNumber),
        kind: "fmsi" as const,
        code,
        family,
        shown: fmsiNumber,
      }))
      .filter(({ key }) => key !== whole),
  );
  for (const batch of chunks(keys, rowsPerStatement)) {
    await db
      .insertInto("search_key")
      .values(batch.map((key) => ({ ...key, brand: null })))
      .execute();
  }
}
