import { expect, test } from "vitest";
import { familiesOfSection, familyIdOfType } from "./families.ts";
import { sectionOfSlug, sections, slugOfSection } from "./sections.ts";
import { warehouseTitles } from "./warehouses.ts";

test("users know the warehouse PLANTA as CHINA", () => {
  expect({ ...warehouseTitles.PLANTA }).toMatchObject({ en: "CHINA", es: "CHINA" });
});

test("a section holds the families that its menu shows", () => {
  expect(familiesOfSection("brakepad_band")).toEqual(["brake_pads", "brake_shoes", "brake_lining"]);
});

test("a family is found by its product type in the exact spelling", () => {
  expect(familyIdOfType("Caliper Systems")).toBe("caliper_kits");
  expect(familyIdOfType("caliper systems")).toBeUndefined();
});

test("a section with search screens is found by its name in URLs", () => {
  expect(sections.map(({ id }) => sectionOfSlug(slugOfSection(id) ?? ""))).toEqual([
    "brakepad_band",
    "rotor_drum",
    "cylinder_bomb",
    "hardware",
    "brake_fluid",
    undefined,
    undefined,
    undefined,
  ]);
});
