/** Purchase orders: customers, prices, sending, and the history. */
import { isWarehouse, type Warehouse } from "@caliper/catalogue-model";
import type { ApiClient } from "./client.ts";
import { isApiError } from "./errors.ts";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, apiQuery, pagesQuery, reread, store } from "./query.ts";
import type { Body, DeepReadonly, Wire } from "./wire.ts";

/** A category of the order form; `subcategory` is empty where the category has none. */
export interface CategoryChoice {
  readonly category: string;
  readonly subcategory: string;
}

export interface OrderCategory {
  readonly name: string;
  /** Whether a subcategory must be chosen: required by the specification, or because prices depend on it. */
  readonly needsSubcategory: boolean;
  readonly subcategories: readonly string[];
}

/** The warehouses and categories from which a user may order. */
export interface OrderUser {
  readonly warehouses: readonly Warehouse[];
  readonly categories: readonly OrderCategory[];
  readonly name: string;
  readonly customerCode: string;
}

export interface OrderProduct {
  readonly code: string;
  /** In English, as the workbook has it. */
  readonly description: string;
  /** Its distinguishing detail within the family. Undefined in an old order. */
  readonly detail: Wire<"Bilingual"> | undefined;
  /** US dollars. */
  readonly price: number;
  /** The price column by its wire name: `Precio`, `CERAMIC PLUS`. Undefined from an old order. */
  readonly grade: string | undefined;
  /** Pieces. */
  readonly perBox: number | undefined;
  /** Pieces. */
  readonly perPallet: number | undefined;
  /** Of a box, in kg. */
  readonly boxWeight: number | undefined;
  /** Codes of the parts that replace it; absent from sent orders. */
  readonly replacedBy?: readonly string[];
}

export interface OrderedProduct extends OrderProduct {
  readonly quantity: number;
}

/** A whole category and the products it had when it was added. */
interface ShownCategory extends CategoryChoice {
  readonly products: readonly Pick<OrderProduct, "code" | "grade" | "price">[];
}

export interface OrderToSend {
  readonly user: string;
  readonly customerCode: string;
  readonly warehouse: Warehouse;
  /** The last choice. */
  readonly choice: CategoryChoice;
  readonly note: string;
  readonly added: readonly ShownCategory[];
  readonly products: readonly Pick<
    OrderedProduct,
    "code" | "description" | "grade" | "price" | "quantity"
  >[];
}

export interface SentOrder extends DeepReadonly<Omit<Wire<"SentOrder">, "sentAt" | "lines">> {
  readonly sentAt: Date;
  /** Empty in the list. */
  readonly products: readonly OrderedProduct[];
}

/** State, reference and answers of an order that a customer sent. */
export type CustomerOrder = DeepReadonly<Wire<"CustomerOrder">>;

export type OrderToAnswer = Body<"answerOrder"> & { readonly id: number };

/** The products that a code of a list matches. */
export type ListedCode = Wire<"CodeMatch">;

/** Characters. */
export const maxNoteLength = 2000;
/** Pieces of a product. */
export const maxQuantity = 1_000_000;
/** Products added one by one. */
export const maxOrderLines = 20_000;
/** Codes in one call of `matchCodes`. */
export const maxCodesPerCall = 500;
/** Orders of a page of the history. */
export const orderPageSize = 25;

/** Categories that require a subcategory by section 5 of the specification. */
const categoriesWithSubcategory = new Set([
  "Brake Pads",
  "Brake Linings",
  "Brake Shoes",
  "Brake Rotors",
]);

/** The grade of a subcategory, by its wire name. */
export const gradeOfSubcategory = (name: string) =>
  name === "Standard" ? "Precio" : name.toUpperCase();

/** The form's category of a product type: `Brake Lining` is ordered as `Brake Linings`. */
export const categoryOfType = (categories: readonly OrderCategory[], type: string) =>
  categories.find(({ name }) => name === type || name === `${type}s`);

