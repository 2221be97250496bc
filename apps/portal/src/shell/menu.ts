import type { Viewer } from "@caliper/catalogue-model";
import type { IconName, SideNavItem, SideNavLink } from "@caliper/design-system";
import { hrefOf } from "./hrefs.ts";
import { menuOf, type MenuGroup, type MenuGroupId, type MenuLink } from "./menuModel.ts";

/** The texts of the menu. */
export interface MenuWords {
  readonly group: (id: MenuGroupId) => string;
  readonly link: (link: MenuLink) => string;
  /** An entry of a group that is not drawn as a group. */
  readonly direct: (group: MenuGroupId, link: MenuLink) => string;
}

const icons: Readonly<Record<MenuGroupId, IconName>> = {
  home: "home",
  codeSearch: "code",
  applicationSearch: "vehicle",
  measureSearch: "ruler",
  diagramComparison: "compare",
  brakeFluid: "droplet",
  tables: "table",
  general: "newsletter",
  reports: "reports",
  administration: "admin",
};

/** Groups below the separator. */
const aside: readonly MenuGroupId[] = ["general", "reports", "administration"];

/** The side menu of a viewer: the pages that the portal has, of those that the level may open. */
export function menuItems(viewer: Viewer, words: MenuWords): SideNavItem[] {
  const groups = menuOf(viewer)
    .map((group) => ({ ...group, links: group.links.filter((link) => hrefOf(link) !== undefined) }))
    .filter((group) => group.links.length > 0);
  const searches = groups.filter(({ kind }) => kind === "direct");
  // With a single search the section names are enough.
  const named =
    searches.length > 1 ? words.direct : (_: MenuGroupId, link: MenuLink) => words.link(link);
  const main = groups.filter(({ id }) => !aside.includes(id));
  const rest = groups.filter(({ id }) => aside.includes(id));
  const draw = (group: MenuGroup) => drawn(group, words, named);
  return [
    ...main.flatMap(draw),
    ...(rest.length > 0 ? ["separator" as const] : []),
    ...rest.flatMap(draw),
  ];
}

function drawn(
  { id, kind, links }: MenuGroup,
  words: MenuWords,
  named: MenuWords["direct"],
): SideNavItem[] {
  const icon = icons[id];
  if (kind === "submenu") {
    return [
      {
        id,
        icon,
        label: words.group(id),
        links: links.map((link) => drawnLink(link, words.link(link))),
      },
    ];
  }
  return links.map((link) => ({
    ...drawnLink(link, kind === "link" ? words.group(id) : named(id, link)),
    icon,
  }));
}

function drawnLink(link: MenuLink, label: string): SideNavLink {
  const href = hrefOf(link) ?? "";
  return {
    id: href,
    label,
    href,
    ...(/^https?:\/\//.test(href) && { isExternal: true }),
  };
}
