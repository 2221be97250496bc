import { describe, expect, it, test } from "vitest";
import {
  gtin14,
  gtinCheckDigit,
  gtinsIn,
  gtinSpellings,
  hasGtinLength,
  isGtin,
  upcOfUpcE,
} from "./gtin.ts";

test.each([
  ["9638507", "4"],
  ["03600029145", "2"],
  ["400638133393", "1"],
  ["629104150021", "3"],
  ["1003600029145", "9"],
])("the check digit of %s is %s", (digits, check) => {
  expect(gtinCheckDigit(digits)).toBe(check);
  expect(isGtin(digits + check)).toBe(true);
});

test("rejects a wrong check digit, another length and letters", () => {
  expect(isGtin("036000291453")).toBe(false);
  expect(hasGtinLength("036000291453")).toBe(true);
  expect(isGtin("36000291452")).toBe(false);
  expect(isGtin("03600029145A")).toBe(false);
});

test("a UPC and the EAN-13 with a leading zero are the same number", () => {
  expect(gtin14("036000291452")).toBe("00036000291452");
  expect(gtin14("0036000291452")).toBe(gtin14("036000291452"));
});

describe("a GTIN", () => {
  it("is stored with or without leading zeros", () => {
    expect(gtinSpellings("36000291452")).toEqual([
      "036000291452",
      "0036000291452",
      "00036000291452",
    ]);
    expect(gtinSpellings("0036000291452")).toEqual(gtinSpellings("036000291452"));
    expect(gtinSpellings("4006381333931")).toEqual(["4006381333931", "04006381333931"]);
    expect(gtinSpellings("96385074")).toContain("96385074");
  });

  it("of a case also matches the part in it", () => {
    expect(gtinSpellings("10036000291459")).toContain("036000291452");
  });
});

/** General Specifications, section 5.2: UPC-E, one number for each last digit. */
test.each([
  ["04252614", "042100005264"],
  ["01234505", "012000003455"],
  ["01234523", "012200003453"],
  ["01234531", "012300000451"],
  ["01234543", "012340000053"],
  ["01234558", "012345000058"],
  ["01234565", "012345000065"],
  ["01234592", "012345000096"],
  ["11234562", "112345000062"],
])("the UPC-E %s is the UPC %s", (short, upc) => {
  const right = upc.slice(0, -1) + gtinCheckDigit(upc.slice(0, -1));
  const typed = short.slice(0, -1) + right.slice(-1);
  expect(upcOfUpcE(typed)).toBe(right);
  expect(gtinSpellings(typed)).toContain(right);
  expect(gtinsIn(typed)).toMatchObject([{ digits: typed, isValid: true }]);
});

test.each(["04252615", "24252614", "425261", "042526140"])("%s is not a UPC-E", (digits) => {
  expect(upcOfUpcE(digits)).toBeUndefined();
});

describe("in a text", () => {
  it.each([
    ["036000291452", "036000291452"],
    ["36000291452", "36000291452"],
    ["0 36000 29145 2", "036000291452"],
    ["0-36000-29145-2", "036000291452"],
    ["4 006381 333931 pastillas", "4006381333931"],
    ["UPC: 036000291452.", "036000291452"],
    ["EAN 96385074", "96385074"],
  ])("%j is %s", (text, digits) => {
    expect(gtinsIn(text)).toMatchObject([{ digits, isValid: true }]);
  });

  it("has its position", () => {
    expect(gtinsIn("upc 0 36000 29145 2 corolla")).toMatchObject([{ from: 4, to: 19 }]);
  });

  it("may have a wrong check digit where it cannot be a code", () => {
    expect(gtinsIn("036000291453")).toMatchObject([{ digits: "036000291453", isValid: false }]);
    expect(gtinsIn("96385075")).toEqual([]);
    expect(gtinsIn("36000291453")).toEqual([]);
    expect(gtinsIn("0 36000 29145 3")).toEqual([]);
  });

  it.each([
    "2511001",
    "279.7 x 21.6",
    "2012-2015",
    "9638-5074",
    "D036000291452",
    "3N1AB7AP0FY300001",
    "11/12345678",
  ])("%j contains none", (text) => {
    expect(gtinsIn(text)).toEqual([]);
  });

  it("may be several", () => {
    expect(gtinsIn("036000291452\n4006381333931").map(({ digits }) => digits)).toEqual([
      "036000291452",
      "4006381333931",
    ]);
  });
});

test.each([
  ["0360002914524006381333931", ["036000291452", "4006381333931"]],
  ["40063813339314006381333931", ["4006381333931", "4006381333931"]],
  ["40063813339314006381333932", []],
  ["036000291452123456", []],
])("the GTINs scanned into one field as %s are %j", (text, numbers) => {
  expect(gtinsIn(text).map(({ digits }) => digits)).toEqual(numbers);
  expect(gtinsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(numbers);
});
