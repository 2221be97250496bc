import { describe, expect, it } from "vitest";
import type { OrderLine } from "./order.ts";
import { codeKey, pricesOf, rowsOf, wholeLines, type PricedCategory } from "./rows.ts";

const product = (code: string, price: number) => ({
  code,
  description: `Brake Drums, ${code}`,
  price,
  grade: "Precio",
  perBox: 4,
  perPallet: 96,
  boxWeight: 22,
});
const drums: PricedCategory = {
  category: "Brake Drums",
  subcategory: "",
  products: [product("A", 10), product("B", 20.1)],
  isRefused: false,
};
const line = (code: string, agreed: number | undefined, category = "Brake Drums"): OrderLine => ({
  code,
  grade: "Precio",
  category,
  subcategory: "",
  quantity: 3,
  agreed,
});

describe("a line beside today's prices", () => {
  it.each([
    ["current", line("A", 10)],
    // As a sum of parts comes out: the same in cents.
    ["current", line("B", 20.100000001)],
    ["current", line("A", undefined)],
    ["changed", line("A", 9.99)],
    ["gone", line("C", 10)],
    ["reading", line("A", 10, "Brake Fluids")],
  ] as const)("is %s", (state, one) => {
    expect(rowsOf([one], [drums])[0]?.state).toBe(state);
  });
  it("is gone when its category is not the user's any more", () => {
    const refused = { ...drums, products: undefined, isRefused: true };
    expect(rowsOf([line("A", 10)], [refused])[0]?.state).toBe("gone");
  });
  it("keeps the price that was seen until today's is taken", () => {
    const rows = rowsOf([line("A", 9.99), line("B", undefined)], [drums]);
    expect(rows.map(({ price, today }) => [price, today])).toEqual([
      [9.99, 10],
      [20.1, 20.1],
    ]);
    expect([...pricesOf(rows, "changed")]).toEqual([["A Precio", 10]]);
  });
});

it("a whole category counts each product once, and none that has a line", () => {
  const whole = { category: "Brake Drums", subcategory: "" };
  expect(wholeLines([whole, whole], [drums], []).map(({ price }) => price)).toEqual([10, 20.1]);
  expect(wholeLines([whole], [drums], [line("A", 10)]).map(({ price }) => price)).toEqual([20.1]);
  expect(wholeLines([whole], [], [])).toEqual([]);
});

it("a filter looks at letters and digits only", () => {
  expect(codeKey(" br-31 338a ")).toBe("BR31338A");
});
