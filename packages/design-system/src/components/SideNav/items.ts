import type { IconName } from "../Icon/paths.ts";

export interface SideNavLink {
  /** The id used by `current`. */
  id: string;
  label: string;
  /** Replaces the label where the link's group is not visible: in the collapsed menu. */
  fullLabel?: string;
  href: string;
  /** Opens a new tab. */
  isExternal?: boolean;
}

export interface SideNavGroup {
  /** Unique among the groups. */
  id: string;
  label: string;
  icon: IconName;
  links: readonly SideNavLink[];
  /** Its links are always visible, also as icons in the collapsed menu. */
  isStatic?: boolean;
}

export type SideNavEntry = (SideNavLink & { icon: IconName }) | SideNavGroup;

export type SideNavItem = "separator" | SideNavEntry;

export const isGroup = (entry: SideNavEntry): entry is SideNavGroup => "links" in entry;

/** The entries between separators, in order. */
export const blocksOf = (items: readonly SideNavItem[]): SideNavEntry[][] =>
  items.reduce<SideNavEntry[][]>(
    (blocks, item) => {
      if (item === "separator") return [...blocks, []];
      blocks.at(-1)?.push(item);
      return blocks;
    },
    [[]],
  );

/** The id of the group with the current link, if any. */
export const groupOf = (
  items: readonly SideNavItem[],
  current: string | undefined,
): string | undefined =>
  items.find(
    (item): item is SideNavGroup =>
      item !== "separator" && isGroup(item) && item.links.some(({ id }) => id === current),
  )?.id;
