import { describe, expect, test } from "vitest";
import { hasVin, vinCheckDigit, vinsIn } from "./vin.ts";

test.each([
  ["11111111111111111", "1"],
  ["1M8GDM9AXKP042788", "X"],
])("the check digit of %s is %s", (vin, digit) => {
  expect(vinCheckDigit(vin)).toBe(digit);
});

describe("a VIN in a text", () => {
  test.each([
    ["3N1AB7AP0FY300001", "3N1AB7AP0FY300001", [0, 17]],
    ["vin: 3n1ab7ap0fy300001 discos", "3N1AB7AP0FY300001", [5, 22]],
    ["*3N1AB7AP0FY300001*", "3N1AB7AP0FY300001", [1, 18]],
    ["NIV 9BW ZZZ 377 VT 004251", "9BWZZZ377VT004251", [4, 25]],
    ["9BWZZZ377-VT-004251 balatas", "9BWZZZ377VT004251", [0, 19]],
  ])("%j contains %s", (text, vin, [from, to]) => {
    expect(vinsIn(text)).toMatchObject([{ vin, from, to, isCorrected: false }]);
    expect(hasVin(text)).toBe(true);
  });

  test("has its letters I, O and Q corrected", () => {
    expect(vinsIn("3NIAB7APOFY3OOOO1")).toMatchObject([
      { vin: "3N1AB7AP0FY300001", isCorrected: true },
    ]);
  });

  test.each([
    ["sixteen characters", "3N1AB7AP0FY30001"],
    ["eighteen characters", "3N1AB7AP0FY3000011"],
    ["no digits at the end", "3N1AB7AP0FY30000A"],
    ["digits only", "12345678901234567"],
    ["a code after it", "3N1AB7AP0FY30 D1200"],
    ["a short first group", "9B WZZZ377VT004251"],
    ["two lines", "D1200 D1210\nBR31338"],
    ["words and a year", "discos corolla 2012"],
    ["words and years", "bandas s10 1998 2003"],
    ["few digits", "RST BCDFGHJKLM 2012"],
  ])("is not found with %s", (_, text) => {
    expect(vinsIn(text)).toEqual([]);
  });

  test("may be several codes when it is written in groups", () => {
    expect(vinsIn("D1200 D1210 BR31338")).toMatchObject([{ isGrouped: true }]);
    expect(vinsIn("3N1AB7AP0FY300001")).toMatchObject([{ isGrouped: false }]);
  });

  test("is found twice in a list of two", () => {
    expect(vinsIn("3N1AB7AP0FY300001\n9BWZZZ377VT004251").map(({ vin }) => vin)).toHaveLength(2);
  });
});
