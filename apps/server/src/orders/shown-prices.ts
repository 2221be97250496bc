/** The prices that an order was made with, against the prices now. */
import type { Warehouse } from "@caliper/catalogue-model";
import type { Wire } from "@caliper/api-client/wire";
import { type FieldError, Refusal } from "../refusal.ts";
import type { Offer } from "./orders.repository.ts";

/** So many changed products are named; whoever shows prices reads them anew. */
const mostNamed = 500;
type ShownPrice = Wire<"ShownPrice">;

/** One product may be offered in several grades. */
export const offerKey = ({ code, grade }: Pick<Offer, "code" | "grade">) => `${code} ${grade}`;
export const centsOf = ({ Price }: Pick<ShownPrice, "Price">) => Math.round(Price * 100);

export const gone = (field: string, { Code }: ShownPrice, warehouse: Warehouse): FieldError => ({
  field: `${field}/Code`,
  value: Code,
  expected: `a product with a price at ${warehouse}`,
});

export function another(
  field: string,
  { Code, Price }: ShownPrice,
  now: readonly Offer[],
): FieldError {
  const today = now.map(({ cents }) => `US$ ${(cents / 100).toFixed(2)}`).join(" or ");
  return { field: `${field}/Price`, value: Price, expected: `${today}, the price of ${Code} now` };
}

/** What a whole category was shown to hold, against what it holds now. */
export function changedSince(
  shown: readonly ShownPrice[],
  offers: readonly Offer[],
  warehouse: Warehouse,
  field: string,
): FieldError[] {
  const byCode = Map.groupBy(offers, ({ code }) => code);
  const seen = new Set<Offer>();
  const errors: FieldError[] = [];
  for (const [index, product] of shown.entries()) {
    const own = `${field}/Products/${index}`;
    const all = byCode.get(product.Code) ?? [];
    const some =
      product.Grade === undefined ? all : all.filter(({ grade }) => grade === product.Grade);
    for (const offer of some) seen.add(offer);
    if (some.length === 0) errors.push(gone(own, product, warehouse));
    else if (some.every(({ cents }) => cents !== centsOf(product))) {
      errors.push(another(own, product, some));
    }
  }
  for (const offer of offers) {
    if (seen.has(offer)) continue;
    const expected = `${offer.code} at US$ ${(offer.cents / 100).toFixed(2)} as well, which is new`;
    errors.push({ field: `${field}/Products`, value: shown.length, expected });
  }
  return errors;
}

/** @throws Refusal (conflict) naming what differs, unless nothing does */
export function refuseStale(stale: readonly FieldError[]): void {
  if (stale.length === 0) return;
  const said = stale.length === 1 ? "One product has" : `${stale.length} products have`;
  throw new Refusal("conflict", `${said} another price by now; look at the order again`, {
    fields: stale.slice(0, mostNamed),
  });
}
