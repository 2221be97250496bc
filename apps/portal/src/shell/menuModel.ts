/** The side menu, footer and permitted pages of a level. Pure. */
import {
  isLimitedByFlags,
  isSignedIn,
  maySee,
  maySeeSection,
  type Section,
  sectionsOf,
  type Viewer,
} from "@caliper/catalogue-model";
import { mayCall } from "@caliper/api-client";
import { type ReportView, reportViews, sectionsOfView } from "../paths.ts";

export type SearchPage = "codeSearch" | "applicationSearch" | "measureSearch" | "diagramComparison";

/** Pages in the menu; `portal` is the external one. */
export type MenuPage =
  | SearchPage
  | "home"
  | "lists"
  | "ownOrders"
  | "brakeFluid"
  | "table"
  | "portal"
  | "newsletter"
  | "loadData"
  | "adminPanel"
  | "reports"
  | "accounts"
  | "audit";

/** Pages with a route of their own. */
export type Page =
  | Exclude<MenuPage, "portal">
  | "datasheet"
  | "brakeFluidSheet"
  | "lists"
  | "ownCodes";

export interface MenuLink {
  readonly page: MenuPage;
  /** With the search pages and tables only. */
  readonly section?: Section;
  /** With the reports only. */
  readonly report?: ReportView;
}

export type MenuGroupId =
  | SearchPage
  | "home"
  | "lists"
  | "ownOrders"
  | "brakeFluid"
  | "tables"
  | "general"
  | "reports"
  | "administration";

export interface MenuGroup {
  readonly id: MenuGroupId;
  /** `links`: each link is an entry of its own. `submenu`: opens to its links. `static`: a heading over its links. */
  readonly kind: "links" | "submenu" | "static";
  readonly links: readonly MenuLink[];
}

export interface Footer {
  readonly sections: readonly Section[];
  readonly newsletter: boolean;
}

const searchSections: Readonly<Record<SearchPage, readonly Section[]>> = {
  codeSearch: sectionsOfView.code,
  applicationSearch: sectionsOfView.apli,
  measureSearch: sectionsOfView.measu,
  diagramComparison: sectionsOfView.comp_dia,
};

const searchPages = Object.keys(searchSections) as readonly SearchPage[];

const tableSections: readonly Section[] = sectionsOfView.table;

/** Sections that a search page has for the viewer. */
export function sectionsOfPage(page: SearchPage, viewer: Viewer): readonly Section[] {
  return searchSections[page].filter((section) => maySeeSection(section, viewer));
}

/** The menu from top to bottom, without empty groups; nothing for an anonymous viewer. */
export function menuOf(viewer: Viewer): readonly MenuGroup[] {
  if (!isSignedIn(viewer)) return [];
  const kind = isLimitedByFlags(viewer) ? "static" : "submenu";
  const tables = tableSections.filter((section) => maySeeSection(section, viewer));
  const all: readonly MenuGroup[] = [
    { id: "home", kind: "links", links: [{ page: "home" }] },
    { id: "lists", kind: "links", links: [{ page: "lists" }] },
    {
      id: "ownOrders",
      kind: "links",
      links: mayOpen("ownOrders", viewer) ? [{ page: "ownOrders" }] : [],
    },
    ...(searchPages.map((page) => ({
      id: page,
      kind,
      links: sectionsOfPage(page, viewer).map((section) => ({ page, section })),
    })) satisfies readonly MenuGroup[]),
    { id: "brakeFluid", kind: "links", links: [{ page: "brakeFluid" }] },
    { id: "tables", kind: "links", links: tables.map((section) => ({ page: "table", section })) },
    { id: "general", kind, links: linksFor("general", ["portal", "newsletter"], viewer) },
    {
      id: "reports",
      kind,
      links: maySee("administration", viewer)
        ? reportViews.map((report) => ({ page: "reports", report }))
        : [],
    },
    {
      id: "administration",
      kind,
      links: linksFor("administration", ["loadData", "adminPanel", "accounts", "audit"], viewer),
    },
  ];
  return all.filter((group) => group.links.length > 0);
}

function linksFor(
  block: "general" | "administration",
  pages: readonly MenuPage[],
  viewer: Viewer,
): readonly MenuLink[] {
  return maySee(block, viewer) ? pages.map((page) => ({ page })) : [];
}

export function footerOf(viewer: Viewer): Footer {
  return { sections: sectionsOf(viewer), newsletter: maySee("newsletterLink", viewer) };
}

/**
 * Whether the viewer may open a page; for search pages and tables without a section, whether any of
 * their sections is open. The portal guards its routes with it.
 */
export function mayOpen(page: Page, viewer: Viewer, section?: Section): boolean {
  switch (page) {
    case "datasheet":
      return true;
    case "home":
    case "lists":
      return isSignedIn(viewer);
    case "ownCodes":
      // Administrators load the codes of all accounts with the other tables.
      return isSignedIn(viewer) && !maySee("administration", viewer);
    case "ownOrders":
      return mayCall("listOwnOrders", viewer);
    case "brakeFluid":
    case "brakeFluidSheet":
      return mayCall("fichaInfoBf", viewer);
    case "newsletter":
      return mayCall("getPdfUploaded", viewer);
    case "loadData":
    case "adminPanel":
    case "reports":
    case "accounts":
    case "audit":
      return maySee("administration", viewer);
    case "table":
      return opens(tableSections, viewer, section);
    case "codeSearch":
    case "applicationSearch":
    case "measureSearch":
    case "diagramComparison":
      return opens(searchSections[page], viewer, section);
  }
}

function opens(sections: readonly Section[], viewer: Viewer, section?: Section): boolean {
  return sections.some(
    (candidate) =>
      (section === undefined || section === candidate) && maySeeSection(candidate, viewer),
  );
}