/** Category and subcategory of a sent product; its description begins and ends with them. */
export function choiceOfSent({ description, grade }: OrderProduct): CategoryChoice {
  const words = description.split(", ");
  const last = words.at(-1) ?? "";
  return {
    category: words[0] ?? "",
    subcategory: gradeOfSubcategory(last) === grade ? last : "",
  };
}

/** The users for whom orders can be placed. */
export function orderUsersQuery(client: ApiClient, administrator: string) {
  return apiQuery(client, operation.buyOrderUserInfo, {
    query: { step: 0, user: administrator },
    toDomain: (wire): readonly string[] => {
      if (!Array.isArray(wire)) throw new TypeError("A list of users was expected");
      return wire;
    },
  });
}

/** A user's warehouses and categories; `orderMessageOf` has the reason of a failure. */
export function orderUserQuery(client: ApiClient, user: string) {
  return apiQuery(client, operation.buyOrderUserInfo, {
    query: { step: 1, user },
    enabled: user !== "",
    toDomain: (wire): OrderUser => {
      if (Array.isArray(wire)) throw new TypeError("One user's data were expected");
      return {
        warehouses: wire.Warehouses.filter(isWarehouse),
        categories: wire.Types.map(({ Type, Subtypes }) => ({
          name: Type,
          needsSubcategory: categoriesWithSubcategory.has(Type) || Subtypes.length > 0,
          subcategories: Subtypes,
        })),
        name: wire.Info.Cliente,
        customerCode: wire.Info.Codigo,
      };
    },
  });
}

export interface OrderPricesArgs extends CategoryChoice {
  readonly user: string;
  readonly warehouse: Warehouse;
}

/** The products of a category with today's prices of a user and warehouse. */
export function orderProductsQuery(client: ApiClient, args: OrderPricesArgs) {
  const { user, warehouse, category, subcategory } = args;
  return apiQuery(client, operation.buyOrderPriceInfo, {
    query: {
      step: 0,
      user,
      warehouse,
      type: category,
      ...(subcategory !== "" && { subtype: subcategory }),
    },
    toDomain: (wire): readonly OrderProduct[] => wire.map(productOf),
  });
}

const sentOrderOf = ({ sentAt, lines = [], ...facts }: Wire<"SentOrder">): SentOrder => ({
  ...facts,
  sentAt: new Date(sentAt),
  products: lines.map((line) => ({ ...productOf(line), quantity: line.Quantity ?? 1 })),
});

/**
 * Sends an order and returns its number and workbook. A changed price is an ApiError with status 409, which
 * invalidates the prices.
 */
export const sendOrderMutation = apiMutation(operation.buyOrderFile, {
  input: (order: OrderToSend) => ({ body: wireOf(order) }),
  parseAs: "blob",
  toDomain: (workbook, headers) => ({
    id: Number(headers.get("Order-Number")),
    workbook,
  }),
  onSuccess: (queries) => reread(queries, operation.listOrders),
  onError: (queries, error) => error.status === 409 && reread(queries, operation.buyOrderPriceInfo),
});

const orderPages = {
  input: (before?: number) => ({ query: { limit: orderPageSize, before } }),
  toDomain: (wire: readonly Wire<"SentOrder">[]): readonly SentOrder[] => wire.map(sentOrderOf),
  next: (page: readonly SentOrder[]) => (page.length < orderPageSize ? undefined : page.at(-1)?.id),
  select: (pages: readonly (readonly SentOrder[])[]) => pages.flat(),
};

/** Sent orders, newest first, in pages. */
export const sentOrdersQuery = (client: ApiClient) =>
  pagesQuery(client, operation.listOrders, orderPages);

/** An order with its products as they were sent. */
export function sentOrderQuery(client: ApiClient, id: number) {
  return apiQuery(client, operation.getOrder, {
    path: { id },
    staleTime: Infinity,
    toDomain: sentOrderOf,
  });
}

/** The orders that the caller has sent, newest first, in pages. */
export const ownOrdersQuery = (client: ApiClient) =>
  pagesQuery(client, operation.listOwnOrders, orderPages);

