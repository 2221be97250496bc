import { describe, expect, it } from "vitest";
import { gap, pagesOf } from "./pages.ts";

describe("the offered pages", () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, gap, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 4, [1, 2, 3, 4]],
    [7, 12, [1, gap, 6, 7, 8, gap, 12]],
    [12, 12, [1, gap, 11, 12]],
  ])("for page %i of %i", (page, count, expected) => {
    expect(pagesOf(page, count)).toEqual(expected);
  });

  it("are empty without pages", () => {
    expect(pagesOf(1, 0)).toEqual([]);
  });
});
