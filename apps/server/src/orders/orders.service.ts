import {
  foldText,
  maySee,
  maySeeFamily,
  type Viewer,
  viewerOf,
  type Warehouse,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { Account, AccountsRepository } from "../accounts/accounts.repository.ts";
import type { Replacements } from "../catalogue/replacements.service.ts";
import { conflict, type FieldError, invalidField, notFound } from "../refusal.ts";
import { type Category, categories, categoryNamed } from "./categories.ts";
import type {
  Offer,
  OrdersRepository,
  SentLine,
  SentOrder,
  WholeOrder,
} from "./orders.repository.ts";
import {
  centsOf,
  changedSince,
  difference,
  offerKey,
  ofShownGrade,
  refuseStale,
  type ShownPrice,
} from "./shown-prices.ts";
import { checkOwnWarehouse } from "../catalogue/own-warehouse.ts";
import { sentLine, totalsOf } from "./sent-lines.ts";
import { list, message } from "../messages/message.ts";

export interface OrderedProduct extends ShownPrice {
  readonly quantity: number;
}

/** All products of a category, in one grade where the category has several. */
export interface OrderedCategory {
  readonly category: string;
  readonly subcategory: string;
  /** The prices that the user saw; not checked if missing. */
  readonly products?: readonly ShownPrice[] | undefined;
}

export interface OrderRequest {
  /** The customer. */
  readonly username: string;
  readonly warehouse: Warehouse;
  readonly note: string;
  readonly products: readonly OrderedProduct[];
  readonly categories: readonly OrderedCategory[];
}

/** The products of a category that a customer can order. */
export interface OfferQuestion {
  readonly username: string;
  readonly warehouse: Warehouse;
  readonly category: string;
  readonly subcategory: string | undefined;
}

/** A product of a category, and the parts that replace it. */
export interface OfferedLine extends SentLine {
  readonly replacedBy: readonly string[] | undefined;
}

/** A line of an order with its current offer. */
interface OrderLine {
  readonly offer: Offer;
  readonly quantity: number;
}

interface Options {
  readonly orders: OrdersRepository;
  readonly accounts: AccountsRepository;
  readonly replacements: Replacements;
  readonly now: () => number;
}

export type OrdersService = ReturnType<typeof createOrders>;

export function createOrders(options: Options) {
  const { orders, accounts, replacements, now } = options;
  /** A customer needs a warehouse with prices. */
  const mayOrder = (account: Account): boolean => {
    const viewer = viewerOf(account);
    return !account.disabled && maySee("prices", viewer) && warehousesOf(viewer).length > 0;
  };

  async function customerNamed(name: string): Promise<{ account: Account; viewer: Viewer }> {
    const account = await accounts.findByKey(foldText(name));
    if (!account || !mayOrder(account)) {
      throw notFound(message("customer.missing", { name }));
    }
    return { account, viewer: viewerOf(account) };
  }

  function categoryOf(viewer: Viewer, name: string, field: string): Category {
    const category = categoryNamed(name);
    if (!category || !maySeeFamily(category.family, viewer)) {
      const visible = categories.filter(({ family }) => maySeeFamily(family, viewer));
      throw invalidField(
        field,
        name,
        message("expected.oneOf", { known: list(visible.map((each) => each.name)) }),
      );
    }
    return category;
  }

  /** The grade of a subcategory; undefined for a category without any. */
  function gradeOf(category: Category, subcategory: string | undefined, field: string) {
    if (category.subcategories.size === 0) return undefined;
    const grade = category.subcategories.get(subcategory ?? "");
    if (grade === undefined) {
      const names = list([...category.subcategories.keys()]);
      throw invalidField(field, subcategory ?? "", message("expected.oneOf", { known: names }));
    }
    return grade;
  }

  /** The current offer of each product, or a refusal that names the differences. */
  async function pricedLines(
    viewer: Viewer,
    warehouse: Warehouse,
    products: readonly OrderedProduct[],
  ) {
    const offers = Map.groupBy(
      await orders.ofCodes([...new Set(products.map(({ code }) => code))], warehouse),
      ({ code }) => code,
    );
    const stale: FieldError[] = [];
    const lines: OrderLine[] = [];
    for (const [index, product] of products.entries()) {
      const open = (offers.get(product.code) ?? []).filter(({ family }) =>
        maySeeFamily(family, viewer),
      );
      const offersOfGrade = ofShownGrade(open, product);
      const offer = offersOfGrade.find(({ cents }) => cents === centsOf(product));
      if (offer) lines.push({ offer, quantity: product.quantity });
      else stale.push(difference(`products/${index}`, product, offersOfGrade, warehouse));
    }
    refuseStale(stale);
    return lines;
  }

  /** A box of each product of whole categories, without those that were added individually. */
  async function categoryLines(
    viewer: Viewer,
    warehouse: Warehouse,
    added: readonly OrderedCategory[],
    single: readonly OrderLine[],
  ): Promise<OrderLine[]> {
    const addedKeys = new Set(single.map(({ offer }) => offerKey(offer)));
    const stale: FieldError[] = [];
    const lines: OrderLine[] = [];
    for (const [index, { category: name, subcategory, products: shown }] of added.entries()) {
      const field = `categories/${index}`;
      const category = categoryOf(viewer, name, `${field}/category`);
      const grade = gradeOf(category, subcategory, `${field}/subcategory`);
      const offers = await orders.ofFamily(category.family, warehouse, grade);
      if (shown) stale.push(...changedSince(shown, offers, warehouse, field));
      for (const offer of offers) {
        const key = offerKey(offer);
        if (addedKeys.has(key)) continue;
        addedKeys.add(key);
        // One piece if parts are not sold by the box.
        lines.push({ offer, quantity: offer.boxQuantity || 1 });
      }
    }
    refuseStale(stale);
    return lines;
  }

  return {
    /** The names of the customers. */
    async customers(): Promise<string[]> {
      return (await accounts.all()).filter(mayOrder).map(({ username }) => username);
    },

    /** A customer's account, warehouses and categories. */
    async customer(name: string) {
      const { account, viewer } = await customerNamed(name);
      return {
        account,
        warehouses: warehousesOf(viewer),
        categories: categories.filter(({ family }) => maySeeFamily(family, viewer)),
      };
    },

    /** With the codes of the parts that replace each. */
    async products({ username, warehouse, ...wanted }: OfferQuestion): Promise<OfferedLine[]> {
      const { viewer } = await customerNamed(username);
      checkOwnWarehouse(viewer, warehouse);
      const category = categoryOf(viewer, wanted.category, "category");
      const grade = gradeOf(category, wanted.subcategory, "subcategory");
      const offers = await orders.ofFamily(category.family, warehouse, grade);
      const marks = await replacements.marks([...new Set(offers.map(({ code }) => code))], viewer);
      return offers.map((offer) => ({
        ...sentLine(offer, 1),
        replacedBy: marks.get(offer.code),
      }));
    },

    /**
     * Checks an order against the current prices and stores it.
     * @param language of the order's workbook
     * @throws Refusal `conflict` that names each product whose price has changed
     */
    async send(actor: string, request: OrderRequest, language: string): Promise<WholeOrder> {
      const { warehouse, note } = request;
      const { account, viewer } = await customerNamed(request.username);
      checkOwnWarehouse(viewer, warehouse);
      const single = await pricedLines(viewer, warehouse, request.products);
      const whole = await categoryLines(viewer, warehouse, request.categories, single);
      const ordered = [...single, ...whole];
      if (ordered.length === 0) throw conflict(message("order.empty"));
      const lines = ordered.map(({ offer, quantity }) => sentLine(offer, quantity));
      const row = {
        sent_at: now(),
        sent_by: actor,
        customer: account.username,
        customer_code: account.customerCode ?? "",
        language,
        warehouse,
        note,
        ...totalsOf(lines),
      };
      return { ...row, lines, id: await orders.insert(row, lines) };
    },

    sent: (before: number | undefined, limit: number): Promise<SentOrder[]> =>
      orders.list(before, limit),

    async sentOrder(id: number) {
      const order = await orders.find(id);
      if (!order) throw notFound(message("order.missing", { id }));
      return order;
    },
  };
}
