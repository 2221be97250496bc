/** State and reducer of the order form. Pure. */
import {
  type CategoryChoice,
  categoryOfType,
  gradeOfSubcategory,
  maxQuantity,
  type OrderCategory,
  type OrderProduct,
  type SentOrder,
} from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import { type DraftLine, lineId, type OrderDraft } from "./orderDraft.ts";

export interface OrderState extends OrderDraft {
  /** The category whose products are listed. */
  readonly searched: CategoryChoice | undefined;
  readonly filter: string;
  /** State before the last clearing change, for undo. */
  readonly before: OrderState | undefined;
}

export const emptyOrder: OrderState = {
  user: undefined,
  warehouse: undefined,
  category: undefined,
  subcategory: undefined,
  note: "",
  added: [],
  searched: undefined,
  filter: "",
  lines: [],
  before: undefined,
};

export type OrderAction =
  | { type: "user"; user: string }
  | { type: "warehouse"; warehouse: Warehouse }
  | { type: "category"; category: string }
  | { type: "subcategory"; subcategory: string }
  | { type: "addCategory" }
  | { type: "removeCategory"; choice: CategoryChoice }
  | { type: "search" }
  | { type: "filter"; filter: string }
  | { type: "add"; product: OrderProduct }
  | { type: "remove"; id: string }
  /** By line id. */
  | { type: "quantities"; quantities: ReadonlyMap<string, number> }
  | { type: "note"; note: string }
  /** Accepts today's prices, by line id. */
  | { type: "prices"; prices: ReadonlyMap<string, number> }
  /** Accepts today's prices of a whole category, by line id. */
  | { type: "categoryPrices"; choice: CategoryChoice; prices: ReadonlyMap<string, number> }
  /** The order as changed in another tab. */
  | { type: "follow"; order: OrderState }
  | { type: "load"; order: OrderState }
  | { type: "bringBack" }
  | { type: "empty" }
  | { type: "sent" };

export const sameChoice = (one: CategoryChoice, other: CategoryChoice) =>
  one.category === other.category && one.subcategory === other.subcategory;

/** The choice for Add-all and Search-all; undefined while incomplete. */
export function choiceOf(
  { user, warehouse, category, subcategory }: OrderState,
  userCategory: OrderCategory | undefined,
): CategoryChoice | undefined {
  if (user === undefined || warehouse === undefined || category === undefined) return undefined;
  if (userCategory?.name !== category) return undefined;
  if (userCategory.needsSubcategory && subcategory === undefined) return undefined;
  return { category, subcategory: subcategory ?? "" };
}

export const isAdded = (state: OrderState, choice: CategoryChoice) =>
  state.added.some((one) => sameChoice(one, choice));

const hasWork = ({ lines, added, note }: OrderState) =>
  lines.length > 0 || added.length > 0 || note !== "";

/** Keeps what a change clears for undo; a change that clears nothing keeps the earlier one. */
const clearing = (from: OrderState, to: OrderState): OrderState => ({
  ...to,
  before: hasWork(from) ? { ...from, before: undefined } : from.before,
});

const within = (quantity: number) =>
  Number.isFinite(quantity) ? Math.min(maxQuantity, Math.max(1, Math.round(quantity))) : 1;

/** As chosen in the form; empty text where nothing is. */
export const currentChoice = ({ category = "", subcategory = "" }: OrderState): CategoryChoice => ({
  category,
  subcategory,
});

