import { describe, expect, it } from "vitest";
import { countFamilies, groupByMatch, type MatchKind } from "./groupHits.ts";

const hit = (code: string, match: MatchKind) => ({ code, match });

describe("groupByMatch", () => {
  it("orders exact, prefix, contains and keeps the order inside each", () => {
    const groups = groupByMatch([
      hit("c1", "contains"),
      hit("p1", "prefix"),
      hit("e1", "exact"),
      hit("p2", "prefix"),
    ]);
    expect(groups.map(({ kind, hits }) => [kind, hits.map(({ code }) => code)])).toEqual([
      ["exact", ["e1"]],
      ["prefix", ["p1", "p2"]],
      ["contains", ["c1"]],
    ]);
  });
  it("omits empty groups", () => {
    expect(groupByMatch([hit("p1", "prefix")]).map(({ kind }) => kind)).toEqual(["prefix"]);
    expect(groupByMatch([])).toEqual([]);
  });
});

describe("countFamilies", () => {
  it("counts families, largest first, ties in catalogue order", () => {
    const hits = [
      { family: "brake_drums" as const },
      { family: "brake_pads" as const },
      { family: "brake_rotors" as const },
      { family: "brake_rotors" as const },
    ];
    expect(countFamilies(hits, ["brake_pads", "brake_rotors", "brake_drums", "pistons"])).toEqual([
      { family: "brake_rotors", count: 2 },
      { family: "brake_pads", count: 1 },
      { family: "brake_drums", count: 1 },
    ]);
  });
});
