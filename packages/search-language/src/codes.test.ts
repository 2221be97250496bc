import { describe, expect, it } from "vitest";
import { codeCandidates, knownCodes, listedCodes, withPlate } from "./codes.ts";
import { readText } from "./text.ts";

const candidates = (text: string) => codeCandidates(readText(text)).map(({ key }) => key);

describe("codeCandidates", () => {
  it("are runs of words with a digit, however they are divided", () => {
    expect(candidates("P83 071")).toEqual(["P83", "P83071", "071"]);
    expect(candidates("8878-D1650")).toEqual(["8878", "8878D1650", "D1650"]);
    expect(candidates("corolla")).toEqual([]);
  });

  it("are at most some hundreds, also in a long text", () => {
    expect(candidates("12345 ".repeat(5000)).length).toBeLessThan(400);
  });
});

describe("knownCodes", () => {
  it("prefers the longest and leaves out those within it", () => {
    const keys = new Set(["P83", "P83071", "D1210"]);
    const known = knownCodes(codeCandidates(readText("P83 071 D1210")), (key) => keys.has(key));
    expect(known.map(({ key }) => key)).toEqual(["P83071", "D1210"]);
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
    ["A1, B2", undefined],
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
