import { expect, it } from "vitest";
import type { ListedCode } from "@caliper/api-client";
import {
  categoriesOf,
  choicesOf,
  orderableOf,
  productOf,
  requestedProducts,
  type MatchedLine,
} from "./matches.ts";

const product = (code: string, type: ListedCode["products"][number]["type"]) =>
  ({ code, type, reason: "code", shown: code }) as const;
const line = (key: string, quantity: number, status: ListedCode["status"], ...codes: string[]) =>
  ({
    key,
    code: key,
    quantity,
    match: { code: key, status, products: codes.map((code) => product(code, "Brake Lining")) },
  }) satisfies MatchedLine;
const lines = [
  line("A1", 2, "matched", "BL1"),
  line("B2", 3, "matched", "BL1"),
  line("C3", 4, "ambiguous", "BL2", "BL3"),
  line("D4", 5, "notFound", "BL4"),
];
const known = [
  { name: "Brake Linings", needsSubcategory: true, subcategories: ["Silver", "Gold"] },
  { name: "Brake Drums", needsSubcategory: false, subcategories: [] },
];
const priced = (code: string) => ({
  code,
  description: "",
  price: 1,
  grade: "GOLD",
  detail: undefined,
  perBox: undefined,
  perPallet: undefined,
  boxWeight: undefined,
});

it("does not choose between several products", () => {
  expect(lines.map((one) => productOf(one, new Map())?.code)).toEqual([
    "BL1",
    "BL1",
    undefined,
    undefined,
  ]);
  const choices = new Map([
    ["C3", "BL3"],
    ["D4", "BL4"],
  ]);
  expect(lines.map((one) => productOf(one, choices)?.code)).toEqual(["BL1", "BL1", "BL3", "BL4"]);
});

it("adds up two codes of one product", () => {
  expect(requestedProducts(lines, new Map())).toEqual([
    { code: "BL1", type: "Brake Lining", quantity: 5 },
  ]);
});

it("orders every part of a replacement that was chosen, in its quantities", () => {
  const offered = line("KB0947", 3, "ambiguous", "B12011");
  const products = offered.match.products.map((one) => ({
    ...one,
    reason: "replacement" as const,
    ratio: 0.5,
    together: [{ code: "BD31512", type: "Brake Drums" as const, ratio: 2 }],
  }));
  const replaced = [{ ...offered, match: { ...offered.match, products } }];
  expect(requestedProducts(replaced, new Map())).toEqual([]);
  expect(requestedProducts(replaced, new Map([["KB0947", "B12011"]]))).toEqual([
    { code: "B12011", type: "Brake Lining", quantity: 2 },
    { code: "BD31512", type: "Brake Drums", quantity: 6 },
  ]);
});

it("requires a subcategory and lists codes without a price", () => {
  const requested = requestedProducts(lines, new Map([["C3", "BL2"]]));
  const categories = categoriesOf(requested, known);
  expect(categories.map(({ name }) => name)).toEqual(["Brake Linings"]);
  expect(choicesOf(categories, new Map())).toEqual([]);
  const grades = new Map([["Brake Linings", "Gold"]]);
  const [choice] = choicesOf(categories, grades);
  if (!choice) throw new Error("it was chosen");
  const prices = [{ ...choice, products: [priced("BL1")], isRefused: false }];
  expect(orderableOf(requested, known, prices, grades)).toEqual({
    lines: [
      {
        code: "BL1",
        grade: "GOLD",
        category: "Brake Linings",
        subcategory: "Gold",
        quantity: 5,
        agreed: undefined,
      },
    ],
    unpriced: ["BL2"],
  });
});
