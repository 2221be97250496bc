import { expect, test } from "vitest";
import { demoBarcode, gtinCheckDigit, isGtin } from "./barcodes.ts";

test.each([
  ["03600029145", "2"],
  ["400638133393", "1"],
  ["629104150021", "3"],
])("the check digit of %s is %s", (digits, check) => {
  expect(gtinCheckDigit(digits)).toBe(check);
  expect(isGtin(digits + check)).toBe(true);
});

test("rejects a wrong check digit, another length and letters", () => {
  expect(isGtin("036000291453")).toBe(false);
  expect(isGtin("0360002914521")).toBe(false);
  expect(isGtin("36000291452")).toBe(false);
  expect(isGtin("03600029145A")).toBe(false);
});

test("demo barcodes are valid, distinct and from a range for internal use", () => {
  const all = Array.from({ length: 5000 }, (_barcode, index) => demoBarcode(7_000_000 + index));
  expect(all.filter((each) => !isGtin(each))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((each) => !/^(4\d{11}|04\d{11}|20\d{11})$/u.test(each))).toEqual([]);
  expect(new Set(all.map(({ length }) => length))).toEqual(new Set([12, 13]));
});
