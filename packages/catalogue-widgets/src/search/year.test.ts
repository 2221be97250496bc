import { expect, it } from "vitest";
import { yearDigits, yearOf } from "./year.ts";

it.each([
  ["2009", "2009"],
  ["20o9x", "209"],
  ["año 2012", "2012"],
  ["20091", "2009"],
  ["abc", ""],
  ["-2009", "2009"],
])("a year field keeps of %j only %j", (typed, kept) => expect(yearDigits(typed)).toBe(kept));

it("searches for a whole year only", () => {
  expect(yearOf("2009")).toBe(2009);
  expect(yearOf("200")).toBeUndefined();
  expect(yearOf("")).toBeUndefined();
  expect(yearOf("0009")).toBeUndefined();
  expect(yearOf("2101")).toBeUndefined();
});
