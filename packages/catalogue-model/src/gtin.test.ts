import { expect, test } from "vitest";
import { gtin14, gtinCheckDigit, hasGtinLength, isGtin } from "./gtin.ts";

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
