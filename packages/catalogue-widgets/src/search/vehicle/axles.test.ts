import { expect, it } from "vitest";
import { isAtAxle, positionIn } from "./axles.ts";

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

it("reads the axles of a row from its places", () => {
  expect(isAtAxle(positionIn({ frontDisc: "BR1", rearDisc: "BD1" }), "Rear")).toBe(true);
  expect(isAtAxle(positionIn({ front: "D1" }), "Rear")).toBe(false);
  expect(isAtAxle(positionIn({ left: "WC1" }), "Rear")).toBe(true);
});
