import { describe, expect, it } from "vitest";
import { blocksOf, groupOf } from "./items.ts";
import type { SideNavItem } from "./items.ts";

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
  it("cuts at separators", () => {
    expect(blocksOf(items).map((block) => block.map(({ id }) => id))).toEqual([
      ["home", "code"],
      ["fluid"],
    ]);
  });

  it("of nothing is one empty block", () => {
    expect(blocksOf([])).toEqual([[]]);
  });
});

describe("groupOf", () => {
  it("finds the group of a link inside it", () => {
    expect(groupOf(items, "code-pads")).toBe("code");
  });

  it("finds none for a link of the first level, an unknown one, or no link", () => {
    expect(groupOf(items, "home")).toBeUndefined();
    expect(groupOf(items, "elsewhere")).toBeUndefined();
    expect(groupOf(items, undefined)).toBeUndefined();
  });
});
