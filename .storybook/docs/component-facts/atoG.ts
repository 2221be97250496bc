import {
  added,
  closes,
  field,
  follow,
  labeled,
  pictured,
  press,
  stable,
  tab,
  type ComponentFacts,
} from "./kit.ts";

export const fromAToG: Readonly<Record<string, ComponentFacts>> = {
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
  AppShell: stable(
    ["layout", "page frame", "navigation drawer", "header", "skeleton page"],
    [["Tab", "First shows the link that skips to the content"], ...closes.slice(1)],
    "Has one banner, navigation, main and contentinfo landmark. Focus moves to main through the skip link.",
    "Up to 700 px the menu is a modal drawer.",
  ),
  Avatar: stable(
    ["user picture", "initials", "profile"],
    [],
    "Hidden from screen readers: the name is beside it or on the button around it.",
  ),
  Badge: stable(
    ["count", "counter", "notification dot", "pill"],
    [],
    "Screen readers read `label` in place of the number.",
  ),
  Box: stable(["container", "div", "padding", "view"]),
  Breadcrumbs: added(
    ["trail", "path", "hierarchy"],
    follow,
    'A navigation landmark with an ordered list. The last item has `aria-current="page"` and is no link.',
  ),
  BrandMark: stable(
    ["logo", "brand"],
    [],
    "Without the name in text, the logo is an image named after the brand.",
  ),
  Button: stable(
    ["action", "cta", "submit"],
    press,
    "While pending it keeps its size and focus, ignores presses, and announces that it is busy.",
    "At least 44 px high on touch screens.",
  ),
  Card: stable(
    ["panel", "tile", "surface"],
    follow,
    "With `href` the whole card is one link. Its label must contain the visible text, for speech input.",
  ),
  Carousel: stable(
    ["slider", "slideshow", "banner", "gallery"],
    [
      ["Tab", "Moves to the buttons and the picture"],
      ["Enter, Space", "Shows another picture, stops or starts"],
    ],
    "It stops while it has the pointer or the focus, and never starts under `prefers-reduced-motion`.",
  ),
  CellGrid: stable(
    ["grid of values", "matrix", "price grid"],
    [],
    "A list; each item has its caption before the value.",
  ),
  Checkbox: stable(
    ["tick box", "check"],
    [...tab, ["Space", "Toggles it"]],
    "The label is part of the target.",
  ),
  CheckboxGroup: stable(
    ["multiple choice", "options"],
    [
      ["Tab", "Moves to the next option"],
      ["Space", "Toggles the option"],
    ],
    labeled,
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
  Code: stable(
    ["part number", "monospace", "sku"],
    follow,
    "Not translated by browsers. A code with a link is at least 24 px high.",
  ),
  CodeBlock: added(
    ["snippet", "pre", "copy code", "terminal"],
    press,
    "The button announces that the text was copied.",
    "Long lines are broken, so that no area needs to be scrolled sideways.",
  ),
  ComboBox: stable(
    ["autocomplete", "typeahead", "dropdown", "search select", "lookup", "suggestions"],
    [
      ["↓, ↑", "Opens the list and moves in it"],
      ["Letters", "Filter the list"],
      ["Enter", "Chooses, or submits the typed text"],
      ["Esc", "Closes the list, then clears the field"],
    ],
    "Focus stays in the field; the focused option is announced. The number of results is announced.",
  ),
  ConfirmDialog: stable(
    ["alert", "confirmation", "are you sure", "modal"],
    closes,
    "An `alertdialog`: its text is announced when it opens. Focus starts on the button that changes nothing.",
  ),
  ContextualHelp: added(
    ["info icon", "tooltip", "toggletip", "hint", "help"],
    [["Enter, Space", "Opens the explanation"], ...closes],
    "The button's label says what is explained. Works on touch screens, unlike a tooltip.",
  ),
  CopyButton: stable(["clipboard", "copy"], press, "Announces that the text was copied."),
  DataTable: stable(
    ["grid", "list", "data grid", "sortable table", "results", "spreadsheet"],
    [
      ["Tab", "Moves to the head, then to the rows"],
      ["↓, ↑, Home, End, Page Up, Page Down", "Moves between rows"],
      ["Enter", "Opens the row; on a head, sorts"],
      ["Space", "Selects the row"],
    ],
    "Past 200 rows only those in view are in the document; `aria-rowcount` counts all.",
    "On a phone, rows are cards in a list.",
  ),
  DateRange: added(
    ["date picker", "calendar", "period", "from to"],
    [
      ["Digits", "Type a part of a date"],
      ["↑, ↓", "Changes a part of a date"],
      ["←, →", "Moves between the parts; in the calendar, between days"],
      ["Enter", "Opens the calendar; there, chooses the first day, then the last"],
      ["Page Up, Page Down", "In the calendar, turns a month"],
      ["Esc", "Closes the calendar"],
    ],
    "Each part of a date is a spin button with a name in the user's language.",
  ),
  DescriptionList: stable(
    ["definition list", "key value", "facts", "properties"],
    [],
    "Pairs of `dt` and `dd`.",
  ),
  Dialog: stable(
    ["modal", "popup", "overlay", "lightbox", "window"],
    closes,
    "Focus moves to the first field and stays inside. The page behind is hidden from screen readers.",
    "On a phone it opens from the bottom edge.",
  ),
  Disclosure: stable(
    ["accordion", "collapse", "expander", "details"],
    [...tab, ["Enter, Space", "Shows or hides the content"]],
    "The button has `aria-expanded`.",
  ),
  Divider: stable(
    ["line", "separator", "rule", "hr"],
    [],
    "Decorative unless it separates groups of a toolbar.",
  ),
  Drawer: added(
    ["side sheet", "slide-over", "off-canvas", "panel", "modal"],
    closes,
    "A modal dialog: focus stays inside, the page behind is hidden from screen readers.",
    "Give it a button that closes it.",
  ),
  DropZone: stable(
    ["file upload", "drag and drop", "file input", "uploader"],
    [
      ["Tab", "Moves to the area, then to the button"],
      ["Enter, Space", "On the button, opens the file dialog"],
      ["Ctrl V", "Pastes files"],
    ],
    "Rejected files are announced with the reason.",
  ),
  EmptyState: stable(
    ["no results", "blank slate", "zero state"],
    [],
    "Say what to try next; the text is read in place of the data.",
  ),
  ErrorState: stable(
    ["failure", "retry", "error message"],
    press,
    "An alert: announced when it appears. Its button repeats the request.",
  ),
  FactsStrip: stable(["key figures", "stats", "metrics"], [], "Pairs of `dt` and `dd`."),
  Flag: stable(["country", "locale flag"], [], pictured),
  Footer: stable(
    ["contentinfo", "legal", "page footer"],
    follow,
    "A contentinfo landmark with a named list of links.",
  ),
  Form: stable(
    ["fields", "validation", "submit"],
    field,
    "After an invalid submit, focus moves to the first invalid field, and no input is lost.",
  ),
  Gallery: stable(
    ["pictures", "thumbnails", "images", "lightbox"],
    [
      ["Tab", "Moves to the pictures"],
      ["Enter, Space", "Shows the picture of a thumbnail, the previous or the next one"],
    ],
    "Each picture needs a text that says what it shows.",
  ),
  Grid: stable(["columns", "layout", "css grid"]),
};
