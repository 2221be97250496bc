import { added, follow, labeled, press, stable, type ComponentFacts } from "./kit.ts";

export const actions: Readonly<Record<string, ComponentFacts>> = {
  ActionBar: added(
    ["toolbar", "bulk actions", "selection bar", "batch actions"],
    [
      ["Tab", "Moves to the bar, and past it"],
      ["→, ←", "Moves between the actions"],
      ["Enter, Space", "Runs the action"],
    ],
    "A toolbar with one tab stop. The number of selected rows is announced when it changes.",
    "Render it after the list, so that Tab reaches it from the rows.",
  ),
  Breadcrumbs: added(
    ["trail", "path", "hierarchy"],
    follow,
    'A navigation landmark with an ordered list. The last item has `aria-current="page"` and is no link.',
  ),
  Button: stable(
    ["action", "cta", "submit"],
    press,
    "While pending it keeps its size and focus, ignores presses, and announces that it is busy.",
    "At least 44 px high on touch screens.",
  ),
  ChipGroup: stable(
    ["filter chips", "segmented filter", "pills", "facets"],
    [
      ["Tab", "Moves to the chosen chip"],
      ["→, ←", "Moves between chips"],
      ["Enter, Space", "Chooses"],
    ],
    "A radio group: one chip is always chosen.",
  ),
  CopyButton: stable(["clipboard", "copy"], press, "Announces that the text was copied."),
  IconButton: stable(
    ["icon action", "round button", "toolbar button"],
    press,
    "The label is the accessible name and the tooltip.",
  ),
  Link: stable(
    ["anchor", "hyperlink", "a"],
    follow,
    "At least 24 px high. External links open in the same tab, as users expect.",
  ),
  LinkButton: stable(
    ["button link", "anchor button", "cta"],
    follow,
    "A link that looks like a button: it goes to a page, and does nothing else.",
  ),
  MenuButton: stable(
    ["dropdown", "dropdown menu", "context menu", "overflow menu", "kebab"],
    [
      ["Enter, Space, ↓", "Opens the menu"],
      ["↓, ↑, Home, End", "Moves in the menu"],
      ["Letters", "Move to the entry that starts with them"],
      ["Enter", "Runs the entry"],
      ["Esc", "Closes the menu"],
    ],
    "Entries with a choice are menu item radios.",
  ),
  Pagination: added(
    ["pager", "paging", "pages", "page numbers"],
    press,
    'A navigation landmark; the current page has `aria-current="page"`.',
    "Move focus to the list after a page was chosen.",
  ),
  ToggleButtonGroup: stable(
    ["segmented control", "button group", "view switch"],
    [
      ["Tab", "Moves to the chosen button"],
      ["→, ←", "Moves between the buttons"],
      ["Enter, Space", "Chooses"],
    ],
    labeled,
  ),
};
