import { expect, test } from "vitest";
import { familiesOfSection, familyIdOfType } from "./families.ts";
import { slugOfSection } from "./sections.ts";
import { warehouseTitles } from "./warehouses.ts";

test("users know the warehouse PLANTA as CHINA", () => {
  expect({ ...warehouseTitles.PLANTA }).toMatchObject({ en: "CHINA", es: "CHINA" });
});

test("a section contains the families that its menu shows", () => {
  expect(familiesOfSection("brakepad_band")).toEqual(["brake_pads", "brake_shoes", "brake_lining"]);
});

test("a family is found by its product type in the exact spelling", () => {
  expect(familyIdOfType("Caliper Systems")).toBe("caliper_kits");
  expect(familyIdOfType("caliper systems")).toBeUndefined();
});

test("sections with search screens have a name in URLs", () => {
  expect(slugOfSection("rotor_drum")).toBe("rotores_y_tambores");
  expect(slugOfSection("piston")).toBeUndefined();
});
