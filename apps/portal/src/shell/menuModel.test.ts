import { describe, expect, it } from "vitest";
import { anonymous, flags, levels, type Viewer } from "@caliper/catalogue-model";
import { footerOf, mayOpen, menuOf, type MenuLink, type Page } from "./menuModel.ts";

const viewer = (level: Viewer["level"], own: Viewer["flags"] = []): Viewer => ({
  level,
  username: "x",
  flags: own,
  warehouses: [],
});

const linkText = (link: MenuLink) =>
  [link.page, link.section ?? link.report].filter(Boolean).join("/");

/** One line per group: `id (kind): page/section page/section`. */
const drawn = (who: Viewer) =>
  menuOf(who).map((group) => `${group.id} (${group.kind}): ${group.links.map(linkText).join(" ")}`);

const searchGroups = (kind: string) => [
  `codeSearch (${kind}): codeSearch/brakepad_band codeSearch/rotor_drum codeSearch/cylinder_bomb codeSearch/hardware`,
  `applicationSearch (${kind}): applicationSearch/brakepad_band applicationSearch/rotor_drum applicationSearch/cylinder_bomb applicationSearch/hardware`,
  `measureSearch (${kind}): measureSearch/brakepad_band measureSearch/rotor_drum measureSearch/cylinder_bomb`,
  `diagramComparison (${kind}): diagramComparison/brakepad_band diagramComparison/rotor_drum diagramComparison/cylinder_bomb`,
];
const home = "home (links): home";
const lists = "lists (links): lists";
const fluid = "brakeFluid (links): brakeFluid";
const tables = "tables (links): table/kit_caliper table/cylinder_cups";
const general = "general (submenu): portal newsletter";
const reports =
  "reports (submenu): reports/tables reports/exchange reports/order reports/list reports/history";
const administration = "administration (submenu): loadData adminPanel accounts audit";

describe("menuOf", () => {
  it("is empty for an anonymous viewer", () => {
    expect(menuOf(anonymous)).toEqual([]);
  });
  it("has everything for ADMIN", () => {
    expect(drawn(viewer("ADMIN"))).toEqual([
      home,
      lists,
      ...searchGroups("submenu"),
      fluid,
      tables,
      general,
      reports,
      administration,
    ]);
  });
  it("has seven groups at most", () => {
    for (const level of levels) {
      const groups = menuOf(viewer(level, flags)).filter(({ kind }) => kind !== "links");
      expect(groups.length).toBeLessThanOrEqual(7);
    }
  });
  it("has no administration for CLIENTE", () => {
    expect(drawn(viewer("CLIENTE"))).toEqual([
      home,
      lists,
      "ownOrders (links): ownOrders",
      ...searchGroups("submenu"),
      fluid,
      tables,
      general,
    ]);
  });
  it("has no general group for JUNIOR", () => {
    expect(drawn(viewer("JUNIOR"))).toEqual([
      home,
      lists,
      ...searchGroups("submenu"),
      fluid,
      tables,
    ]);
  });
  it("has headings over its links and no tables for PLANTA", () => {
    expect(drawn(viewer("PLANTA", flags))).toEqual([home, lists, ...searchGroups("static"), fluid]);
  });
  it("has only the flagged sections for PLANTA", () => {
    expect(drawn(viewer("PLANTA", ["P_BP", "P_BL"]))).toEqual([
      home,
      lists,
      "codeSearch (static): codeSearch/brakepad_band",
      "applicationSearch (static): applicationSearch/brakepad_band",
      "measureSearch (static): measureSearch/brakepad_band",
      "diagramComparison (static): diagramComparison/brakepad_band",
      fluid,
    ]);
    expect(drawn(viewer("PLANTA"))).toEqual([home, lists, fluid]);
  });
});

describe("footerOf", () => {
  it.each([
    ["anonymous", false],
    ["JUNIOR", false],
    ["CLIENTE", true],
    ["PLANTA", true],
    ["ADMIN", true],
  ] as const)("newsletter for %s: %s", (level, shown) => {
    expect(footerOf(viewer(level)).newsletter).toBe(shown);
  });
});

describe("mayOpen", () => {
  const pages: readonly [Page, string][] = [
    ["datasheet", "anonymous JUNIOR CLIENTE PLANTA ADMIN"],
    ["home", "JUNIOR CLIENTE PLANTA ADMIN"],
    ["lists", "JUNIOR CLIENTE PLANTA ADMIN"],
    ["ownOrders", "CLIENTE"],
    ["brakeFluid", "JUNIOR CLIENTE PLANTA ADMIN"],
    ["brakeFluidSheet", "JUNIOR CLIENTE PLANTA ADMIN"],
    ["table", "JUNIOR CLIENTE ADMIN"],
    ["newsletter", "CLIENTE PLANTA ADMIN"],
    ["adminPanel", "ADMIN"],
    ["accounts", "ADMIN"],
    ["audit", "ADMIN"],
    ["reports", "ADMIN"],
  ];
  it.each(pages)("%s: %s", (page, expected) => {
    const openTo = (["anonymous", "JUNIOR", "CLIENTE", "PLANTA", "ADMIN"] as const).filter(
      (level) => mayOpen(page, viewer(level, level === "PLANTA" ? flags : [])),
    );
    expect(openTo.join(" ")).toBe(expected);
  });

  const pads = viewer("PLANTA", ["P_BP"]);
  it("opens a search page of PLANTA by section", () => {
    expect(mayOpen("codeSearch", pads)).toBe(true);
    expect(mayOpen("codeSearch", pads, "brakepad_band")).toBe(true);
    expect(mayOpen("codeSearch", pads, "rotor_drum")).toBe(false);
  });
  it("has no measure search for hardware", () => {
    expect(mayOpen("measureSearch", viewer("ADMIN"), "hardware")).toBe(false);
  });
});
