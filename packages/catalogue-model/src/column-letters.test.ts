import { expect, it } from "vitest";
import { lettersOf } from "./column-letters.ts";

it("names columns as spreadsheets do", () => {
  const letters = ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"];
  expect([1, 26, 27, 52, 53, 702, 703].map(lettersOf)).toEqual(letters);
});
