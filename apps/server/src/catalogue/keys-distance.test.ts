import { describe, expect, it } from "vitest";
import { distanceBetween, neighborsOf, piecesOf } from "./keys-distance.ts";

const difference = (typed: string, key: string) => distanceBetween(typed, key)?.difference ?? null;
const cost = (typed: string, key: string) => distanceBetween(typed, key)?.cost ?? Infinity;

describe("distanceBetween", () => {
  it.each([
    ["D12O0", "D1200", "lookalike"],
    ["8R31338", "BR31338", "lookalike"],
    ["BRI3I338", "BR131338", "lookalike"],
    ["D1020", "D1200", "swapped"],
    ["31338", "BR31338", "family"],
    ["3I338", "BR31338", "family"],
    ["BR31388", "BR31338", "spelling"],
    ["BR3138", "BR31338", "spelling"],
    ["BD31338", "BR31338", "spelling"],
    ["D12008394", "D1200", "ending"],
  ])("%s for %s is a typing error: %s", (typed, key, expected) => {
    expect(difference(typed, key)).toBe(expected);
  });

  it("is null for a different code", () => {
    expect(difference("D1200", "D3456")).toBeNull();
    expect(difference("BR31338", "WC116402")).toBeNull();
    // Two different characters make a short code a different one.
    expect(difference("D12", "D45")).toBeNull();
    expect(difference("D9999", "D990")).toBeNull();
    expect(difference("BR99999", "BR30999")).toBeNull();
    expect(difference("D1200", "D")).toBeNull();
  });

  it("weighs likelier errors less, and one error less than two", () => {
    const typed = ["BR3133B", "BR31383", "BR31138", "BR3338", "BR31339", "BR313398", "BR31333"];
    const keys = ["BR31338", "BR31338", "BR3138", "BR31338", "BR31338", "BR31338", "BR31338"];
    const order = typed.map((each, index) => cost(each, keys[index] ?? ""));
    expect(order).toEqual([0.3, 0.5, 0.6, 0.65, 0.7, 0.85, 0.9]);
    expect(cost("BR31444", "BR31338")).toBe(Infinity);
    // Not a look-alike after a missing character.
    expect(cost("I361", "D361")).toBeLessThan(cost("I361", "D1361"));
    expect(cost("31338", "BR31338")).toBe(0.4);
    expect(cost("BR31338", "BR31338")).toBe(0);
  });

  it("is symmetric for wrong, swapped and doubled characters", () => {
    for (const [one, other] of [
      ["D12O0", "D1200"],
      ["BR31383", "BR31338"],
      ["BR3138", "BR31338"],
    ] as const) {
      expect(cost(one, other)).toBe(cost(other, one));
    }
  });
});

describe("neighborsOf", () => {
  it("contains keys one edit away, look-alikes and stems", () => {
    const keys = new Set(neighborsOf("D12O0I"));
    for (const key of [
      "D1200I",
      "D12001",
      "D12O0",
      "D12O01",
      "D1O20I",
      "D12O0IX",
      "D12O",
      "XD12O0I",
    ]) {
      expect([key, keys.has(key)]).toEqual([key, true]);
    }
    expect(keys.has("D12O0I")).toBe(false);
  });

  it("stays small for a long text", () => {
    expect(neighborsOf("O0O0O0O0O0O0O0O0O0O0O0O0").length).toBeLessThan(3000);
  });
});

it("pieces are the parts of a text, the longest first", () => {
  expect(piecesOf("D12001", 4)).toEqual([
    ["D1200", "12001"],
    ["D120", "1200", "2001"],
  ]);
  expect(piecesOf("D12", 3)).toEqual([]);
});
