import type { FamilyId, Warehouse } from "@caliper/catalogue-model";
import type { Insertable, Kysely } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { PurchaseOrderRow } from "../db/schema.ts";

/** A product as it can be ordered. */
export interface Offer {
  readonly code: string;
  readonly family: FamilyId;
  readonly detail: { readonly en: string; readonly es: string };
  readonly grade: string;
  readonly cents: number;
  readonly boxQuantity: number | null;
  readonly palletQuantity: number | null;
  readonly boxWeight: number | null;
}

const codesPerQuery = 500;

export type OrdersRepository = ReturnType<typeof ordersRepository>;

export function ordersRepository({ read, write }: OpenDatabase) {
  function offers(warehouse: Warehouse) {
    return (
      read
        .selectFrom("price")
        .innerJoin("product", "product.code", "price.code")
        .leftJoin("packaging", "packaging.code", "price.code")
        .select([
          "price.code",
          "price.grade",
          "price.price_cents",
          "product.family",
          "product.detail_en",
          "product.detail_es",
          "packaging.box_quantity",
          "packaging.pallet_quantity",
          "packaging.weight_kg",
        ])
        .where("price.warehouse", "=", warehouse)
        // On request: it has no price to order at.
        .where("price.price_cents", ">", 0)
        .orderBy("price.code")
        .orderBy("price.grade")
    );
  }
  type Found = Awaited<ReturnType<ReturnType<typeof offers>["execute"]>>[number];

  const offerOf = (row: Found): Offer => ({
    code: row.code,
    family: row.family as FamilyId,
    detail: { en: row.detail_en, es: row.detail_es },
    grade: row.grade,
    cents: row.price_cents,
    boxQuantity: row.box_quantity,
    palletQuantity: row.pallet_quantity,
    boxWeight: row.weight_kg,
  });

  return {
    async ofFamily(family: FamilyId, warehouse: Warehouse, grade: string | undefined) {
      let query = offers(warehouse).where("product.family", "=", family);
      if (grade !== undefined) query = query.where("price.grade", "=", grade);
      return (await query.execute()).map(offerOf);
    },

    async ofCodes(codes: readonly string[], warehouse: Warehouse): Promise<Offer[]> {
      const found: Offer[] = [];
      for (let start = 0; start < codes.length; start += codesPerQuery) {
        const some = codes.slice(start, start + codesPerQuery);
        const rows = await offers(warehouse).where("price.code", "in", some).execute();
        found.push(...rows.map(offerOf));
      }
      return found;
    },

    /** @returns the order's number */
    async insert(row: Insertable<PurchaseOrderRow>, db: Kysely<Database> = write): Promise<number> {
      const { id } = await db
        .insertInto("purchase_order")
        .values(row)
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    async find(id: number) {
      return read.selectFrom("purchase_order").selectAll().where("id", "=", id).executeTakeFirst();
    },

    /** Newest first, without their lines. */
    async list(before: number | undefined, limit: number) {
      let query = read
        .selectFrom("purchase_order")
        .select([
          "id",
          "sent_at",
          "sent_by",
          "customer",
          "customer_code",
          "warehouse",
          "note",
          "line_count",
          "pieces",
          "total_cents",
        ]);
      if (before !== undefined) query = query.where("id", "<", before);
      return query.orderBy("id", "desc").limit(limit).execute();
    },

    /** Search keys that are one of these, with their products. */
    async keys(keys: readonly string[]) {
      if (keys.length === 0) return [];
      return read
        .selectFrom("search_key")
        .select(["key", "kind", "code", "family", "brand", "shown"])
        .where("key", "in", [...keys])
        .orderBy("code")
        .execute();
    },
  };
}
