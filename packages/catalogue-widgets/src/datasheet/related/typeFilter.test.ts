import { describe, expect, it } from "vitest";
import { isShown, offersFilter, toggleAll, toggleType, typesOf } from "./typeFilter.ts";

const types = ["brake_pads", "brake_drums", "brake_shoes"] as const;

describe("typeFilter", () => {
  it("finds each type once", () => {
    expect(
      typesOf([{ family: "brake_pads" }, { family: "brake_drums" }, { family: "brake_pads" }]),
    ).toEqual(["brake_pads", "brake_drums"]);
  });
  it("offers a choice only between several types", () => {
    expect(offersFilter([])).toBe(false);
    expect(offersFilter(["brake_pads"])).toBe(false);
    expect(offersFilter(types)).toBe(true);
  });
  it("shows everything while all is checked", () => {
    expect(types.every((type) => isShown("all", type))).toBe(true);
  });
  it("unchecking a type leaves the others", () => {
    const filter = toggleType("all", "brake_drums", types);
    expect(types.filter((type) => isShown(filter, type))).toEqual(["brake_pads", "brake_shoes"]);
  });
  it("is all again when the last type is checked", () => {
    const without = toggleType("all", "brake_drums", types);
    expect(toggleType(without, "brake_drums", types)).toBe("all");
  });
  it("unchecking all leaves nothing, checking it everything", () => {
    const none = toggleAll("all");
    expect(types.some((type) => isShown(none, type))).toBe(false);
    expect(toggleAll(none)).toBe("all");
    expect(toggleAll(toggleType("all", "brake_pads", types))).toBe("all");
  });
});
