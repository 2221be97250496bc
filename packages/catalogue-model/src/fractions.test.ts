import { describe, expect, it, test } from "vitest";
import { fractionsOfDate, inchFraction } from "./fractions.ts";

test.each([
  ["13/16", "13/16"],
  ["13⁄16", "13/16"],
  ["14/16", "7/8"],
  ["1-1/8″", "1 1/8"],
  ['1 1/8"', "1 1/8"],
  ["1⅛", "1 1/8"],
  ["⅞", "7/8"],
  ["9/8 in", "1 1/8"],
  ["0.875", "7/8"],
  [".75", "3/4"],
  ["1.0", "1"],
  ["1", "1"],
  // No part of an inch: probably millimeters.
  ["20.64", "20.64"],
])("%s is written as %s", (text, expected) => {
  expect(inchFraction(text)).toBe(expected);
});

test.each(["", "7/0", "M10x1.0", "3/8-24", "front"])("%s is not a fraction", (text) => {
  expect(inchFraction(text)).toBeUndefined();
});

describe("a date", () => {
  it("is one of the fractions that Excel turns into it in English or Spanish", () => {
    for (const lower of [2, 4, 8, 16]) {
      for (let upper = 1; upper < lower; upper += 2) {
        for (const [month, day] of [
          [upper, lower],
          [lower, upper],
        ] as const) {
          if (month > 12) continue;
          const date = new Date(Date.UTC(2026, month - 1, day)).toISOString().slice(0, 10);
          const { readings, usual } = fractionsOfDate(date);
          expect(readings).toEqual([`${upper}/${lower}`, `${lower}/${upper}`]);
          expect(usual).toBe(1);
        }
      }
    }
  });

  it("may be a whole number and a fraction", () => {
    expect(fractionsOfDate("2008-01-03")).toEqual({
      readings: ["1 3/8", "3 1/8", "1/3", "3/1"],
      usual: 2,
    });
  });
});
