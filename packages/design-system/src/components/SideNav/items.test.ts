import { describe, expect, it } from "vitest";
import { blocksOf, groupOf, type SideNavItem } from "./items.ts";

const items: readonly SideNavItem[] = [
  { id: "home", label: "Home", icon: "home", href: "/home" },
  {
    id: "code",
    label: "Code",
    icon: "code",
    links: [{ id: "code-pads", label: "Pads", href: "/home/code/pads" }],
  },
  "separator",
  { id: "fluid", label: "Fluid", icon: "droplet", href: "/fluid" },
];

describe("blocksOf", () => {
  it("splits at separators", () => {
    expect(blocksOf(items).map((block) => block.map(({ id }) => id))).toEqual([
      ["home", "code"],
      ["fluid"],
    ]);
  });

  it("returns one empty block for no items", () => {
    expect(blocksOf([])).toEqual([[]]);
  });
});

describe("groupOf", () => {
  it("finds the group of a link inside it", () => {
    expect(groupOf(items, "code-pads")).toBe("code");
  });

  it("returns undefined for a top-level link, an unknown link or no link", () => {
    expect(groupOf(items, "home")).toBeUndefined();
    expect(groupOf(items, "elsewhere")).toBeUndefined();
    expect(groupOf(items, undefined)).toBeUndefined();
  });
});
