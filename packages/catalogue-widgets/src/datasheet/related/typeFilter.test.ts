import { describe, expect, it } from "vitest";
import {
  firstOfEach,
  isShown,
  offersFilter,
  toggleAll,
  toggleType,
  typesOf,
} from "./typeFilter.ts";

const types = ["brake_pads", "brake_drums", "brake_shoes"] as const;

describe("typeFilter", () => {
  it("returns each type once", () => {
    expect(
      typesOf([{ family: "brake_pads" }, { family: "brake_drums" }, { family: "brake_pads" }]),
    ).toEqual(["brake_pads", "brake_drums"]);
  });
  it("lists types in the catalogue's order", () => {
    expect(typesOf([{ family: "brake_drums" }, { family: "brake_pads" }])).toEqual([
      "brake_pads",
      "brake_drums",
    ]);
  });
  it("is shown only for several types", () => {
    expect(offersFilter([])).toBe(false);
    expect(offersFilter(["brake_pads"])).toBe(false);
    expect(offersFilter(types)).toBe(true);
  });
  it("shows all products if `all` is checked", () => {
    expect(types.every((type) => isShown("all", type))).toBe(true);
  });
  it("hides the products of an unchecked type", () => {
    const filter = toggleType("all", "brake_drums", types);
    expect(types.filter((type) => isShown(filter, type))).toEqual(["brake_pads", "brake_shoes"]);
  });
  it("becomes `all` when the last type is checked", () => {
    const without = toggleType("all", "brake_drums", types);
    expect(toggleType(without, "brake_drums", types)).toBe("all");
  });
  it("hides or shows all products when `all` is toggled", () => {
    const none = toggleAll("all");
    expect(types.some((type) => isShown(none, type))).toBe(false);
    expect(toggleAll(none)).toBe("all");
    expect(toggleAll(toggleType("all", "brake_pads", types))).toBe("all");
  });
});

describe("firstOfEach", () => {
  const pads = [1, 2, 3, 4].map((n) => ({ family: "brake_pads" as const, code: `D${n}` }));
  const others = [
    { family: "brake_drums" as const, code: "BD1" },
    { family: "brake_shoes" as const, code: "B1" },
  ];
  const codes = (count: number) => firstOfEach([...pads, ...others], count).map(({ code }) => code);
  it("returns one product of every type first", () => {
    expect(codes(3)).toEqual(["D1", "B1", "BD1"]);
    expect(codes(4)).toEqual(["D1", "D2", "B1", "BD1"]);
  });
  it("returns a short list unchanged", () => {
    expect(codes(6)).toEqual(["D1", "D2", "D3", "D4", "BD1", "B1"]);
  });
});
