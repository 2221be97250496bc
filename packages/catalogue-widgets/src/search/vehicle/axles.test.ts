import { expect, it } from "vitest";
import { isAtAxle, positionIn } from "./axles.ts";

it.each([
  ["Front", "front", true],
  ["Rear", "front", false],
  ["Front and rear", "rear", true],
  ["Left", "front", true],
  [null, "rear", true],
  ["Rear", null, true],
] as const)("a part at %j belongs to the axle %j: %j", (position, axle, belongs) => {
  expect(isAtAxle(position, axle)).toBe(belongs);
});

it("reads the axles of a row from its places", () => {
  expect(isAtAxle(positionIn({ frontDisc: "BR1", rearDisc: "BD1" }), "rear")).toBe(true);
  expect(isAtAxle(positionIn({ front: "D1" }), "rear")).toBe(false);
  expect(isAtAxle(positionIn({ left: "WC1" }), "rear")).toBe(true);
});
