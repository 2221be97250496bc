import { added, closes, follow, stable, type ComponentFacts } from "./kit.ts";

export const layout: Readonly<Record<string, ComponentFacts>> = {
  AppShell: stable(
    ["layout", "page frame", "navigation drawer", "header", "skeleton page"],
    [["Tab", "First shows the link that skips to the content"], ...closes.slice(1)],
    "Has one banner, navigation, main and contentinfo landmark. Focus moves to main through the skip link.",
    "Up to 700 px the menu is a modal drawer.",
  ),
  Box: stable(["container", "div", "padding", "view"]),
  BrandMark: stable(
    ["logo", "brand"],
    [],
    "Without the name in text, the logo is an image named after the brand.",
  ),
  Card: stable(
    ["panel", "tile", "surface"],
    follow,
    "With `href` the whole card is one link, named by its text.",
  ),
  Drawer: added(
    ["side sheet", "slide-over", "off-canvas", "panel", "modal"],
    closes,
    "A modal dialog: focus stays inside, the page behind is hidden from screen readers.",
    "Give it a button that closes it.",
  ),
  Footer: stable(
    ["contentinfo", "legal", "page footer"],
    follow,
    "A contentinfo landmark with a named list of links.",
  ),
  Grid: stable(["columns", "layout", "css grid"]),
  Hide: stable(
    ["responsive", "visibility", "breakpoint"],
    [],
    "Hidden content is hidden from screen readers too.",
  ),
  Inline: stable(["row", "horizontal stack", "hstack", "flex", "cluster"]),
  PageHeader: stable(
    ["title bar", "page title", "toolbar"],
    [],
    "Contains the only heading of level 1.",
  ),
  SectionHeading: stable(
    ["subtitle", "h2", "section title"],
    [],
    "A heading of level 2 unless `level` says otherwise.",
  ),
  SideNav: stable(
    ["sidebar", "navigation", "menu", "side menu"],
    [
      ["Tab", "Moves between links and groups"],
      ["Enter", "Follows a link, opens a group"],
    ],
    'A navigation landmark; the current page has `aria-current="page"`.',
  ),
  Stack: stable(["column", "vertical stack", "vstack", "flex", "spacing"]),
};
