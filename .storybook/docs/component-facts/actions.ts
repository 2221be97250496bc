import { follow, labeled, press, stable, type ComponentFacts } from "./kit.ts";

export const actions: Readonly<Record<string, ComponentFacts>> = {
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
