import { describe, expect, it } from "vitest";
import { combinations } from "./combinations.ts";

describe("combinations", () => {
  it("are all there are, in the order of the values", () => {
    expect(combinations({ size: ["s", "l"], isDisabled: [false, true] })).toEqual([
      { size: "s", isDisabled: false },
      { size: "s", isDisabled: true },
      { size: "l", isDisabled: false },
      { size: "l", isDisabled: true },
    ]);
  });

  it("are one, with nothing in it, when nothing varies", () => {
    expect(combinations({})).toEqual([{}]);
  });

  it("are few past 48, and have every pair of values together", () => {
    const values = { a: [1, 2, 3, 4], b: [1, 2, 3, 4], c: [1, 2, 3], d: [false, true] };
    const some = combinations(values);
    expect(some.length).toBeLessThan(30);
    for (const b of values.b)
      for (const c of values.c) expect(some).toContainEqual(expect.objectContaining({ b, c }));
    expect(combinations(values)).toEqual(some);
  });
});
