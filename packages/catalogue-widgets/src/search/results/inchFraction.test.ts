import { expect, it } from "vitest";
import { inchFraction } from "./inchFraction.ts";

it.each([
  [20.6375, "13/16"],
  [20.64, "13/16"],
  [26.9875, "1 1/16"],
  [279.4, "11"],
  [279.7, undefined],
])("writes %d mm as %s", (millimeters, inches) => {
  expect(inchFraction(millimeters)).toBe(inches);
});
