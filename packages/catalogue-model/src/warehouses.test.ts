import { describe, expect, it } from "vitest";
import { dayAt, daysAfter, warehouses } from "./warehouses.ts";

const at = (text: string) => Date.parse(text);

describe("the day at a warehouse", () => {
  it.each([
    // New York is 5 hours behind UTC in winter, Caracas 4, Shanghai 8 ahead.
    ["MIAMI", "2026-12-01T04:59:59.999Z", "2026-11-30"],
    ["MIAMI", "2026-12-01T05:00:00Z", "2026-12-01"],
    ["VENEZUELA", "2026-12-01T03:59:59.999Z", "2026-11-30"],
    ["VENEZUELA", "2026-12-01T04:00:00Z", "2026-12-01"],
    ["PLANTA", "2026-11-30T15:59:59.999Z", "2026-11-30"],
    ["PLANTA", "2026-11-30T16:00:00Z", "2026-12-01"],
    ["MEXICO", "2026-12-01T05:59:59.999Z", "2026-11-30"],
    ["MEXICO", "2026-12-01T06:00:00Z", "2026-12-01"],
  ] as const)("of %s at %s is %s", (warehouse, time, day) => {
    expect(dayAt(warehouse, at(time))).toBe(day);
  });

  it.each([
    // Summer time begins on March 8 and ends on November 1, 2026, at 2 in the morning.
    ["2026-03-08T04:59:59Z", "2026-03-07"],
    ["2026-03-08T05:00:00Z", "2026-03-08"],
    ["2026-03-09T03:59:59Z", "2026-03-08"],
    ["2026-03-09T04:00:00Z", "2026-03-09"],
    ["2026-11-01T03:59:59Z", "2026-10-31"],
    ["2026-11-01T04:00:00Z", "2026-11-01"],
    ["2026-11-02T04:59:59Z", "2026-11-01"],
    ["2026-11-02T05:00:00Z", "2026-11-02"],
  ])("of Miami at %s, around a change of the clocks, is %s", (time, day) => {
    expect(dayAt("MIAMI", at(time))).toBe(day);
  });

  it("is known for every warehouse, and is at most one day apart", () => {
    const days = new Set(warehouses.map((each) => dayAt(each, at("2026-12-01T04:30:00Z"))));
    expect([...days].toSorted()).toEqual(["2026-11-30", "2026-12-01"]);
  });
});

it("adds days over the ends of months, leap years and changes of the clocks", () => {
  expect(daysAfter("2026-11-01", 30)).toBe("2026-12-01");
  expect(daysAfter("2026-12-05", 30)).toBe("2027-01-04");
  expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysAfter("2026-03-01", 30)).toBe("2026-03-31");
});
