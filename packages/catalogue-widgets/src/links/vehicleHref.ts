import { type Axle, type FamilyId, familyOf, maySee, type Viewer } from "@caliper/catalogue-model";
import type { CatalogueLinks } from "../provider/index.ts";
import { noVehicle, type VehicleCriteria } from "./vehicleCriteria.ts";

interface LinkedSearch {
  readonly family: FamilyId | null;
  readonly vehicle: VehicleCriteria | null;
  readonly axle: Axle | null;
}

/** The general search if there is one, else the section's. */
export function vehicleHref(
  links: Pick<CatalogueLinks, "section" | "vehicleSearch" | "sectionVehicle">,
  viewer: Viewer,
  { family, vehicle, axle }: LinkedSearch,
): string | null {
  const section = family === null ? null : familyOf(family).section;
  if (section === "brake_fluid") return links.section("schema", section);
  if (section === "cylinder_cups") return links.section("table", section);
  if (vehicle !== null && maySee("homeSearch", viewer)) {
    return links.vehicleSearch({ ...vehicle, family, axle });
  }
  if (section === "kit_caliper") return links.section("table", section);
  if (family === null || section === null) return null;
  return links.sectionVehicle({
    section,
    axle,
    cylinder: cylinderOf(family),
    ...(vehicle ?? noVehicle),
  });
}

function cylinderOf(family: FamilyId) {
  if (family === "wheel_cylinders") return "wheel_cylinder";
  return family === "master_cylinders" ? "master_cylinder" : null;
}
