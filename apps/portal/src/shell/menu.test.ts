import { anonymous, flags, levels, type Viewer } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import { menuItems, type MenuWords } from "./menu.ts";

const viewer = (level: Viewer["level"], own: Viewer["flags"] = []): Viewer => ({
  level,
  username: "x",
  flags: own,
  warehouses: [],
});

const words: MenuWords = {
  group: (id) => id,
  link: ({ page, section, report }) => section ?? report ?? page,
  full: (group, link) => `${group}: ${words.link(link)}`,
};

/** One line per entry; the links of a group behind a colon. */
const drawn = (who: Viewer) =>
  menuItems(who, words).map((item) => {
    if (item === "separator") return "---";
    if ("links" in item) return `${item.label}: ${item.links.map(({ label }) => label).join(" ")}`;
    return item.label;
  });

const sections = "brakepad_band rotor_drum cylinder_bomb hardware";

describe("the side menu", () => {
  it("is empty for an anonymous viewer", () => {
    expect(drawn(anonymous)).toEqual([]);
  });
  it.each([
    ["ADMIN", true],
    ["CLIENTE", true],
    ["JUNIOR", false],
  ] as const)("has groups for %s, General: %s", (level, general) => {
    const items = drawn(viewer(level));
    const orders = level === "CLIENTE" ? ["ownOrders"] : [];
    expect(items.slice(0, 3 + orders.length)).toEqual([
      "home",
      "lists",
      ...orders,
      `codeSearch: ${sections}`,
    ]);
    expect(items.some((item) => item.startsWith("general"))).toBe(general);
    expect(items.includes("---")).toBe(general);
  });
  it("has no groups to open for PLANTA, and only its sections", () => {
    expect(drawn(viewer("PLANTA", flags))).toContain(`codeSearch: ${sections}`);
    const items = menuItems(viewer("PLANTA", ["P_BP", "P_BL"]), words);
    const groups = items.filter((item) => item !== "separator" && "links" in item);
    expect(groups.every((group) => group.isStatic)).toBe(true);
    const own = drawn(viewer("PLANTA", ["P_BP", "P_BL"]));
    expect(own).toEqual(
      expect.arrayContaining(["codeSearch: brakepad_band", "measureSearch: brakepad_band"]),
    );
    expect(own.some((item) => item.includes("rotor_drum"))).toBe(false);
  });
  it("links to existing pages and marks external ones", () => {
    for (const level of levels) {
      for (const item of menuItems(viewer(level, flags), words)) {
        if (item === "separator") continue;
        for (const { href, isExternal = false } of "links" in item ? item.links : [item]) {
          expect(href).toMatch(isExternal ? /^https:\/\// : /^\/\w+/);
        }
      }
    }
  });
  it("has one entry per address", () => {
    const ids = menuItems(viewer("ADMIN"), words).flatMap((item) =>
      item === "separator" ? [] : "links" in item ? item.links.map(({ id }) => id) : [item.id],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
