import { expect, it } from "vitest";
import { step } from "./rotation.ts";

it("wraps in both directions", () => {
  expect(step(0, 1, 3)).toBe(1);
  expect(step(2, 1, 3)).toBe(0);
  expect(step(0, -1, 3)).toBe(2);
  expect(step(0, 1, 1)).toBe(0);
  expect(step(0, 1, 0)).toBe(0);
});
