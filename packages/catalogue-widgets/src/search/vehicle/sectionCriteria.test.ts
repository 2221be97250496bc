import { expect, it } from "vitest";
import {
  isSearchable,
  noSectionVehicle,
  sameSectionVehicle,
  withCylinder,
} from "./sectionCriteria.ts";

const corolla = { maker: "Toyota", model: "Corolla", year: "2009", cylinder: null };

it("clears brand, model and year when the kind of cylinder changes", () => {
  expect(withCylinder(corolla, "wheel_cylinder")).toEqual({
    maker: "",
    model: "",
    year: "",
    cylinder: "wheel_cylinder",
  });
  const wheel = { ...corolla, cylinder: "wheel_cylinder" } as const;
  expect(withCylinder(wheel, "wheel_cylinder")).toBe(wheel);
});

it("requires a brand, and the kind of cylinder where there are two", () => {
  expect(isSearchable("rotor_drum", corolla)).toBe(true);
  expect(isSearchable("rotor_drum", noSectionVehicle)).toBe(false);
  expect(isSearchable("cylinder_bomb", corolla)).toBe(false);
  expect(isSearchable("cylinder_bomb", { ...corolla, cylinder: "master_cylinder" })).toBe(true);
});

it("compares by content, with the kind of cylinder", () => {
  expect(sameSectionVehicle(corolla, { ...corolla })).toBe(true);
  expect(sameSectionVehicle(corolla, { ...corolla, cylinder: "wheel_cylinder" })).toBe(false);
});
