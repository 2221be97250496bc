/** The lines of an order beside today's prices. Pure. */
import type { CategoryChoice, OrderProduct } from "@caliper/api-client";
import { lineId, sameChoice } from "./order.ts";
import type { OrderLine } from "./order.ts";
import type { CountedLine } from "./quantities.ts";

/** What is known today of the products of one category. */
export interface PricedCategory extends CategoryChoice {
  /** Undefined while they are read, or when that failed. */
  readonly products: readonly OrderProduct[] | undefined;
  /** They cannot be ordered any more, or not by this user. */
  readonly isRefused: boolean;
}

/**
 * `reading`: no price yet. `current`: the price is today's. `changed`: today's is another. `gone`:
 * there is no price today.
 */
export type RowState = "reading" | "current" | "changed" | "gone";

export interface OrderRow extends CountedLine {
  readonly id: string;
  readonly line: OrderLine;
  readonly state: RowState;
  readonly description: string;
  /** US dollars; undefined while it is read and when there is none. */
  readonly today: number | undefined;
}

const sameCents = (one: number, other: number) => Math.round(one * 100) === Math.round(other * 100);

export function rowsOf(
  lines: readonly OrderLine[],
  categories: readonly PricedCategory[],
): readonly OrderRow[] {
  const known = new Map<string, ReadonlyMap<string, OrderProduct>>();
  const productsOf = (choice: CategoryChoice, category: PricedCategory) => {
    const key = `${choice.category} ${choice.subcategory}`;
    const map =
      known.get(key) ?? new Map((category.products ?? []).map((one) => [lineId(one), one]));
    known.set(key, map);
    return map;
  };
  return lines.map((line) => {
    const category = categories.find((one) => sameChoice(one, line));
    const isKnown = category?.products !== undefined;
    const product = category && isKnown ? productsOf(line, category).get(lineId(line)) : undefined;
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
      description: product?.description ?? [line.category, line.subcategory].join(", "),
      today,
      quantity: line.quantity,
      price: line.agreed ?? today ?? 0,
      perBox: product?.perBox,
      perPallet: product?.perPallet,
      boxWeight: product?.boxWeight,
    };
  });
}

/** What whole categories add to an order: each product once, and not again when it has a line. */
export function wholeLines(
  added: readonly CategoryChoice[],
  categories: readonly PricedCategory[],
  lines: readonly OrderLine[],
): readonly CountedLine[] {
  const seen = new Set(lines.map(lineId));
  return added.flatMap((choice) => {
    const products = categories.find((one) => sameChoice(one, choice))?.products ?? [];
    return products.flatMap((product) => {
      const id = lineId(product);
      if (seen.has(id)) return [];
      seen.add(id);
      return [{ ...product, quantity: 1 }];
    });
  });
}

/** Today's prices of the rows that wait for a decision. */
export const pricesOf = (rows: readonly OrderRow[], state: RowState): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap((row) =>
      row.state === state && row.today !== undefined ? [[row.id, row.today]] : [],
    ),
  );

/** What a code is made of, for filtering: letters and digits, upper case. */
export const codeKey = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/gu, "");
