import { describe, expect, it } from "vitest";
import { choiceOfSent, type OrderProduct, type SentOrder } from "@caliper/api-client";
import {
  choiceOf,
  draftOf,
  emptyOrder,
  isAdded,
  orderOf,
  reduceOrder,
  repeated,
  type OrderAction,
  type OrderState,
} from "./order.ts";

const rotor: OrderProduct = {
  code: "BR31338",
  description: "Brake Rotors, front, Standard",
  detail: { en: "front", es: "delantero" },
  price: 38.4,
  grade: "Precio",
  perBox: 2,
  perPallet: 120,
  boxWeight: 11.4,
};
const categories = [
  { name: "Brake Pads", needsSubcategory: true, subcategories: ["Ceramic Plus", "Severe Duty"] },
  { name: "Brake Linings", needsSubcategory: true, subcategories: ["Fiber Glass"] },
  { name: "Brake Shoes", needsSubcategory: true, subcategories: ["Brake Shoes"] },
  { name: "Brake Rotors", needsSubcategory: true, subcategories: ["Standard", "High Performance"] },
  { name: "Brake Drums", needsSubcategory: false, subcategories: [] },
];
const after = (...actions: readonly OrderAction[]): OrderState =>
  actions.reduce(reduceOrder, emptyOrder);
const chosen: readonly OrderAction[] = [
  { type: "user", user: "cliente" },
  { type: "warehouse", warehouse: "MIAMI" },
  { type: "category", category: "Brake Rotors" },
  { type: "subcategory", subcategory: "Standard" },
];
const filled: readonly OrderAction[] = [
  ...chosen,
  { type: "addCategory" },
  { type: "search" },
  { type: "filter", filter: "BR3" },
  { type: "add", product: rotor },
  { type: "note", note: "soon" },
];
const id = "BR31338 Precio";
const addOf = (product: OrderProduct): OrderAction => ({ type: "add", product });

describe("resets", () => {
  it("a new user resets everything else", () => {
    const state = after(...filled, { type: "user", user: "Frenos & Cía" });
    expect({ ...state, before: undefined }).toEqual({ ...emptyOrder, user: "Frenos & Cía" });
  });
  it("a new warehouse resets category and below", () => {
    const state = after(...filled, { type: "warehouse", warehouse: "PANAMA" });
    expect({ ...state, before: undefined }).toEqual({
      ...emptyOrder,
      user: "cliente",
      warehouse: "PANAMA",
    });
  });
  it("a new category resets only the subcategory", () => {
    const before = after(...filled);
    const state = reduceOrder(before, { type: "category", category: "Brake Drums" });
    expect(state).toEqual({ ...before, category: "Brake Drums", subcategory: undefined });
  });
  it("choosing the same value resets nothing", () => {
    const state = after(...filled);
    expect(reduceOrder(state, { type: "user", user: "cliente" })).toBe(state);
    expect(reduceOrder(state, { type: "warehouse", warehouse: "MIAMI" })).toBe(state);
    expect(reduceOrder(state, { type: "category", category: "Brake Rotors" })).toBe(state);
  });
  it("restores an emptied order but not a sent one", () => {
    const state = after(...filled);
    const emptied = reduceOrder(state, { type: "empty" });
    expect(emptied).toMatchObject({ user: undefined, lines: [], added: [] });
    expect(reduceOrder(emptied, { type: "bringBack" })).toEqual({ ...state, before: undefined });
    expect(reduceOrder(state, { type: "sent" })).toEqual(emptyOrder);
  });
  it("can be undone", () => {
    const state = after(...filled);
    const cleared = reduceOrder(state, { type: "user", user: "planta" });
    expect(reduceOrder(cleared, { type: "bringBack" })).toEqual({ ...state, before: undefined });
    expect(after({ type: "user", user: "planta" }).before).toBeUndefined();
  });
});

describe("whole categories", () => {
  it("clear the searched and the selected products", () => {
    const state = after(
      ...chosen,
      { type: "search" },
      { type: "filter", filter: "BR" },
      { type: "add", product: rotor },
      { type: "addCategory" },
    );
    expect(state).toMatchObject({ searched: undefined, filter: "", lines: [] });
    expect(state.added).toEqual([
      { category: "Brake Rotors", subcategory: "Standard", agreed: undefined },
    ]);
    expect(reduceOrder(state, { type: "bringBack" }).lines).toHaveLength(1);
  });
  it("are added once per subcategory", () => {
    const state = after(...chosen, { type: "addCategory" });
    expect(isAdded(state, { category: "Brake Rotors", subcategory: "Standard" })).toBe(true);
    expect(isAdded(state, { category: "Brake Rotors", subcategory: "High Performance" })).toBe(
      false,
    );
    expect(reduceOrder(state, { type: "addCategory" })).toBe(state);
    const [choice] = state.added;
    if (!choice) throw new Error("it was added");
    expect(reduceOrder(state, { type: "removeCategory", choice }).added).toEqual([]);
  });
});

describe("Add-all and Search-all require", () => {
  it.each([
    ["Brake Pads", undefined, false],
    ["Brake Pads", "Ceramic Plus", true],
    ["Brake Linings", undefined, false],
    ["Brake Shoes", undefined, false],
    ["Brake Rotors", undefined, false],
    ["Brake Rotors", "Standard", true],
    ["Brake Drums", undefined, true],
  ] as const)("%s with subcategory %s: %s", (category, subcategory, isReady) => {
    const state = { ...after(...chosen), category, subcategory };
    const known = categories.find(({ name }) => name === category);
    expect(choiceOf(state, known) !== undefined).toBe(isReady);
  });
  it("user and warehouse", () => {
    const drums = categories[4];
    const state = { ...after(...chosen), category: "Brake Drums", subcategory: undefined };
    expect(choiceOf({ ...state, warehouse: undefined }, drums)).toBeUndefined();
    expect(choiceOf({ ...state, user: undefined }, drums)).toBeUndefined();
    expect(choiceOf(state, undefined)).toBeUndefined();
  });
});

