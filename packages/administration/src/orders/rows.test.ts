import { describe, expect, it } from "vitest";
import { pricesOf, rowsOf, wholeCategories, wholeLines, type PricedCategory } from "./rows.ts";
import type { DraftCategory, DraftLine } from "./orderDraft.ts";

const product = (code: string, price: number) => ({
  code,
  description: `Brake Drums, ${code}`,
  detail: { en: code, es: code },
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
const line = (code: string, agreed: number | undefined, category = "Brake Drums"): DraftLine => ({
  code,
  grade: "Precio",
  category,
  subcategory: "",
  quantity: 3,
  agreed,
});

describe("a line with today's prices", () => {
  it.each([
    ["current", line("A", 10)],
    // Floating-point sums that are equal in cents.
    ["current", line("B", 20.100000001)],
    ["current", line("A", undefined)],
    ["changed", line("A", 9.99)],
    ["gone", line("C", 10)],
    ["reading", line("A", 10, "Brake Fluids")],
  ] as const)("is %s", (state, one) => {
    expect(rowsOf([one], [drums])[0]?.state).toBe(state);
  });
  it("is `gone` when the user may no longer order its category", () => {
    const refused = { ...drums, products: undefined, isRefused: true };
    expect(rowsOf([line("A", 10)], [refused])[0]?.state).toBe("gone");
  });
  it("keeps the agreed price until today's is accepted", () => {
    const rows = rowsOf([line("A", 9.99), line("B", undefined)], [drums]);
    expect(rows.map(({ price, today }) => [price, today])).toEqual([
      [9.99, 10],
      [20.1, 20.1],
    ]);
    expect([...pricesOf(rows, "changed")]).toEqual([["A Precio", 10]]);
  });
});

describe("a whole category", () => {
  const whole = (agreed?: Readonly<Record<string, number>>): DraftCategory => ({
    category: "Brake Drums",
    subcategory: "",
    agreed: agreed && new Map(Object.entries(agreed)),
  });
  const seen = { "A Precio": 10, "B Precio": 20.1 };
  const pricesIn = (added: readonly DraftCategory[], lines: readonly DraftLine[] = []) =>
    wholeLines(wholeCategories(added, [drums]), lines).map(({ price }) => price);

  it("counts each product once, without products that have a line", () => {
    expect(pricesIn([whole(), whole()])).toEqual([10, 20.1]);
    expect(pricesIn([whole()], [line("A", 10)])).toEqual([20.1]);
    expect(wholeLines(wholeCategories([whole()], []), [])).toEqual([]);
  });
  it("starts with a box of each product, or a piece where parts are not sold by the box", () => {
    const loose = { ...product("C", 5), perBox: undefined };
    const products = [product("A", 10), loose];
    const lines = wholeLines(wholeCategories([whole()], [{ ...drums, products }]), []);
    expect(lines.map(({ quantity }) => quantity)).toEqual([4, 1]);
  });
  it.each([
    ["current", undefined],
    ["current", seen],
    ["changed", { ...seen, "A Precio": 9.99 }],
    // One product is new and one was removed, although the sum could be the same.
    ["changed", { "A Precio": 30.1 }],
    ["changed", { "A Precio": 10, "C Precio": 20.1 }],
    ["changed", { "A Precio": 20.1, "B Precio": 10 }],
  ] as const)("is %s where %j was seen", (state, agreed) => {
    expect(wholeCategories([whole(agreed)], [drums])[0]?.state).toBe(state);
  });
  it("is loading, or `gone` when the user may no longer order it", () => {
    expect(wholeCategories([whole(seen)], [])[0]?.state).toBe("reading");
    const refused = { ...drums, products: undefined, isRefused: true };
    expect(wholeCategories([whole(seen)], [refused])[0]?.state).toBe("gone");
  });
  it("keeps the agreed prices until today's are accepted", () => {
    const [one] = wholeCategories([whole({ ...seen, "A Precio": 9.99 })], [drums]);
    expect(one?.products.map(({ price }) => price)).toEqual([9.99, 20.1]);
    expect([...(one?.today.values() ?? [])]).toEqual([10, 20.1]);
  });
});
