import { dayAt, type FamilyId, type Warehouse } from "@caliper/catalogue-model";
import { type Insertable, type Selectable, sql } from "kysely";
import { isCurrentPrice } from "../db/current-prices.ts";
import { chunks, type OpenDatabase } from "../db/index.ts";
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

export type SentOrder = Omit<Selectable<PurchaseOrderRow>, "lines" | "language">;

export interface WholeOrder extends SentOrder {
  /** The language of its workbook. */
  readonly language: string;
  readonly lines: readonly SentLine[];
}

/** A line of a sent order. Orders that an early version stored have only these four fields. */
export interface SentLine extends Partial<Omit<Offer, "code" | "family" | "cents">> {
  readonly code: string;
  readonly description: string;
  /** In US dollars. */
  readonly price: number;
  readonly quantity: number;
}

/** The names of a line's fields in the JSON of `purchase_order.lines`. */
const storedNames: Readonly<Record<keyof SentLine, string>> = {
  code: "Code",
  description: "Description",
  price: "Price",
  grade: "Grade",
  quantity: "Quantity",
  boxQuantity: "Qty_Box",
  palletQuantity: "Qty_Pallet",
  boxWeight: "Weight",
  detail: "Detail",
};
const lineFields = Object.keys(storedNames) as (keyof SentLine)[];

const storedLine = (line: SentLine) =>
  Object.fromEntries(lineFields.map((field) => [storedNames[field], line[field]]));
const lineOf = (stored: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    lineFields
      .filter((field) => storedNames[field] in stored)
      .map((field) => [field, stored[storedNames[field]]]),
  ) as unknown as SentLine;

const codesPerQuery = 500;

export type OrdersRepository = ReturnType<typeof ordersRepository>;

export function ordersRepository({ read, write }: OpenDatabase, now: () => number) {
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
        .where(isCurrentPrice(sql`${dayAt(warehouse, now())}`))
        // 0 is a price on request.
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
      const allOffers: Offer[] = [];
      for (const batch of chunks(codes, codesPerQuery)) {
        const rows = await offers(warehouse).where("price.code", "in", batch).execute();
        allOffers.push(...rows.map(offerOf));
      }
      return allOffers;
    },

    /** @returns the order's number */
    async insert(
      order: Omit<Insertable<PurchaseOrderRow>, "lines">,
      lines: readonly SentLine[],
    ): Promise<number> {
      const { id } = await write
        .insertInto("purchase_order")
        .values({ ...order, lines: JSON.stringify(lines.map(storedLine)) })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    async find(id: number): Promise<WholeOrder | undefined> {
      const row = await read
        .selectFrom("purchase_order")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row) return undefined;
      const stored = JSON.parse(row.lines) as Record<string, unknown>[];
      return { ...row, lines: stored.map(lineOf) };
    },

    /** Newest first, without their lines. */
    async list(before: number | undefined, limit: number): Promise<SentOrder[]> {
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
