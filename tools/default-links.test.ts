import { expect, it } from "vitest";
import { paths } from "../apps/portal/src/paths.ts";
import { linksOf } from "../packages/catalogue-widgets/src/provider/portalLinks.ts";

const vehicle = { maker: "Toyota", model: "Corolla", year: "2009" };
const links = linksOf();

it("links of widgets to pages with more parameters are the portal's", () => {
  expect([
    links.codeSearch("D-1200"),
    links.vehicleSearch({ ...vehicle, family: "brake_pads", axle: "front" }),
    links.vehicleSearch({ ...vehicle, year: "", family: null, axle: null }),
    links.section("code", "rotor_drum"),
    links.section("table", "kit_caliper"),
    links.importHistory(),
    links.importHistory({ load: true }),
    links.orderHistory(),
    links.repeatOrder(7),
  ]).toEqual([
    paths.home({ code: "D-1200" }),
    paths.home({ tab: "application", ...vehicle, family: "brake_pads", axle: "front" }),
    paths.home({ tab: "application", ...vehicle, year: "" }),
    paths.section("code", "rotores_y_tambores"),
    paths.section("table", "kit_caliper"),
    paths.loadData(),
    paths.loadData({ load: true }),
    paths.reports("history"),
    paths.reports("order", 7),
  ]);
});
