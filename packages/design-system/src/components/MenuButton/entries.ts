import type { IconName } from "../Icon/paths.ts";

export interface MenuLine<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconName;
  href?: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
  isDisabled?: boolean;
}

/** One of several, under its own label, in a menu that offers more than this choice. */
export interface MenuChoice<Id extends string = string> {
  label: string;
  /** Their ids differ from all others of the menu. */
  items: readonly MenuLine<Id>[];
  /** The id of the current entry. */
  selected: string;
}

export type MenuEntry<Id extends string = string> = "separator" | MenuLine<Id> | MenuChoice<Id>;

export function lineOf<Id extends string>(
  entries: readonly MenuEntry<Id>[],
  id: string,
): MenuLine<Id> | undefined {
  return entries
    .flatMap((entry) => (entry === "separator" ? [] : "items" in entry ? entry.items : [entry]))
    .find((line) => line.id === id);
}
