import { describe, expect, it } from "vitest";
import { typedYears, yearsOf, yearsAsTyped } from "./years.ts";

describe("typedYears", () => {
  it.each([
    ["2o0x09b", "2009"],
    ["200", "200"],
    ["2010-", "2010-"],
    ["2010 – 2015", "2010-2015"],
    ["20102", "2010-2"],
    ["2010-20156", "2010-2015"],
    ["", ""],
  ])("extracts from %j the years %j", (typed, years) => {
    expect(typedYears(typed)).toBe(years);
  });
});

describe("yearsOf", () => {
  it.each([
    ["2009", { from: 2009, to: 2009 }],
    ["2010-2015", { from: 2010, to: 2015 }],
    ["2010-", { from: 2010, to: null }],
  ])("reads %j", (text, years) => {
    expect(yearsOf(text)).toEqual(years);
    expect(yearsAsTyped(years)).toBe(text);
  });

  it.each(["200", "", "0009", "2101", "2015-2010", "2010-20", "2010-2101"])(
    "refuses %j",
    (text) => {
      expect(yearsOf(text)).toBeUndefined();
    },
  );
});