describe("lines", () => {
  it("start with a box, and add a box when the product is added again", () => {
    const loose = { ...rotor, code: "BR2", perBox: undefined };
    const again = after(...filled, ...[rotor, loose, loose].map(addOf));
    expect(again.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ["BR31338", 4],
      ["BR2", 2],
    ]);
    expect(after(...filled).lines).toEqual([
      {
        code: "BR31338",
        grade: "Precio",
        category: "Brake Rotors",
        subcategory: "Standard",
        quantity: 2,
        agreed: 38.4,
      },
    ]);
  });
  it("keep quantities whole and within the contract", () => {
    const quantity = (value: number) =>
      after(...filled, { type: "quantities", quantities: new Map([[id, value]]) }).lines[0]
        ?.quantity;
    expect([quantity(7), quantity(0), quantity(2e6), quantity(Number.NaN)]).toEqual([
      7, 1, 1_000_000, 1,
    ]);
    expect(quantity(4)).toBe(4);
    expect(after(...filled, { type: "remove", id }).lines).toEqual([]);
  });
  it("accept today's price only on request", () => {
    const state = after(...filled);
    expect(reduceOrder(state, { type: "prices", prices: new Map([["other", 1]]) })).toBe(state);
    const repriced = reduceOrder(state, { type: "prices", prices: new Map([[id, 40]]) });
    expect(repriced.lines[0]?.agreed).toBe(40);
  });
});

describe("a draft", () => {
  it("is restored with its agreed prices", () => {
    const state = after(...filled);
    const again = orderOf(draftOf(state));
    expect(again).toMatchObject({ user: "cliente", warehouse: "MIAMI", note: "soon" });
    expect(again.lines[0]).toMatchObject({ code: "BR31338", quantity: 2, agreed: 38.4 });
    expect(again).toMatchObject({ searched: undefined, filter: "", before: undefined });
  });
  it("of another tab replaces the lines and keeps this tab's agreed prices and search", () => {
    const here = after(
      ...chosen,
      { type: "addCategory" },
      { type: "search" },
      { type: "add", product: rotor },
      { type: "filter", filter: "BR" },
    );
    const there = reduceOrder(
      reduceOrder(orderOf(draftOf(here)), { type: "quantities", quantities: new Map([[id, 9]]) }),
      { type: "add", product: { ...rotor, code: "BR2" } },
    );
    const withoutPrices = there.lines.map((line) => ({ ...line, agreed: undefined }));
    const state = reduceOrder(here, { type: "follow", order: { ...there, lines: withoutPrices } });
    expect(state.lines.map(({ code, quantity, agreed }) => [code, quantity, agreed])).toEqual([
      ["BR31338", 9, 38.4],
      ["BR2", 2, undefined],
    ]);
    expect(state).toMatchObject({ filter: "BR", searched: here.searched, before: undefined });
  });
  it("clears the order that another tab sent, and can restore it", () => {
    const here = after(...filled);
    const state = reduceOrder(here, { type: "follow", order: orderOf(undefined) });
    expect(state).toMatchObject({ user: undefined, lines: [], searched: undefined });
    expect(reduceOrder(state, { type: "bringBack" }).lines).toEqual(here.lines);
  });
  it("is undefined for an empty order", () => {
    expect(draftOf(emptyOrder)).toBeUndefined();
    expect(orderOf(undefined)).toBe(emptyOrder);
  });
});

it.each([
  ["Brake Rotors, ventilated, front, Standard", "Precio", "Standard"],
  ["Brake Pads, Ceramic Plus", "CERAMIC PLUS", "Ceramic Plus"],
  ["Brake Drums, rear", "Precio", ""],
  ["Brake Drums, rear", undefined, ""],
])("the sent product %s of grade %s has the subcategory %j", (description, grade, subcategory) => {
  const [category = ""] = description.split(", ");
  expect(choiceOfSent({ ...rotor, description, grade })).toEqual({ category, subcategory });
});

it("a repeated order has its original prices and today's categories", () => {
  const lining = { ...rotor, code: "BL1", description: "Brake Lining, Fiber Glass", price: 5 };
  const gone = { ...rotor, code: "X", description: "Wheels, round", grade: undefined };
  const sent: SentOrder = {
    id: 12,
    sentAt: new Date(0),
    sentBy: "admin",
    customer: "cliente",
    customerCode: "",
    warehouse: "MIAMI",
    note: "soon",
    lineCount: 3,
    pieces: 12,
    total: 1,
    products: [
      // Rotors and linings by their wire names.
      { ...rotor, quantity: 7 },
      { ...lining, grade: "FIBER GLASS", quantity: 4 },
      { ...gone, quantity: 1 },
    ],
  };
  const state = repeated(sent, categories);
  expect(state).toMatchObject({ user: "cliente", warehouse: "MIAMI", note: "soon" });
  expect(
    state.lines.map(({ category, subcategory, agreed }) => [category, subcategory, agreed]),
  ).toEqual([
    ["Brake Rotors", "Standard", 38.4],
    ["Brake Linings", "Fiber Glass", 5],
    ["Wheels", "", 38.4],
  ]);
});
