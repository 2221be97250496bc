import {
  dayAt,
  type FamilyId,
  type LineAnswer,
  type OrderState,
  type Warehouse,
} from "@caliper/catalogue-model";
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import { isCurrentPrice } from "../db/current-prices.ts";
import { chunks, type Database, lock, type OpenDatabase } from "../db/index.ts";
import type { CustomerOrderRow, PurchaseOrderRow } from "../db/order-rows.ts";
import { type ListedPart, partColumns, partOf } from "../lists/lists.repository.ts";

/** A product as it can be ordered. */
export interface Offer extends ListedPart {
  readonly grade: string;
  readonly cents: number;
}

export interface SentOrder extends Omit<Selectable<PurchaseOrderRow>, "lines" | "language"> {
  /** Of an order that a customer sent. */
  readonly request?: CustomerOrder | undefined;
}

/** What belongs to an order that a customer sent. */
export interface CustomerOrder {
  readonly reference: string;
  readonly state: OrderState;
  readonly revision: number;
  readonly changedAt: number;
  readonly answers: readonly LineAnswer[];
  /** What the customer saw last. */
  readonly seen: {
    readonly revision: number;
    readonly state: OrderState;
    readonly answers: readonly LineAnswer[];
  };
}

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

const requestColumns = [
  "reference",
  "state",
  "revision",
  "changed_at",
  "answers",
  "seen_revision",
  "seen_state",
  "seen_answers",
] as const satisfies readonly (keyof CustomerOrderRow)[];
type RequestColumn = (typeof requestColumns)[number];

const requestOf = (row: Pick<CustomerOrderRow, RequestColumn>): CustomerOrder => ({
  reference: row.reference,
  state: row.state,
  revision: row.revision,
  changedAt: row.changed_at,
  answers: JSON.parse(row.answers) as LineAnswer[],
  seen: {
    revision: row.seen_revision,
    state: row.seen_state,
    answers: JSON.parse(row.seen_answers) as LineAnswer[],
  },
});

export function ordersRepository({ read, write }: OpenDatabase, now: () => number) {
  function offers(warehouse: Warehouse) {
    return (
      read
        .selectFrom("price")
        .innerJoin("product", "product.code", "price.code")
        .leftJoin("packaging", "packaging.code", "price.code")
        .select(["price.code", "price.grade", "price.price_cents", ...partColumns])
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
    ...partOf(row),
    grade: row.grade,
    cents: row.price_cents,
  });

  const sentOrders = () =>
    read
      .selectFrom("purchase_order")
      .leftJoin("customer_order", "customer_order.order_id", "purchase_order.id")
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
        ...requestColumns,
      ]);
  type SentRow = Awaited<ReturnType<ReturnType<typeof sentOrders>["execute"]>>[number];

  const orderOf = (row: SentRow): SentOrder => ({
    ...row,
    // The join gives all of its columns, or none.
    request:
      row.state === null ? undefined : requestOf(row as Pick<CustomerOrderRow, RequestColumn>),
  });

  async function sentBefore(key: string, db: Kysely<Database> = read): Promise<number | undefined> {
    const row = await db
      .selectFrom("customer_order")
      .select("order_id")
      .where("request_key", "=", key)
      .executeTakeFirst();
    return row?.order_id;
  }

  /** @returns the order's number */
  async function insert(
    order: Omit<Insertable<PurchaseOrderRow>, "lines">,
    lines: readonly SentLine[],
    db: Kysely<Database> = write,
  ): Promise<number> {
    const { id } = await db
      .insertInto("purchase_order")
      .values({ ...order, lines: JSON.stringify(lines.map(storedLine)) })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

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

    insert,

    /** @param customer the account that must have sent it */
    async find(id: number, customer?: number): Promise<WholeOrder | undefined> {
      let query = sentOrders().select(["lines", "language"]).where("id", "=", id);
      if (customer !== undefined) query = query.where("account_id", "=", customer);
      const row = await query.executeTakeFirst();
      if (!row) return undefined;
      const stored = JSON.parse(row.lines) as Record<string, unknown>[];
      return { ...orderOf(row), language: row.language, lines: stored.map(lineOf) };
    },

    /**
     * Newest first, without their lines.
     * @param customer the account that must have sent them
     */
    async list(before: number | undefined, limit: number, customer?: number): Promise<SentOrder[]> {
      let query = sentOrders();
      if (before !== undefined) query = query.where("id", "<", before);
      if (customer !== undefined) query = query.where("account_id", "=", customer);
      return (await query.orderBy("id", "desc").limit(limit).execute()).map(orderOf);
    },

    /**
     * Stores a customer's order and what belongs to it, unless the request was stored before.
     * @returns the order's number, and whether it is new
     */
    async insertOnce(
      order: Omit<Insertable<PurchaseOrderRow>, "lines">,
      lines: readonly SentLine[],
      request: Omit<CustomerOrderRow, "order_id">,
      db: Kysely<Database>,
    ): Promise<{ readonly id: number; readonly isNew: boolean }> {
      const earlier = await sentBefore(request.request_key, db);
      if (earlier !== undefined) return { id: earlier, isNew: false };
      const id = await insert(order, lines, db);
      await db
        .insertInto("customer_order")
        .values({ ...request, order_id: id })
        .execute();
      return { id, isNew: true };
    },

    sentBefore,

    /** Waits until no other transaction stores orders of the customer. */
    lock: (accountId: number, db: Kysely<Database>) =>
      lock(db, "customerOrders", String(accountId)),

    /** Whether the order still had this revision. */
    async update(
      id: number,
      revision: number,
      change: Updateable<CustomerOrderRow>,
      db: Kysely<Database>,
    ): Promise<boolean> {
      const changed = await db
        .updateTable("customer_order")
        .set(change)
        .where("order_id", "=", id)
        .where("revision", "=", revision)
        .returning("order_id")
        .execute();
      return changed.length > 0;
    },
  };
}
