import { expect, it } from "vitest";
import { fluidCodeOf, fluidOfCode, fluidVolumeOf } from "./fluids.ts";

it.each([
  ["DOT4HP-500", { type: "DOT4HP", volume: 500 }],
  [" dot3-1000 ", { type: "DOT3", volume: 1000 }],
])("%s is a fluid in a volume", (code, fluid) => {
  expect(fluidOfCode(code)).toEqual(fluid);
});

it.each(["DOT3", "DOT3-700", "DOT9-500", "DOT3-500-2", "BR-1000", ""])(
  "%s is not a fluid",
  (code) => {
    expect(fluidOfCode(code)).toBeUndefined();
  },
);

it.each([
  ["dot3", "DOT3"],
  ["dot4", "DOT4"],
  ["dot4sd", "DOT4HP"],
  ["DOT4SD", "DOT4HP"],
  ["dot5", "DOT5"],
  ["dot5.1", "DOT5"],
  ["dot5_1", "DOT5"],
  ["dot4hp", "DOT4HP"],
  ["other", "OTHER"],
])("the fluid %s is %s on the wire", (name, code) => {
  expect(fluidCodeOf(name)).toBe(code);
});

it.each([
  ["250", 250],
  ["355", 355],
  ["500", 500],
  ["1000", 1000],
  ["1l", 1000],
  ["1L", 1000],
  ["750", undefined],
  ["", undefined],
])("the volume %s is %s", (text, volume) => {
  expect(fluidVolumeOf(text)).toBe(volume);
});
