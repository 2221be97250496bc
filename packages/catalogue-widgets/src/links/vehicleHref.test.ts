import { type FamilyId, viewerOf } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import { vehicleHref } from "./vehicleHref.ts";

const links = {
  section: (view: string, section: string) => `/${view}/${section}`,
  vehicleSearch: ({ family, model }: { family?: FamilyId | null; model: string }) =>
    `/${model}/${family}`,
  sectionVehicle: () => "/section",
};
const client = viewerOf({ username: "c1", level: "CLIENTE", flags: [], warehouses: [] });
const fortuner = { maker: "Toyota", model: "Fortuner", year: "2012" };

const hrefOf = (family: FamilyId, vehicle: typeof fortuner | null) =>
  vehicleHref(links, client, { family, vehicle, axle: null });

describe("vehicleHref", () => {
  it.each(["caliper_kits", "pistons", "brake_rotors"] as const)(
    "leads to the general search for %s of a vehicle",
    (family) => {
      expect(hrefOf(family, fortuner)).toBe(`/Fortuner/${family}`);
    },
  );

  it("leads to the table of caliper systems without a vehicle", () => {
    expect(hrefOf("caliper_kits", null)).toBe("/table/kit_caliper");
  });
});
