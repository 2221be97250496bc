import {
  added,
  arrowsChoose,
  closes,
  field,
  follow,
  labeled,
  list,
  pictured,
  press,
  stable,
  tab,
  type ComponentFacts,
} from "./kit.ts";

export const fromHToZ: Readonly<Record<string, ComponentFacts>> = {
  Heading: stable(
    ["title", "h1", "h2", "header"],
    [],
    "`level` is the level in the outline of the page; `variant` is only the size.",
  ),
  Hide: stable(
    ["responsive", "visibility", "breakpoint"],
    [],
    "Hidden content is hidden from screen readers too.",
  ),
  Icon: stable(["symbol", "glyph", "svg"], [], pictured),
  IconButton: stable(
    ["icon action", "round button", "toolbar button"],
    press,
    "The label is the accessible name and the tooltip.",
  ),
  Inline: stable(["row", "horizontal stack", "hstack", "flex", "cluster"]),
  Kbd: added(
    ["keyboard", "key", "shortcut", "hotkey", "keycap"],
    [],
    "Inside a control that announces its shortcut, set `isDecorative`.",
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
  Mark: stable(
    ["highlight", "search match"],
    [],
    "The marked part is a `mark` element; the reason of the match is text beside it.",
  ),
  Measurement: stable(
    ["length", "unit", "millimeters", "inches", "dimension"],
    [],
    "The unit is read with the value.",
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
  Meter: added(
    ["gauge", "quota", "capacity", "usage", "level"],
    [],
    "Its role is `meter`. Say in `valueText` what the number means; color is not enough.",
  ),
  Money: stable(
    ["price", "currency", "amount"],
    [],
    "Written in the user's language, with the currency.",
  ),
  MultiSelect: added(
    ["multiple dropdown", "multi select", "dropdown", "checklist"],
    [
      ...list.slice(0, 3),
      ["Enter, Space", "Chooses or removes an item; the list stays open"],
      ["Esc", "Closes the list"],
    ],
    labeled,
    "The chosen items are read with the button.",
  ),
  Notice: stable(
    ["alert", "banner", "callout", "message", "inline message"],
    [],
    "Announced when it appears: errors as an alert, the others politely.",
  ),
  NumberField: stable(
    ["number input", "spinner", "stepper", "quantity", "measure"],
    [...tab, ["↑, ↓", "Changes the value by a step"], ["Enter", "Submits the form"]],
    labeled,
    "Accepts point and comma; what it cannot read stays in the field with an error.",
  ),
  PageHeader: stable(
    ["title bar", "page title", "toolbar"],
    [],
    "Contains the only heading of level 1.",
  ),
  Pagination: added(
    ["pager", "paging", "pages", "page numbers"],
    press,
    'A navigation landmark; the current page has `aria-current="page"`.',
    "Move focus to the list after a page was chosen.",
  ),
  PasswordField: stable(
    ["secret", "login", "password input"],
    field,
    "The button that shows the password is a tab stop and announces its state. Password managers can fill it.",
  ),
  Popover: added(
    ["dropdown panel", "flyout", "popup", "overlay"],
    [["Enter, Space", "Opens it"], ...closes],
    "Not modal for the eye, but focus stays inside until it is closed.",
  ),
  ProgressBar: stable(
    ["loading bar", "progress", "spinner", "upload progress"],
    [],
    "Its role is `progressbar`; without a value it is indeterminate.",
  ),
  RadioGroup: stable(["radio buttons", "single choice", "options"], arrowsChoose, labeled),
  SearchField: stable(
    ["search box", "search input", "find"],
    [...tab, ["Enter", "Searches"], ["Esc", "Clears the field"]],
    "The label is hidden visually by default, not from screen readers.",
  ),
  SectionHeading: stable(
    ["subtitle", "h2", "section title"],
    [],
    "A heading of level 2 unless `level` says otherwise.",
  ),
  Select: stable(
    ["dropdown", "picker", "listbox", "combobox", "choose"],
    list,
    labeled,
    "Up to 300 items, browsers can fill it in like a native select.",
  ),
  SideNav: stable(
    ["sidebar", "navigation", "menu", "side menu"],
    [
      ["Tab", "Moves between links and groups"],
      ["Enter", "Follows a link, opens a group"],
    ],
    'A navigation landmark; the current page has `aria-current="page"`.',
  ),
  Skeleton: stable(
    ["loading", "placeholder", "spinner", "shimmer"],
    [],
    "Hidden from screen readers: the view around it says that it is loading. It does not move.",
  ),
  Slider: stable(
    ["range", "scale"],
    [
      ...tab,
      ["→, ↑", "Increases the value"],
      ["←, ↓", "Decreases the value"],
      ["Home, End", "Smallest and largest value"],
    ],
    "The value is announced as text.",
  ),
  Stack: stable(["column", "vertical stack", "vstack", "flex", "spacing"]),
  StatusIndicator: added(
    ["status dot", "health", "state", "badge", "light"],
    [],
    "The word says the status; the dot repeats it in color and stays visible with forced colors.",
  ),
  Stepper: added(
    ["wizard", "steps", "progress steps"],
    [],
    'An ordered list; the current step has `aria-current="step"`, finished ones are named as done.',
  ),
  Switch: stable(
    ["toggle", "on off"],
    [...tab, ["Space", "Switches it"]],
    "Its role is `switch`. The label stays the same in both states.",
  ),
  Table: stable(
    ["simple table", "rows", "list"],
    [],
    "Rows to read. A table that can be sorted, selected or opened is a `DataTable`.",
  ),
  Tabs: stable(
    ["tab bar", "views", "segments"],
    [
      ["Tab", "Moves to the chosen tab, then into its panel"],
      ["→, ←, Home, End", "Moves between tabs"],
    ],
    "The panel is named by its tab.",
  ),
  Tag: stable(
    ["label", "status", "chip", "badge", "state"],
    [],
    "The icon repeats the meaning for those who do not see the color.",
  ),
  TagGroup: added(
    ["removable tags", "chips", "tokens", "active filters", "multi value"],
    [
      ["Tab", "Moves to the tags"],
      ["→, ←", "Moves between tags"],
      ["Delete, Backspace", "Removes the tag"],
    ],
    "A grid, in which each tag is a row with its remove button. After a removal, focus moves to the next tag.",
  ),
  Text: stable(
    ["paragraph", "typography", "span", "body"],
    [],
    "`as` sets the element; the variant is only the look.",
  ),
  TextArea: stable(
    ["multiline input", "textarea", "comment"],
    [...tab, ["Enter", "Starts a new line"]],
    labeled,
  ),
  TextField: stable(["input", "text input", "textbox"], field, labeled),
  Timeline: added(
    ["history", "activity", "feed", "log", "events"],
    [],
    "An ordered list of events; each has its time in a `time` element.",
  ),
  Toast: stable(
    ["notification", "snackbar", "message"],
    [
      ["F6", "Moves to the notifications"],
      ["Tab", "Moves to the close button"],
    ],
    "Announced politely. It stays while it has the pointer or the focus.",
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
  Tooltip: stable(
    ["hint", "hover", "title"],
    [
      ["Tab", "Opens it when its element gets the focus"],
      ["Esc", "Closes it"],
    ],
    "Not available on touch screens: never the only place for a text.",
  ),
  VisuallyHidden: stable(
    ["sr-only", "screen reader only", "a11y text"],
    [],
    "Read by screen readers, not shown.",
  ),
};
