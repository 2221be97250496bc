import { describe, expect, it } from "vitest";
import { combinations } from "./combinations.ts";

describe("combinations", () => {
  it("include all values in order", () => {
    expect(combinations({ size: ["s", "l"], isDisabled: [false, true] })).toEqual([
      { size: "s", isDisabled: false },
      { size: "s", isDisabled: true },
      { size: "l", isDisabled: false },
      { size: "l", isDisabled: true },
    ]);
  });

  it("are one empty object if nothing varies", () => {
    expect(combinations({})).toEqual([{}]);
  });

  it("are reduced above 48 but contain every pair of values", () => {
    const values = { a: [1, 2, 3, 4], b: [1, 2, 3, 4], c: [1, 2, 3], d: [false, true] };
    const some = combinations(values);
    expect(some.length).toBeLessThan(30);
    for (const b of values.b)
      for (const c of values.c) expect(some).toContainEqual(expect.objectContaining({ b, c }));
    expect(combinations(values)).toEqual(some);
  });
});
