import { describe, expect, it } from "vitest";
import { bySound, namesNear, spelled, spellingBudget } from "./spelling.ts";

const names = bySound(
  ["corolla", "hilux", "chevrolet", "aveo", "c320", "hiace", "ipace", "yaris", "gol"].map(spelled),
);
const near = (word: string, budget = spellingBudget()) =>
  namesNear(names, word, budget).map(({ name, far }) => [name.key, far]);

describe("namesNear", () => {
  it.each([
    ["corolla", [["corolla", 0]]],
    ["corola", [["corolla", 0.5]]],
    ["korolla", [["corolla", 0.5]]],
    ["coroxla", [["corolla", 1]]],
    ["ilux", [["hilux", 0.5]]],
    ["hylux", [["hilux", 0.5]]],
    ["chebrolet", [["chevrolet", 0.5]]],
    ["aevo", [["aveo", 1]]],
    ["ocrolla", [["corolla", 1]]],
    ["corolaax", [["corolla", 1]]],
  ])("of %j are %j", (word, expected) => {
    expect(near(word)).toEqual(expected);
  });

  it.each([
    ["", "an empty word"],
    ["go", "a word of two letters"],
    ["bol", "a short word with another first letter"],
    ["ck3201", "a word with other digits"],
    ["morolla", "a word that begins with another sound"],
    ["xxxxxxx", "a word like no name"],
    ["cooooolla", "a word with three errors"],
    ["yarrisxt", "a word with more errors than its name allows"],
    ["oyrisx", "a word whose first letters are not swapped"],
  ])("are none for %j, %s", (word) => {
    expect(near(word)).toEqual([]);
  });

  it("does not take I-Pace for Hiace, although H is silent", () => {
    expect(near("hiace")).toEqual([["hiace", 0]]);
  });

  it("are in the order of the names", () => {
    const similar = bySound(["marea", "marena", "merea"].map(spelled));
    const found = namesNear(similar, "mareaa", spellingBudget());
    expect(found.map(({ name }) => name.key)).toEqual(["marea", "marena", "merea"]);
  });

  it("ends when the budget is used up", () => {
    expect(near("corola", { comparisons: 0 })).toEqual([]);
    const budget = spellingBudget();
    const before = budget.comparisons;
    near("corola", budget);
    expect(budget.comparisons).toBeLessThan(before);
  });
});
