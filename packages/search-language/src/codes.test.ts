import { describe, expect, it } from "vitest";
import {
  codeCandidates,
  itemsOf,
  joinedCodes,
  knownCodes,
  listedCodes,
  withoutQuantities,
  withPlate,
} from "./codes.ts";
import { readText } from "./text.ts";

const candidates = (text: string) => codeCandidates(readText(text)).map(({ key }) => key);

describe("codeCandidates", () => {
  it("are runs of words with a digit, however they are divided", () => {
    expect(candidates("P83 071")).toEqual(["P83", "P83071", "071"]);
    expect(candidates("8878-D1650")).toEqual(["8878", "8878D1650", "D1650"]);
    expect(candidates("d1210x")).toEqual(["D1210X"]);
    expect(candidates("corolla")).toEqual([]);
    expect(candidates("12 a")).toEqual(["12A"]);
    expect(candidates("12")).toEqual([]);
  });

  it("are at most some hundreds, also in a long text", () => {
    expect(candidates("12345 ".repeat(5000)).length).toBeLessThan(400);
  });
});

it.each([
  ["BR31338D1650", [["BR31338", "D1650"]]],
  ["pads BR31338D1650, D1", [["BR31338", "D1650"]]],
  ["BR31338 D1650", []],
  ["BR31338D1650X", []],
  ["8BR31338D1650", []],
  ["BR31338D", []],
])("the codes without a space between them in %s are %j", (text, pairs) => {
  expect(joinedCodes(readText(text)).map((codes) => codes.map(({ key }) => key))).toEqual(pairs);
});

describe("knownCodes", () => {
  it("prefers the longest and leaves out those within it", () => {
    const keys = new Set(["P83", "P83071", "D1210"]);
    const known = knownCodes(codeCandidates(readText("P83 071 D1210")), (key) => keys.has(key));
    expect(known.map(({ key }) => key)).toEqual(["P83071", "D1210"]);
  });

  it("keeps the order of the text, and codes without a space between them", () => {
    const keys = new Set(["D1210", "P83071", "071", "BR3"]);
    const known = (text: string) =>
      knownCodes(codeCandidates(readText(text)), (key) => keys.has(key)).map(({ key }) => key);
    expect(known("BR3 D1210 P83 071")).toEqual(["BR3", "D1210", "P83071"]);
    expect(known("D1210-071")).toEqual(["D1210", "071"]);
  });
});

describe("listedCodes", () => {
  const isKnown = (code: string) => ["D1210", "BR31338"].includes(code);
  const listed = (text: string) =>
    listedCodes(
      text,
      { lines: text.split(", ").map((code) => ({ code, quantity: 1 })) } as never,
      isKnown,
    )?.map(({ code }) => code);

  it.each([
    ["D1210, BR31338", ["D1210", "BR31338"]],
    ["D1210, 99 88 77 66, A-12", ["D1210", "99 88 77 66", "A-12"]],
    ["D1210/BR31338", ["D1210", "BR31338"]],
    ["D1210", undefined],
    ["D1210, corolla", undefined],
    ["D1210, A-12", undefined],
    ["D1210, A-12, corolla", undefined],
    ["D1210, A-12, 12-3", undefined],
    ["D1210, A-12, -B12", undefined],
    ["D1210, A-12, B12?", undefined],
    ["D1210, A-12, 12-34", ["D1210", "A-12", "12-34"]],
    ["A1, B2", undefined],
    ["A1, B2, C3", undefined],
    ["D1210/", undefined],
    ["D1210/corolla", undefined],
    ["D1210 + BR31338 ", ["D1210", "BR31338"]],
  ])("of %j are %j", (text, expected) => {
    expect(listed(text)).toEqual(expected);
  });
});

it.each([
  ["8878-D1650", "8878-D1650"],
  ["D1650-8878", "D1650-8878"],
  ["D1650 - 8878", "D1650 - 8878"],
  ["x8878-D1650", "D1650"],
  ["D1650-88781", "D1650"],
])("the code of %j with its plate is %j", (text, expected) => {
  const from = text.indexOf("D1650");
  const { from: start, to } = withPlate({ from, to: from + 5, key: "D1650" }, text);
  expect(text.slice(start, to)).toBe(expected);
});

it.each([
  [4, ["D1210"]],
  [1, undefined],
  [2012, undefined],
])("a single code with the quantity %d is a list of %j", (quantity, expected) => {
  const lines = [{ key: "D1210", code: "D1210", quantity }];
  const listed = listedCodes("D1210", { lines, merged: 0, rest: [] }, () => true);
  expect(listed?.map(({ code }) => code)).toEqual(expected);
});

it("itemsOf divides a text at every separator of lists", () => {
  expect(itemsOf("D1210, BR31338;A1 | B2+C3/D4")).toEqual([
    "D1210",
    "BR31338",
    "A1",
    "B2",
    "C3",
    "D4",
  ]);
});

it.each(["BR31338", "D16505", "D16"])("a code like %s has no plate", (key) => {
  const text = `8878-${key}`;
  expect(withPlate({ from: 5, to: text.length, key }, text)).toEqual({
    from: 5,
    to: text.length,
    key,
  });
});

describe("withoutQuantities", () => {
  it.each([
    ["D1210 x4", "D1210   "],
    ["D1210 x 4", "D1210    "],
    ["D1210 (x4)", "D1210     "],
    ["D1210*12", "D1210   "],
    ["4x D1210", "   D1210"],
    ["4 x D1210", "    D1210"],
    ["D1210 x4, BR31338 x2", "D1210   , BR31338   "],
    ["4 pzas de D1210", "          D1210"],
    ["D1210 (4)", "D1210    "],
    ["D1210 qty: 4", "D1210       "],
    ["cant. 4 D1210", "        D1210"],
    ["mazda 3 D1210", "mazda 3 D1210"],
    ["D1210 2012", "D1210 2012"],
    ["D1210", "D1210"],
    ["D1210 x4x", "D1210 x4x"],
    ["bmw x4", "bmw x4"],
  ])("%j is %j", (text, plain) => {
    const known = knownCodes(codeCandidates(readText(text)), (key) =>
      ["D1210", "BR31338"].includes(key),
    );
    expect(withoutQuantities(text, known)).toBe(plain);
  });
});
