import { expect, it } from "vitest";
import { fluidOfCode } from "./fluids.ts";

it.each([
  ["DOT4HP-500", { type: "DOT4HP", volume: 500 }],
  [" dot3-1000 ", { type: "DOT3", volume: 1000 }],
])("%s is a fluid in a volume", (code, fluid) => {
  expect(fluidOfCode(code)).toEqual(fluid);
});

it.each(["DOT3", "DOT3-700", "DOT9-500", "DOT3-500-2", "BR-1000", ""])("%s is no fluid", (code) => {
  expect(fluidOfCode(code)).toBeUndefined();
});
