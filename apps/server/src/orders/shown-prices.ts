/** Compares the prices in an order with the current prices. */
import type { Warehouse } from "@caliper/catalogue-model";
import { type FieldError, Refusal } from "../refusal.ts";
import type { Offer } from "./orders.repository.ts";
import { list, message } from "../messages/message.ts";

/** A price that the user saw, in US dollars. */
export interface ShownPrice {
  readonly code: string;
  readonly grade?: string | undefined;
  readonly price: number;
}

/** Maximum number of products that a refusal names. */
const maxNamed = 500;

/** One product may be offered in several grades. */
export const offerKey = ({ code, grade }: Pick<Offer, "code" | "grade">) => `${code} ${grade}`;
const priceOf = ({ cents }: Offer) => `US$ ${(cents / 100).toFixed(2)}`;
export const centsOf = ({ price }: ShownPrice) => Math.round(price * 100);
/** The offers of the shown grade, or of any grade when none was shown. */
export const ofShownGrade = (offers: readonly Offer[], { grade }: ShownPrice) =>
  grade === undefined ? offers : offers.filter((offer) => offer.grade === grade);

/** What differs from a price that was shown. @param now the offers of its grade */
export function difference(
  field: string,
  { code, price }: ShownPrice,
  now: readonly Offer[],
  warehouse: Warehouse,
): FieldError {
  if (now.length === 0) {
    const expected = message("expected.priced", { warehouse });
    return { field: `${field}/code`, value: code, expected };
  }
  const prices = list(now.map(priceOf), "or");
  const expected = message("expected.priceNow", { prices, code });
  return { field: `${field}/price`, value: price, expected };
}

/** Compares the products that were shown for a category with the current ones. */
export function changedSince(
  shownPrices: readonly ShownPrice[],
  offers: readonly Offer[],
  warehouse: Warehouse,
  field: string,
): FieldError[] {
  const byCode = Map.groupBy(offers, ({ code }) => code);
  const shownOffers = new Set<Offer>();
  const errors: FieldError[] = [];
  for (const [index, product] of shownPrices.entries()) {
    const productField = `${field}/products/${index}`;
    const offersOfGrade = ofShownGrade(byCode.get(product.code) ?? [], product);
    for (const offer of offersOfGrade) shownOffers.add(offer);
    if (offersOfGrade.every(({ cents }) => cents !== centsOf(product)))
      errors.push(difference(productField, product, offersOfGrade, warehouse));
  }
  for (const offer of offers) {
    if (shownOffers.has(offer)) continue;
    const expected = message("expected.newProduct", { code: offer.code, price: priceOf(offer) });
    errors.push({ field: `${field}/products`, value: shownPrices.length, expected });
  }
  return errors;
}

/** @throws Refusal `conflict` that names the differences */
export function refuseStale(stale: readonly FieldError[]): void {
  if (stale.length === 0) return;
  throw new Refusal("conflict", message("order.newPrices", { count: stale.length }), {
    fields: stale.slice(0, maxNamed),
  });
}
