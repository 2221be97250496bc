/** Lines of a list with their matches in the catalogue. Pure. */
import {
  categoryOfType,
  type CategoryChoice,
  type ListedCode,
  maxQuantity,
  type OrderCategory,
} from "@caliper/api-client";
import type { ListedLine } from "@caliper/catalogue-model";
import type { PricedCategory } from "../rows.ts";
import { sameChoice } from "../order.ts";
import type { DraftLine } from "../orderDraft.ts";

export interface MatchedLine extends ListedLine {
  readonly match: ListedCode;
}

/** `replaced`: one of the products replaces the code. */
export type MatchStatus = ListedCode["status"] | "replaced";

export const statusOf = ({ match: { status, products } }: MatchedLine): MatchStatus =>
  products.some(({ reason }) => reason === "replacement") ? "replaced" : status;

/** The chosen product of each line, by the line's key. */
export type Choices = ReadonlyMap<string, string>;

/** The product of a line: the only one, or the one that was chosen. */
export function productOf({ key, match }: MatchedLine, choices: Choices) {
  if (match.status === "matched") return match.products[0];
  const chosen = choices.get(key);
  return match.products.find(({ code }) => code === chosen);
}

export interface RequestedProduct {
  readonly code: string;
  readonly type: string;
  readonly quantity: number;
}

/** Each product once: two codes of a list may mean the same one, and their quantities add up. */
export function requestedProducts(lines: readonly MatchedLine[], choices: Choices) {
  const requested = new Map<string, RequestedProduct>();
  for (const line of lines) {
    const product = productOf(line, choices);
    if (product === undefined) continue;
    for (const { code, type, ratio = 1 } of [product, ...(product.together ?? [])]) {
      const before = requested.get(code)?.quantity ?? 0;
      const quantity = Math.min(maxQuantity, before + Math.ceil(line.quantity * ratio));
      requested.set(code, { code, type, quantity });
    }
  }
  return [...requested.values()];
}

/** The subcategory that each category is ordered in. */
export type Grades = ReadonlyMap<string, string>;

/** The choices whose prices are loaded; categories without a chosen subcategory are left out. */
export function choicesOf(categories: readonly OrderCategory[], grades: Grades): CategoryChoice[] {
  return categories.flatMap(({ name, subcategories }) => {
    if (subcategories.length === 0) return [{ category: name, subcategory: "" }];
    const subcategory = grades.get(name);
    return subcategory === undefined ? [] : [{ category: name, subcategory }];
  });
}

/** The categories of the products, in the form's order. */
export function categoriesOf(
  products: readonly RequestedProduct[],
  userCategories: readonly OrderCategory[],
): readonly OrderCategory[] {
  const types = new Set(products.map(({ type }) => categoryOfType(userCategories, type)));
  return userCategories.filter((category) => types.has(category));
}

export interface Orderable {
  readonly lines: readonly DraftLine[];
  /** Codes without a price here, or not for this user. */
  readonly unpriced: readonly string[];
}

/** The products as lines of an order, and those that cannot be ordered. */
export function orderableOf(
  products: readonly RequestedProduct[],
  userCategories: readonly OrderCategory[],
  priced: readonly PricedCategory[],
  grades: Grades,
): Orderable {
  const maps = new Map(
    priced.map((category) => [
      category,
      new Map((category.products ?? []).map((one) => [one.code, one])),
    ]),
  );
  const lines: DraftLine[] = [];
  const unpriced: string[] = [];
  for (const { code, type, quantity } of products) {
    const name = categoryOfType(userCategories, type)?.name ?? "";
    const choice = { category: name, subcategory: grades.get(name) ?? "" };
    const category = priced.find((one) => sameChoice(one, choice));
    const product = category && maps.get(category)?.get(code);
    if (product) lines.push({ code, grade: product.grade, ...choice, quantity, agreed: undefined });
    else unpriced.push(code);
  }
  return { lines, unpriced };
}
