import { isGtin } from "@caliper/catalogue-model";
import { expect, test } from "vitest";
import { demoBarcode } from "./barcodes.ts";

test("demo barcodes are valid, distinct and from a range for internal use", () => {
  const all = Array.from({ length: 5000 }, (_barcode, index) => demoBarcode(7_000_000 + index));
  expect(all.filter((each) => !isGtin(each))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((each) => !/^(4\d{11}|04\d{11}|20\d{11})$/u.test(each))).toEqual([]);
  expect(new Set(all.map(({ length }) => length))).toEqual(new Set([12, 13]));
});