/** An order of the caller with its products and answers. */
export function ownOrderQuery(client: ApiClient, id: number) {
  return apiQuery(client, operation.getOwnOrder, {
    path: { id },
    staleTime: 0,
    toDomain: sentOrderOf,
  });
}

export interface ListToOrder extends Body<"sendListOrder"> {
  /** The list's number. */
  readonly list: number;
}

/** Sends a list as an order; with the same key, it is sent once. */
export const sendListOrderMutation = apiMutation(operation.sendListOrder, {
  input: ({ list, ...body }: ListToOrder) => ({ path: { id: list }, body }),
  toDomain: sentOrderOf,
  onSuccess: (queries) => reread(queries, operation.listOwnOrders),
  onError: (queries, error) => error.status === 409 && reread(queries, operation.getList),
});

/** Notes that the caller has seen the answers of an order. */
export const markOwnOrderSeenMutation = apiMutation(operation.markOwnOrderSeen, {
  input: ({ id, revision }: { readonly id: number; readonly revision: number }) => ({
    path: { id },
    body: { revision },
  }),
  onSuccess: (queries) => reread(queries, operation.listOwnOrders),
});

/** Answers an order of a customer. An ApiError with status 409: it was answered meanwhile; it is read again. */
export const answerOrderMutation = apiMutation(operation.answerOrder, {
  input: ({ id, ...body }: OrderToAnswer) => ({ path: { id }, body }),
  toDomain: sentOrderOf,
  onSuccess: (queries, order) => {
    store(queries, operation.getOrder, order);
    void reread(queries, operation.listOrders, operation.getOrder);
  },
  onError: (queries) => reread(queries, operation.getOrder),
});

/** Returns the workbook of an order by its number, as it was sent. */
export const orderWorkbookMutation = apiMutation(operation.getOrderWorkbook, {
  input: (id: number) => ({ path: { id } }),
  parseAs: "blob",
});

/** The matches of each code, in order; `maxCodesPerCall` at most, of 80 characters at most each. */
export function matchCodes(
  client: ApiClient,
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ListedCode[]> {
  return client.call(operation.matchCodes, { body: { codes }, signal }, (wire) => wire);
}

/** The server's message about a user who cannot have orders. */
export function orderMessageOf(error: unknown): string | undefined {
  const problem: unknown = isApiError(error) ? error.problem : undefined;
  if (typeof problem !== "object" || problem === null || !("msg" in problem)) return undefined;
  return typeof problem.msg === "string" && problem.msg !== "" ? problem.msg : undefined;
}

const productOf = (wire: Wire<"OrderProduct">): OrderProduct => ({
  code: wire.Code,
  description: wire.Description,
  detail: wire.Detail,
  price: wire.Price,
  grade: wire.Grade,
  perBox: counted(wire.Qty_Box),
  perPallet: counted(wire.Qty_Pallet),
  boxWeight: wire.Weight ?? undefined,
  ...(wire.Replaced_by && { replacedBy: wire.Replaced_by }),
});

/** A quantity of 0 counts as unknown. */
const counted = (quantity: number | null | undefined) =>
  quantity !== null && quantity !== undefined && quantity > 0 ? quantity : undefined;

const wireOf = (order: OrderToSend): Wire<"PurchaseOrder"> => ({
  Header: {
    username: order.user,
    warehouse: order.warehouse,
    ...order.choice,
    note: order.note,
    addedCategories: order.added.map(({ category, subcategory, products }) => ({
      category,
      subcategory,
      Products: products.map(({ code, price, grade }) => ({
        Code: code,
        Price: price,
        Grade: grade,
      })),
    })),
    userInfo: { Cliente: order.user, Codigo: order.customerCode },
  },
  Products: order.products.map((product) => ({
    Code: product.code,
    Description: product.description,
    Price: product.price,
    Grade: product.grade,
    Quantity: product.quantity,
  })),
});