export function reduceOrder(state: OrderState, action: OrderAction): OrderState {
  switch (action.type) {
    case "user":
      if (action.user === state.user) return state;
      return clearing(state, { ...emptyOrder, user: action.user });
    case "warehouse":
      if (action.warehouse === state.warehouse) return state;
      return clearing(state, { ...emptyOrder, user: state.user, warehouse: action.warehouse });
    case "category":
      return action.category === state.category
        ? state
        : { ...state, category: action.category, subcategory: undefined };
    case "subcategory":
      return { ...state, subcategory: action.subcategory };
    case "addCategory": {
      const choice = currentChoice(state);
      if (isAdded(state, choice)) return state;
      const next = {
        ...state,
        added: [...state.added, { ...choice, agreed: undefined }],
        searched: undefined,
        filter: "",
      };
      if (state.lines.length === 0) return { ...next, before: undefined };
      return clearing(state, { ...next, lines: [] });
    }
    case "removeCategory":
      return { ...state, added: state.added.filter((one) => !sameChoice(one, action.choice)) };
    case "search":
      return { ...state, searched: currentChoice(state), filter: "" };
    case "filter":
      return { ...state, filter: action.filter };
    case "add":
      return withProduct(state, action.product);
    case "remove":
      return { ...state, lines: state.lines.filter((line) => lineId(line) !== action.id) };
    case "quantities":
      return withLines(state, (line) => {
        const quantity = within(action.quantities.get(lineId(line)) ?? line.quantity);
        return quantity === line.quantity ? line : { ...line, quantity };
      });
    case "note":
      return { ...state, note: action.note };
    case "prices":
      return withLines(state, (line) => {
        const agreed = action.prices.get(lineId(line));
        return agreed === undefined || agreed === line.agreed ? line : { ...line, agreed };
      });
    case "categoryPrices":
      return {
        ...state,
        added: state.added.map((one) =>
          sameChoice(one, action.choice) ? { ...one, agreed: action.prices } : one,
        ),
      };
    case "follow":
      return following(state, action.order);
    case "load":
      return clearing(state, action.order);
    case "bringBack":
      return state.before ?? state;
    case "empty":
      return clearing(state, emptyOrder);
    case "sent":
      return emptyOrder;
  }
}

/** Takes over the order of another tab and keeps this tab's search and agreed prices. */
function following(state: OrderState, order: OrderState): OrderState {
  const next: OrderState = {
    ...order,
    searched:
      state.user === order.user && state.warehouse === order.warehouse ? state.searched : undefined,
    filter: state.filter,
    lines: order.lines.map((line) => ({
      ...line,
      agreed: state.lines.find((one) => lineId(one) === lineId(line))?.agreed,
    })),
    added: order.added.map((one) => ({
      ...one,
      agreed: state.added.find((other) => sameChoice(one, other))?.agreed,
    })),
    before: state.before,
  };
  // Sent or emptied in the other tab; undo stays possible here.
  return hasWork(order) ? next : clearing(state, next);
}

const withLines = (state: OrderState, change: (line: DraftLine) => DraftLine): OrderState => {
  const lines = state.lines.map(change);
  return lines.every((line, index) => line === state.lines[index]) ? state : { ...state, lines };
};

/** Adds a box of a product, or a piece of one that is not sold by the box. */
function withProduct(state: OrderState, product: OrderProduct): OrderState {
  const id = lineId(product);
  const { code, grade, price, perBox = 1 } = product;
  if (state.lines.some((line) => lineId(line) === id)) {
    return withLines(state, (line) =>
      lineId(line) === id ? { ...line, quantity: within(line.quantity + perBox) } : line,
    );
  }
  const choice = state.searched ?? currentChoice(state);
  return {
    ...state,
    lines: [...state.lines, { code, grade, ...choice, quantity: within(perBox), agreed: price }],
  };
}

/** The draft to store; undefined when there is nothing to store. */
export function draftOf(state: OrderState): OrderDraft | undefined {
  const { user, warehouse, category, subcategory, note, added, lines } = state;
  if (user === undefined && lines.length === 0) return undefined;
  return { user, warehouse, category, subcategory, note, added, lines };
}

/** Restores a draft; prices that this tab has not loaded are missing. */
export const orderOf = (draft: OrderDraft | undefined): OrderState =>
  draft === undefined ? emptyOrder : { ...emptyOrder, ...draft };

/** The subcategory of a grade; empty when the category has none. */
export const subcategoryOf = (category: OrderCategory, grade: string | undefined): string =>
  category.subcategories.find((name) => gradeOfSubcategory(name) === grade) ?? "";

/** A sent order to repeat, with the prices of that day, so that changes can be shown. */
export function repeated(order: SentOrder, categories: readonly OrderCategory[]): OrderState {
  return {
    ...emptyOrder,
    user: order.customer,
    warehouse: order.warehouse,
    note: order.note,
    lines: order.products.map(({ code, grade, description, quantity, price }) => {
      const [type = ""] = description.split(",");
      const category = categoryOfType(categories, type);
      return {
        code,
        grade,
        category: category?.name ?? type,
        subcategory: category ? subcategoryOf(category, grade) : "",
        quantity,
        agreed: price,
      };
    }),
  };
}
