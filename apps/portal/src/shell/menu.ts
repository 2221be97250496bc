import type { Viewer } from "@caliper/catalogue-model";
import type { IconName, SideNavItem, SideNavLink } from "@caliper/design-system";
import { hrefOf } from "./hrefs.ts";
import { sectionIcons } from "./sectionIcons.ts";
import { menuOf, type MenuGroup, type MenuGroupId, type MenuLink } from "./menuModel.ts";

/** The texts of the menu. */
export interface MenuWords {
  readonly group: (id: MenuGroupId) => string;
  readonly link: (link: MenuLink) => string;
  /** A link of a group with the group's name. */
  readonly full: (group: MenuGroupId, link: MenuLink) => string;
}

const icons: Readonly<Record<MenuGroupId, IconName>> = {
  home: "home",
  lists: "clipboard",
  ownOrders: "box",
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
  const main = groups.filter(({ id }) => !aside.includes(id));
  const rest = groups.filter(({ id }) => aside.includes(id));
  const draw = (group: MenuGroup) => drawn(group, words);
  return [
    ...main.flatMap(draw),
    ...(rest.length > 0 ? ["separator" as const] : []),
    ...rest.flatMap(draw),
  ];
}

function drawn({ id, kind, links }: MenuGroup, words: MenuWords): SideNavItem[] {
  const icon = icons[id];
  if (kind === "links") {
    return links.map((link) => ({
      ...drawnLink(link, words.link(link)),
      icon: link.section === undefined ? icon : sectionIcons[link.section],
    }));
  }
  return [
    {
      id,
      icon,
      label: words.group(id),
      links: links.map((link) => ({
        ...drawnLink(link, words.link(link)),
        fullLabel: words.full(id, link),
      })),
      isStatic: kind === "static",
    },
  ];
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
