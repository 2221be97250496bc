import type { Amendment } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { filterAmendments, noFilter } from "./filter.ts";

const amendment = (id: number, code: string, subject: string): Amendment => ({
  id,
  code,
  subject,
  sentAt: new Date(0),
  user: "cliente",
  email: "a@example.com",
  family: "brake_rotors",
  status: "pending",
  message: "x",
  suggestion: undefined,
  changeId: undefined,
});
const all = [
  amendment(1, "BR31338", "Image"),
  amendment(2, "BR-31400", "Measure"),
  amendment(3, "D1200", "Image"),
];
const ids = (filter: Parameters<typeof filterAmendments>[1]) =>
  filterAmendments(all, filter).map(({ id }) => id);

describe("the filter of the review", () => {
  it("shows everything by default, in order", () => expect(ids(noFilter)).toEqual([1, 2, 3]));
  it("matches part of a code in any spelling", () => {
    expect(ids({ ...noFilter, code: "br 31" })).toEqual([1, 2]);
    expect(ids({ ...noFilter, code: "31400" })).toEqual([2]);
    expect(ids({ ...noFilter, code: "zzz" })).toEqual([]);
  });
  it("combines subject and code", () => {
    expect(ids({ subject: "Image", code: "" })).toEqual([1, 3]);
    expect(ids({ subject: "Image", code: "D12" })).toEqual([3]);
  });
});
