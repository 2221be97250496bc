import { type Section, slugOfSection } from "@caliper/catalogue-model";
import { paths } from "../paths.ts";
import { site } from "../site.ts";
import type { MenuLink, MenuPage } from "./menuModel.ts";

/**
 * The URL of a menu entry. Undefined for pages that the portal does not have; such an
 * entry is left out.
 */
export function hrefOf({ page, section, report }: MenuLink): string | undefined {
  if (page === "reports") return paths.reports(report);
  return hrefs[page]?.(section);
}

const hrefs: Readonly<
  Partial<Record<MenuPage, (section: Section | undefined) => string | undefined>>
> = {
  home: () => paths.home(),
  lists: () => paths.lists(),
  ownOrders: () => paths.ownOrders(),
  codeSearch: (section) => section && paths.section("code", slugOfSection(section) ?? section),
  measureSearch: (section) => section && paths.measures(section),
  diagramComparison: (section) => section && paths.comparison(section),
  applicationSearch: (section) => section && paths.application(section),
  brakeFluid: () => paths.section("schema", "brake_fluid"),
  table: (section) => section && paths.section("table", section),
  newsletter: () => paths.newsletter(),
  portal: () => site.portal,
  adminPanel: () => paths.adminPanel(),
  accounts: () => paths.accounts(),
  audit: () => paths.audit(),
  loadData: () => paths.loadData({ load: true }),
};

/** The first screen of a section: its code search, or the list of fluids. */
export function sectionHref(section: Section): string | undefined {
  return hrefOf(
    section === "brake_fluid" ? { page: "brakeFluid" } : { page: "codeSearch", section },
  );
}
