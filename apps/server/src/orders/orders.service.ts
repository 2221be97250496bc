import { setImmediate } from "node:timers/promises";
import {
  familiesOf,
  familyOf,
  foldText,
  maySee,
  maySeeFamily,
  normalizeCode,
  type Viewer,
  viewerOf,
  type Warehouse,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { Body, Query, Wire } from "@caliper/api-client/wire";
import type { Account, AccountsRepository } from "../accounts/accounts.repository.ts";
import type { NearestSearch, NearProduct } from "../catalogue/code-search-nearest.service.ts";
import { conflict, type FieldError, invalidField, notFound } from "../refusal.ts";
import { type Category, categories, categoryNamed, subcategoryOf } from "./categories.ts";
import type { Offer, OrdersRepository } from "./orders.repository.ts";
import { another, centsOf, changedSince, gone, offerKey, refuseStale } from "./shown-prices.ts";

type OrderProduct = Wire<"OrderProduct">;

/** A line of an order with what it costs today. */
export interface OrderLine {
  readonly offer: Offer;
  readonly category: Category;
  readonly quantity: number;
}

/** An order whose every price is today's. */
export interface CheckedOrder {
  readonly customer: string;
  readonly customerCode: string;
  readonly warehouse: Warehouse;
  readonly note: string;
  readonly lines: readonly OrderLine[];
  readonly sentAt: number;
  readonly id: number;
}

interface Options {
  readonly orders: OrdersRepository;
  readonly accounts: AccountsRepository;
  readonly nearest: (search: NearestSearch) => Promise<NearProduct[]>;
  readonly now: () => number;
}

export type OrdersService = ReturnType<typeof createOrders>;

const dollars = (cents: number) => cents / 100;
/** As many products as somebody can look through. */
const mostCandidates = 12;

export function describeOffer({ family, detail, grade }: Offer, category: Category): string {
  const words = [familyOf(family).productType, detail.en, subcategoryOf(category, grade)];
  return words.filter((word) => word !== "").join(", ");
}

type AddedCategory = Body<"buyOrderFile">["Header"]["addedCategories"][number];

export function createOrders({ orders, accounts, nearest, now }: Options) {
  /** Whoever sees prices can be ordered for. */
  const mayOrder = (account: Account): boolean => {
    const viewer = viewerOf(account);
    return !account.disabled && maySee("prices", viewer) && warehousesOf(viewer).length > 0;
  };

  async function customerNamed(name: string): Promise<{ account: Account; viewer: Viewer }> {
    const account = await accounts.findByKey(foldText(name));
    if (!account || !mayOrder(account)) {
      throw notFound(`There is no user ${name} with prices to order at`);
    }
    return { account, viewer: viewerOf(account) };
  }

  function checkWarehouse(viewer: Viewer, warehouse: Warehouse, field: string): void {
    const own = warehousesOf(viewer);
    if (!own.includes(warehouse)) {
      throw invalidField(field, warehouse, `a warehouse of this user: ${own.join(", ")}`);
    }
  }

  function categoryOf(viewer: Viewer, name: string, field: string): Category {
    const category = categoryNamed(name);
    if (!category || !maySeeFamily(category.family, viewer)) {
      const known = categories.filter(({ family }) => maySeeFamily(family, viewer));
      throw invalidField(field, name, `one of ${known.map((each) => each.name).join(", ")}`);
    }
    return category;
  }

  /** The grade of a subcategory; undefined for a category without any. */
  function gradeOf(category: Category, subcategory: string | undefined, field: string) {
    if (category.subcategories.size === 0) return undefined;
    const grade = category.subcategories.get(subcategory ?? "");
    if (grade === undefined) {
      const known = [...category.subcategories.keys()].join(", ");
      throw invalidField(field, subcategory ?? "", `one of ${known}`);
    }
    return grade;
  }

  const productOf = ({ offer, category, quantity }: OrderLine): OrderProduct => ({
    Code: offer.code,
    Description: describeOffer(offer, category),
    Price: dollars(offer.cents),
    Grade: offer.grade,
    Quantity: quantity,
    Qty_Box: offer.boxQuantity,
    Qty_Pallet: offer.palletQuantity,
    Weight: offer.boxWeight,
    Detail: offer.detail,
  });

  function offerLine(offer: Offer, quantity: number): OrderLine {
    const category = categories.find(({ family }) => family === offer.family);
    if (!category) throw new Error(`No category for ${offer.family}`);
    return { offer, category, quantity };
  }

  /** Today's offer of each product that was sent, or a refusal that names what differs. */
  async function pricedLines(
    viewer: Viewer,
    warehouse: Warehouse,
    products: readonly OrderProduct[],
  ) {
    const offers = Map.groupBy(
      await orders.ofCodes([...new Set(products.map(({ Code }) => Code))], warehouse),
      ({ code }) => code,
    );
    const stale: FieldError[] = [];
    const lines: OrderLine[] = [];
    for (const [index, product] of products.entries()) {
      const field = `body/Products/${index}`;
      const all = (offers.get(product.Code) ?? []).filter(({ family }) =>
        maySeeFamily(family, viewer),
      );
      const some =
        product.Grade === undefined ? all : all.filter(({ grade }) => grade === product.Grade);
      const offer = some.find(({ cents }) => cents === centsOf(product));
      if (offer) lines.push(offerLine(offer, product.Quantity ?? 1));
      else if (some.length === 0) {
        stale.push(gone(field, product, warehouse));
      } else stale.push(another(field, product, some));
    }
    refuseStale(stale);
    return lines;
  }

  /** Products of the categories that were added whole, each once and not again when added singly. */
  async function categoryLines(
    viewer: Viewer,
    warehouse: Warehouse,
    added: readonly AddedCategory[],
    single: readonly OrderLine[],
  ): Promise<OrderLine[]> {
    const known = new Set(single.map(({ offer }) => offerKey(offer)));
    const stale: FieldError[] = [];
    const lines: OrderLine[] = [];
    for (const [index, { category: name, subcategory, Products: shown }] of added.entries()) {
      const field = `body/Header/addedCategories/${index}`;
      const category = categoryOf(viewer, name, `${field}/category`);
      const grade = gradeOf(category, subcategory, `${field}/subcategory`);
      const offers = await orders.ofFamily(category.family, warehouse, grade);
      if (shown) stale.push(...changedSince(shown, offers, warehouse, field));
      for (const offer of offers) {
        const key = offerKey(offer);
        if (known.has(key)) continue;
        known.add(key);
        lines.push(offerLine(offer, 1));
      }
    }
    refuseStale(stale);
    return lines;
  }

  return {
    /** Whom one can order for, by name. */
    async customers(): Promise<string[]> {
      return (await accounts.all()).filter(mayOrder).map(({ username }) => username);
    },

    async customer(name: string): Promise<Wire<"OrderUserInfo">> {
      const { account, viewer } = await customerNamed(name);
      const own = familiesOf(viewer);
      return {
        Warehouses: [...warehousesOf(viewer)],
        Types: categories
          .filter(({ family }) => own.includes(family))
          .map((category) => ({
            Type: category.name,
            Subtypes: [...category.subcategories.keys()],
          })),
        Info: { Cliente: account.username, Codigo: account.customerCode ?? "" },
      };
    },

    async products({ user, warehouse, type, subtype }: Query<"buyOrderPriceInfo">) {
      const { viewer } = await customerNamed(user);
      checkWarehouse(viewer, warehouse, "query/warehouse");
      const category = categoryOf(viewer, type, "query/type");
      const grade = gradeOf(category, subtype, "query/subtype");
      const offers = await orders.ofFamily(category.family, warehouse, grade);
      return offers.map((offer) => {
        const { Quantity: _one, ...product } = productOf(offerLine(offer, 1));
        return product;
      });
    },

    /**
     * Checks an order against today's prices and keeps it.
     * @throws Refusal (conflict) naming each product whose price is another one now
     */
    async send(actor: string, { Header, Products }: Body<"buyOrderFile">): Promise<CheckedOrder> {
      const { account, viewer } = await customerNamed(Header.username);
      checkWarehouse(viewer, Header.warehouse, "body/Header/warehouse");
      const single = await pricedLines(viewer, Header.warehouse, Products);
      const whole = await categoryLines(viewer, Header.warehouse, Header.addedCategories, single);
      const lines = [...single, ...whole];
      if (lines.length === 0) throw conflict("The order is empty: add a category or a product");
      const order = {
        customer: account.username,
        customerCode: account.customerCode ?? "",
        warehouse: Header.warehouse,
        note: Header.note,
        lines,
        sentAt: now(),
      };
      const id = await orders.insert({
        sent_at: order.sentAt,
        sent_by: actor,
        customer: order.customer,
        customer_code: order.customerCode,
        warehouse: order.warehouse,
        note: order.note,
        line_count: lines.length,
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        total_cents: lines.reduce((sum, { offer, quantity }) => sum + offer.cents * quantity, 0),
        lines: JSON.stringify(lines.map(productOf)),
      });
      return { ...order, id };
    },

    async sent(before: number | undefined, limit: number): Promise<Wire<"SentOrder">[]> {
      return (await orders.list(before, limit)).map((row) => sentOrder(row));
    },

    async sentOrder(id: number): Promise<Wire<"SentOrder">> {
      const row = await orders.find(id);
      if (!row) throw notFound(`There is no order ${id}`);
      return { ...sentOrder(row), lines: JSON.parse(row.lines) as OrderProduct[] };
    },

    /** What each code means, in the order of the list. */
    async match(viewer: Viewer, codes: readonly string[]): Promise<Wire<"CodeMatch">[]> {
      const keys = codes.map(normalizeCode);
      const wanted = [...new Set(keys.filter((key) => key !== ""))];
      const found = Map.groupBy(await orders.keys(wanted), ({ key }) => key);
      const matches: Wire<"CodeMatch">[] = [];
      for (const [index, code] of codes.entries()) {
        const hits = found.get(keys[index] ?? "") ?? [];
        // Our own code is what is meant, even when a competitor has the same.
        const own = hits.filter(({ kind }) => kind === "code");
        const products = candidates(own.length > 0 ? own : hits);
        if (products.length > 0) {
          const status = products.length === 1 ? "matched" : "ambiguous";
          matches.push({ code, status, products: products.slice(0, mostCandidates) });
        } else {
          matches.push({ code, status: "notFound", products: await nearTo(viewer, code) });
          // Looking for what is near takes milliseconds; others are served between two codes.
          await setImmediate();
        }
      }
      return matches;
    },
  };

  async function nearTo(viewer: Viewer, text: string): Promise<Wire<"CodeMatch">["products"]> {
    const products = await nearest({ text, section: undefined, viewer });
    return products.slice(0, mostCandidates).map(({ code, family, shown, reason, brand }) => ({
      code,
      type: familyOf(family).productType,
      reason: "near",
      shown,
      ...(reason === "interchange" && brand !== null && { brand }),
    }));
  }
}

type Key = Awaited<ReturnType<OrdersRepository["keys"]>>[number];

/** Each product once, by the best of its keys. */
function candidates(hits: readonly Key[]): Wire<"CodeMatch">["products"] {
  const best = new Map<string, Key>();
  for (const hit of hits) if (!best.has(hit.code)) best.set(hit.code, hit);
  return [...best.values()].map(({ code, family, kind, shown, brand }) => ({
    code,
    type: familyOf(family as Offer["family"]).productType,
    reason: kind,
    shown,
    ...(brand !== null && { brand }),
  }));
}

type Stored = Awaited<ReturnType<OrdersRepository["list"]>>[number];

const sentOrder = (row: Stored): Wire<"SentOrder"> => ({
  id: row.id,
  sentAt: new Date(row.sent_at).toISOString(),
  sentBy: row.sent_by,
  customer: row.customer,
  customerCode: row.customer_code,
  warehouse: row.warehouse as Warehouse,
  note: row.note,
  lineCount: row.line_count,
  pieces: row.pieces,
  total: dollars(row.total_cents),
});
