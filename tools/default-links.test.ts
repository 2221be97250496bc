import { expect, it } from "vitest";
import { links } from "../apps/portal/src/links.ts";
import { linksOf } from "../packages/catalogue-widgets/src/provider/portalLinks.ts";

const vehicle = { maker: "Toyota", model: "Corolla", year: "2009" };

it("the widgets' default links are the portal's", () => {
  const urlsOf = (each: typeof links) => [
    each.datasheet({ code: "BD/BR 1", family: "brake_rotors" }),
    each.datasheet({ code: "DOT4SD-1000", family: "brake_fluids" }),
    each.datasheet({ code: "D1200" }),
    each.section("code", "rotor_drum"),
    each.section("table", "kit_caliper"),
    each.comparison("brakepad_band", { a: "D1200", b: undefined }),
    each.codeSearch("D-1200"),
    each.vehicleSearch({ ...vehicle, family: "brake_pads", axle: "front" }),
    each.vehicleSearch({ ...vehicle, year: "", family: null, axle: null }),
    each.sectionVehicle({
      ...vehicle,
      section: "cylinder_bomb",
      cylinder: "wheel_cylinder",
      axle: "rear",
    }),
    each.measureSearch("rotor_drum", [["type", "Brake Rotors"]]),
    each.importPreview("a/1"),
    each.importHistory(),
    each.importHistory({ load: true }),
    each.order(7),
    each.orderHistory(),
    each.repeatOrder(7),
    each.fluid({ type: "DOT4SD", volume: 500 }),
  ];
  expect(urlsOf(linksOf())).toEqual(urlsOf(links));
});
