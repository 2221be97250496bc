import { fluidOfCode, slugOfSection } from "@caliper/catalogue-model";
import type { CatalogueLinks } from "@caliper/catalogue-widgets";
import { paths } from "./paths.ts";

/** The portal's URLs for the widgets. */
export const links: CatalogueLinks = {
  datasheet: (product) => {
    const fluid = product.family === "brake_fluids" ? fluidOfCode(product.code) : undefined;
    return fluid ? paths.brakeFluidSheet(fluid) : paths.datasheet(product);
  },
  shortDatasheet: ({ code }) => paths.shortDatasheet(code),
  section: (view, section) => paths.section(view, slugOfSection(section) ?? section),
  comparison: (section, parts) => paths.comparison(section, parts),
  codeSearch: (code) => paths.home({ code }),
  codeList: (codes) => paths.codeList(codes),
  vehicleSearch: ({ family, axle, ...vehicle }) =>
    paths.home({
      tab: "application",
      ...vehicle,
      family: family ?? undefined,
      axle: axle ?? undefined,
    }),
  sectionVehicle: ({ section, ...vehicle }) => paths.application(section, vehicle),
  measureSearch: (section, query) => paths.measures(section, query),
  importPreview: (id) => paths.importPreview(id),
  importHistory: ({ load } = {}) => paths.loadData({ load }),
  order: (id) => paths.order(id),
  orderHistory: () => paths.reports("history"),
  repeatOrder: (id) => paths.reports("order", id),
  fluid: (fluid) => paths.brakeFluidSheet(fluid),
};
