import type { IconName } from "../Icon/paths.ts";

export interface MenuLine {
  id: string;
  label: string;
  icon?: IconName;
  href?: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
  isDisabled?: boolean;
}

/** One of several, under its own label, in a menu that offers more than this choice. */
export interface MenuChoice {
  label: string;
  /** Their ids differ from all others of the menu. */
  items: readonly MenuLine[];
  /** The id of the current entry. */
  selected: string;
}

export type MenuEntry = "separator" | MenuLine | MenuChoice;
