import { expect, it } from "vitest";
import { matchedPatterns, patternsIn } from "../apps/portal/build/matched-patterns.ts";

it.each([
  ["a|b(?:1|2)", ["a", "b1", "b2"]],
  [String.raw`a\/(?:b|c(?:d|e))\.`, [String.raw`a\/b\.`, String.raw`a\/cd\.`, String.raw`a\/ce\.`]],
  [String.raw`(?:a\/)?b(?!c|d)`, [String.raw`(?:a\/)?b(?!c|d)`]],
  [String.raw`a\|b`, [String.raw`a\|b`]],
])("%s stands for %j", (pattern, expected) => {
  expect(patternsIn(pattern)).toEqual(expected);
});

it("an alternative that matches no module fails the build", () => {
  const { buildEnd } = matchedPatterns([/src\/(?:search|serch)\//u]);
  const error = (message: string) => {
    throw new Error(message);
  };
  const context = { error, getModuleIds: () => ["/repo/src/search/index.ts"].values() };
  const end = buildEnd as unknown as (this: typeof context) => void;
  expect(() => end.call(context)).toThrow(String.raw`No module is at src\/serch\/`);
});
