import { describe, expect, test } from "vitest";
import { costRatio } from "./testing/cost-ratio.ts";
import { partialVinsIn, vinCheckDigit, vinsIn } from "./vin.ts";

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
    ["1HG*CM82633A*004352", "1HGCM82633A004352", [0, 19]],
    ["1HGCM82633A\u00A0004352", "1HGCM82633A004352", [0, 18]],
    ["1HGCM\u200B82633A004352", "1HGCM82633A004352", [0, 18]],
    ["1 H G C M 8 2 6 3 3 A 0 0 4 3 5 2", "1HGCM82633A004352", [0, 33]],
    ["\uFF11HGCM82633A004352", "1HGCM82633A004352", [0, 17]],
    ["1\u041DGCM82633A004352", "1HGCM82633A004352", [0, 17]],
    // With the data identifier of a bar code.
    ["I1HGCM82633A004352", "1HGCM82633A004352", [0, 18]],
    ["i5fnrl38488b411196", "5FNRL38488B411196", [0, 18]],
    ["*I1N6AA0ED4AN318993*", "1N6AA0ED4AN318993", [1, 19]],
    ["IJHLRD77874C026456", "JHLRD77874C026456", [0, 18]],
    ["VIN1HGCM82633A004352", "1HGCM82633A004352", [0, 20]],
    ["VIN:I1HGCM82633A004352", "1HGCM82633A004352", [4, 22]],
  ])("%j contains %s", (text, vin, [from, to]) => {
    expect(vinsIn(text)).toMatchObject([{ vin, from, to, isCorrected: false }]);
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

  test("is found in a time that grows with the text", () => {
    expect(costRatio((count) => vinsIn("BR31338 ".repeat(count)))).toBeLessThan(8);
  });

  test("is found twice in a list of two", () => {
    expect(vinsIn("3N1AB7AP0FY300001\n9BWZZZ377VT004251").map(({ vin }) => vin)).toHaveLength(2);
  });
});

test.each([
  ["1HGCM82633A", [[0, 11]]],
  ["vin 1hgcm82633a00435 balatas", [[4, 20]]],
  ["1HGCM82633", []],
  ["1HGCM82633A004352", []],
  ["1HGCM-82633A", []],
  ["13046012345A", []],
])("the VINs without their last characters in %j are at %j", (text, places) => {
  expect(partialVinsIn(text).map(({ from, to }) => [from, to])).toEqual(places);
});
