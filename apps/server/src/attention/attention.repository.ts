import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  type CatalogueTable,
  columnsOf,
  type FamilyId,
  families,
  familyTables,
} from "@caliper/catalogue-model";
import { dayOfPrice, warehouseDays } from "../db/current-prices.ts";
import type { Database, OpenDatabase } from "../db/index.ts";

/** What a product can lack. */
export const lackable = ["picture", "price", "drawing"] as const;
export type Lackable = (typeof lackable)[number];

export interface IncompleteProduct {
  readonly code: string;
  readonly family: FamilyId;
  readonly detailEn: string;
  readonly detailEs: string;
}

interface DrawnFamily {
  readonly table: CatalogueTable;
  /** Lengths from which the drawing is made. */
  readonly lengths: readonly string[];
}

const drawnFamilies: readonly DrawnFamily[] = families.flatMap(({ id }) => {
  const lengths = columnsOf(id)
    .filter(({ drawn, type }) => drawn && type === "decimal")
    .map(({ name }) => name);
  return lengths.length === 0 ? [] : [{ table: familyTables[id], lengths }];
});

/** The tables whose revisions decide whether a count is current. */
export const tablesBehind: Readonly<Record<Lackable, readonly string[]>> = {
  picture: ["product", "image"],
  price: ["product", "price"],
  drawing: ["product", ...drawnFamilies.map(({ table }) => table.name)],
};

/** Whether the product `p` has no length from which it can be drawn, by the rule of the drawings package. */
const withoutDrawing = sql.join(
  drawnFamilies.map(({ table, lengths }) => {
    const hasLength = sql.join(
      lengths.map((name) => sql`d.${sql.ref(name)} is not null`),
      sql` or `,
    );
    return sql`(p.family = ${sql.lit(table.name)} and not exists (
      select 1 from ${sql.table(table.name)} d where d.code = p.code and (${hasLength})))`;
  }),
  sql` or `,
);

const conditions: Readonly<
  Record<Lackable, (database: OpenDatabase, time: number) => RawBuilder<unknown>>
> = {
  picture: () => sql`not exists (select 1 from image i where i.name = p.code)`,
  price: ({ dialect }, time) => {
    const day = dayOfPrice(dialect, sql`${JSON.stringify(warehouseDays(time))}`);
    return sql`not exists (select 1 from price where price.code = p.code
      and price.from_day <= ${day})`;
  },
  drawing: () => sql`(${withoutDrawing})`,
};

export type AttentionRepository = ReturnType<typeof attentionRepository>;

export function attentionRepository(database: OpenDatabase, now: () => number) {
  const db: Kysely<Database> = database.read;
  const lacks = (what: Lackable) => conditions[what](database, now());
  return {
    async countProductsWithout(what: Lackable): Promise<number> {
      const query = sql<{ products: number }>`
        select count(*) as products from product p where ${lacks(what)}`;
      return (await query.execute(db)).rows[0]?.products ?? 0;
    },

    /** By code, the next `limit` after `after`. */
    async productsWithout(
      what: Lackable,
      { after, limit }: { readonly after: string; readonly limit: number },
    ): Promise<readonly IncompleteProduct[]> {
      const query = sql<IncompleteProduct>`
        select p.code, p.family, p.detail_en as "detailEn", p.detail_es as "detailEs"
        from product p where p.code > ${after} and ${lacks(what)}
        order by p.code limit ${limit}`;
      return (await query.execute(db)).rows;
    },

    async countPendingAmendments(): Promise<number> {
      const row = await db
        .selectFrom("amendment")
        .select((eb) => eb.fn.countAll<number>().as("pending"))
        .where("status", "=", 0)
        .executeTakeFirstOrThrow();
      return row.pending;
    },
  };
}
