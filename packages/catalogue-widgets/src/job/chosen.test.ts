import { decidedJob, jobAnswer } from "@caliper/api-client/fixtures";
import { describe, expect, it } from "vitest";
import { type Choices, groupId, linesOf, mismatches, openGroups, totalOf } from "./chosen.ts";

const idOf = (family: string) => {
  const group = jobAnswer.groups.find(({ families }) => families.some((each) => each === family));
  if (!group) throw new Error(`No group of ${family}`);
  return groupId(group);
};
const codesOf = (job: typeof jobAnswer, choices: Choices = {}) =>
  linesOf(job, choices).map(({ part }) => part.code);

describe("what is chosen", () => {
  it("is nothing in a group with several parts, and nothing optional", () => {
    expect(codesOf(jobAnswer)).toEqual(["H5678", "DOT4-500"]);
    expect(openGroups(jobAnswer, {}).map(groupId)).toEqual([
      idOf("brake_pads"),
      idOf("brake_rotors"),
    ]);
  });

  it("is the only part of a group that the job needs, in its first grade", () => {
    expect(codesOf(decidedJob)).toEqual(["D12001", "BR31338", "H5678", "DOT4-500"]);
    expect(linesOf(decidedJob, {})[0]?.grade).toBe("CERAMIC PLUS");
  });

  it("is not a part that is gone after an answer", () => {
    const choices = { [idOf("brake_pads")]: { code: "D12004", grade: "SEVERE DUTY" } };
    expect(codesOf(jobAnswer, choices)).toContain("D12004");
    expect(codesOf(decidedJob, choices)).toContain("D12001");
  });

  it("is not the only part of a group that is needed with some of the pads only", () => {
    const groups = decidedJob.groups.map((group) => ({ ...group, outcome: "unstated" as const }));
    expect(codesOf({ ...decidedJob, groups })).toEqual([]);
  });
});

describe("the total", () => {
  it("multiplies by the quantity, without errors of rounding", () => {
    // 15.40 + 2 × 38.40 + 4.25 + 3.35
    expect(totalOf(linesOf(decidedJob, {}))).toBe(99.8);
  });

  it("follows the grade, and leaves out what is left out", () => {
    const choices = {
      [idOf("brake_rotors")]: { code: "BR31338", grade: "HIGH PERFORMANCE" },
      [idOf("hardware")]: null,
    };
    expect(totalOf(linesOf(decidedJob, choices))).toBe(107.75);
    expect(openGroups(decidedJob, choices)).toEqual([]);
  });

  it("is none where a part has no price", () => {
    const groups = decidedJob.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) =>
        part.code === "H5678" ? { ...part, prices: [{ grade: "Precio", amount: 0 }] } : part,
      ),
    }));
    expect(totalOf(linesOf({ ...decidedJob, groups }, {}))).toBeUndefined();
    expect(totalOf([])).toBeUndefined();
  });
});

describe("what does not belong together", () => {
  it("is nothing at first", () => {
    expect(mismatches(decidedJob, {})).toEqual([]);
    expect(mismatches(jobAnswer, {})).toEqual([]);
  });

  it("is a part whose matched pair is not chosen", () => {
    const choices = {
      [idOf("brake_pads")]: { code: "D12001", grade: null },
      [idOf("brake_rotors")]: { code: "BR31402", grade: null },
    };
    expect(mismatches(jobAnswer, choices)).toEqual([
      { code: "BR31402", kind: "matchedPair", belonging: ["D12004"] },
    ]);
  });

  it("is a required part that is left out", () => {
    expect(mismatches(decidedJob, { [idOf("hardware")]: null })).toEqual([
      { code: "D12001", kind: "required", belonging: ["H5678"] },
    ]);
  });
});
