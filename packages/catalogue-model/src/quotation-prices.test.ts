import { expect, it } from "vitest";
import { quotedPrice, quotedTotal } from "./quotation-prices.ts";

it.each([
  { cost: 33.85, margin: 25, rounding: 0.01, price: 42.31 },
  { cost: 33.85, margin: 25, rounding: 0.05, price: 42.3 },
  { cost: 33.85, margin: 25, rounding: 1, price: 42 },
  { cost: 1.15, margin: 100, rounding: 0.01, price: 2.3 },
  { cost: 0.03, margin: 50, rounding: 0.01, price: 0.05 },
  { cost: 10, margin: -90, rounding: 0.01, price: 1 },
  { cost: 10, margin: 500, rounding: 0.5, price: 60 },
  { cost: 2.25, margin: 0, rounding: 0.5, price: 2.5 },
  { cost: 9_999_999.99, margin: 500, rounding: 0.01, price: 59_999_999.94 },
  { cost: 20, margin: 12.345, rounding: 0.01, price: 22.47 },
])("$cost with a margin of $margin % to $rounding is $price", ({ cost, price, ...all }) => {
  expect(quotedPrice(cost, {}, all)).toBe(price);
});

const all = { margin: 25, rounding: 1 };

it("takes a margin of the line, or its fixed price as it is", () => {
  expect(quotedPrice(10, { margin: 50 }, all)).toBe(15);
  expect(quotedPrice(10, { fixedPrice: 12.34 }, all)).toBe(12.34);
  expect(quotedPrice(undefined, { fixedPrice: 12.34 }, all)).toBe(12.34);
});

it("has no price where the cost is on request, but for a fixed one", () => {
  expect(quotedPrice(0, {}, all)).toBeUndefined();
  expect(quotedPrice(undefined, { margin: 10 }, all)).toBeUndefined();
});

it("adds up cents", () => {
  const lines = [{ offer: 0.1, quantity: 3 }, { offer: 0.2, quantity: 1 }, { quantity: 9 }];
  expect(quotedTotal(lines)).toBe(0.5);
});
