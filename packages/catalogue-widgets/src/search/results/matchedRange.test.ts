import { describe, expect, it } from "vitest";
import { matchedRange } from "./matchedRange.ts";

describe("matchedRange", () => {
  const marked = (shown: string, query: string) => {
    const range = matchedRange(shown, query);
    return range === null ? null : shown.slice(...range);
  };
  it.each([
    ["D1200", "d-1200", "D1200"],
    ["D12001", "D-1200", "D1200"],
    ["FX-D1200-28", "d1200", "D1200"],
    ["D-12-00", "d1200", "D-12-00"],
    ["KP-D1200", "D1200", "D1200"],
    ["RX7 D 1200", "d-1200", "D 1200"],
    ["43512-0D991", "435120D", "43512-0D"],
    ["ﬁ-12", "fi1", "ﬁ-1"],
    ["ABØ-12", "abo1", "ABØ-1"],
  ])("in %j, %j marks %j", (shown, query, expected) => expect(marked(shown, query)).toBe(expected));

  it("returns null without a match", () => {
    expect(matchedRange("D1200", "D1201")).toBeNull();
    expect(matchedRange("D1200", "--")).toBeNull();
    expect(matchedRange("", "D")).toBeNull();
  });
});
