import { expect, it } from "vitest";
import { isAtAxle } from "./axles.ts";

it.each([
  ["Front", "Front", true],
  ["Rear", "Front", false],
  ["Front and rear", "Rear", true],
  ["Left", "Front", true],
  [null, "Rear", true],
  ["Rear", null, true],
] as const)("a part at %j belongs to the axle %j: %j", (position, axle, belongs) => {
  expect(isAtAxle(position, axle)).toBe(belongs);
});
