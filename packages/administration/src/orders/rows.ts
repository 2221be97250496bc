/** The lines of an order with today's prices. Pure. */
import type { CategoryChoice, OrderedProduct, OrderProduct } from "@caliper/api-client";
import { sameChoice } from "./order.ts";
import type { CountedLine } from "./quantities.ts";
import { type DraftCategory, type DraftLine, lineId } from "./orderDraft.ts";

/** Today's products of one category. */
export interface PricedCategory extends CategoryChoice {
  /** Undefined while loading and after a failure. */
  readonly products: readonly OrderProduct[] | undefined;
  /** The products are not available to this user. */
  readonly isRefused: boolean;
}

/**
 * `reading`: prices are loading. `current`: the agreed price is today's. `changed`: today's price differs.
 * `gone`: there is no price today.
 */
export type RowState = "reading" | "current" | "changed" | "gone";

export interface OrderRow extends CountedLine {
  readonly id: string;
  readonly line: DraftLine;
  readonly state: RowState;
  /** Undefined while loading and when it is no longer offered. */
  readonly product: OrderProduct | undefined;
  /** US dollars; undefined while loading and when there is none. */
  readonly today: number | undefined;
}

const sameCents = (one: number, other: number) => Math.round(one * 100) === Math.round(other * 100);

export function rowsOf(
  lines: readonly DraftLine[],
  categories: readonly PricedCategory[],
): readonly OrderRow[] {
  const productsOf = new Map(
    categories.map((category) => [
      category,
      new Map((category.products ?? []).map((one) => [lineId(one), one])),
    ]),
  );
  return lines.map((line) => {
    const category = categories.find((one) => sameChoice(one, line));
    const isKnown = category?.products !== undefined;
    const product = category && productsOf.get(category)?.get(lineId(line));
    const today = product?.price;
    const stateOf = (): RowState => {
      if (category?.isRefused === true) return "gone";
      if (!isKnown) return "reading";
      if (today === undefined) return "gone";
      return line.agreed === undefined || sameCents(line.agreed, today) ? "current" : "changed";
    };
    return {
      id: lineId(line),
      line,
      state: stateOf(),
      product,
      today,
      quantity: line.quantity,
      price: line.agreed ?? today ?? 0,
      perBox: product?.perBox,
      perPallet: product?.perPallet,
      boxWeight: product?.boxWeight,
    };
  });
}

/** A category that is ordered as a whole, with today's prices. */
export interface WholeCategory {
  readonly choice: CategoryChoice;
  /** `gone`: this user can no longer order it. */
  readonly state: RowState;
  /** Today's products at the agreed prices; empty while loading. */
  readonly products: readonly OrderProduct[];
  /** Today's prices by line. */
  readonly today: ReadonlyMap<string, number>;
}

export function wholeCategories(
  added: readonly DraftCategory[],
  categories: readonly PricedCategory[],
): readonly WholeCategory[] {
  return added.map((one): WholeCategory => {
    const { category, subcategory, agreed } = one;
    const priced = categories.find((other) => sameChoice(one, other));
    const today = new Map((priced?.products ?? []).map((each) => [lineId(each), each.price]));
    const stateOf = (): RowState => {
      if (priced?.isRefused === true) return "gone";
      if (priced?.products === undefined) return "reading";
      return agreed === undefined || samePrices(agreed, today) ? "current" : "changed";
    };
    return {
      choice: { category, subcategory },
      state: stateOf(),
      products: (priced?.products ?? []).map((product) => ({
        ...product,
        price: agreed?.get(lineId(product)) ?? product.price,
      })),
      today,
    };
  });
}

const samePrices = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  one.size === other.size &&
  [...one].every(([id, price]) => {
    const now = other.get(id);
    return now !== undefined && sameCents(price, now);
  });

export interface WholeLine extends OrderedProduct {
  readonly choice: CategoryChoice;
}

/** Lines that whole categories add to an order: a box of each product, without products that have a line. */
export function wholeLines(
  whole: readonly WholeCategory[],
  lines: readonly DraftLine[],
): readonly WholeLine[] {
  const seen = new Set(lines.map(lineId));
  return whole.flatMap(({ choice, products }) =>
    products.flatMap((product) => {
      const id = lineId(product);
      if (seen.has(id)) return [];
      seen.add(id);
      return [{ ...product, choice, quantity: product.perBox ?? 1 }];
    }),
  );
}

/** Today's prices of the rows in a state. */
export const pricesOf = (rows: readonly OrderRow[], state: RowState): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap((row) =>
      row.state === state && row.today !== undefined ? [[row.id, row.today]] : [],
    ),
  );
