import { describe, expect, it } from "vitest";
import { rowsInSight } from "./rowWindow.ts";

describe("rowsInSight", () => {
  it("covers what is in sight, with rows to spare on both sides", () => {
    const height = 32;
    for (let scrollTop = 0; scrollTop <= 2000 * height - 640; scrollTop += 777) {
      const { first, end } = rowsInSight(scrollTop, 640, height, 2000);
      const topmost = Math.floor(scrollTop / height);
      const lowest = Math.min(1999, Math.floor((scrollTop + 639) / height));
      expect(first).toBeLessThanOrEqual(Math.max(0, topmost - 10));
      expect(end).toBeGreaterThan(Math.min(1999, lowest + 9));
      expect(end - first).toBeLessThanOrEqual(60);
    }
  });
  it("changes only once in ten rows", () => {
    expect(rowsInSight(0, 640, 32, 2000)).toEqual(rowsInSight(31, 608, 32, 2000));
  });
  it("stays within the rows that there are", () => {
    expect(rowsInSight(1e9, 640, 32, 205)).toEqual({ first: 195, end: 205 });
    expect(rowsInSight(-50, 640, 32, 205)).toEqual({ first: 0, end: 30 });
  });
});
