import { pictured, stable, tab, type ComponentFacts } from "./kit.ts";

export const data: Readonly<Record<string, ComponentFacts>> = {
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
  DataTable: stable(
    ["grid", "list", "data grid", "sortable table", "results", "spreadsheet"],
    [
      ["Tab", "Moves to the rows, then to the column menu"],
      ["↓, ↑, Home, End, Page Up, Page Down", "Moves between rows, and to the head"],
      ["Enter", "Opens the row; on a head, sorts"],
      ["Space", "Selects the row"],
    ],
    "Past 200 rows only those in view are in the document; `aria-rowcount` counts all.",
    "On a phone, rows are cards in a list.",
  ),
  DescriptionList: stable(
    ["definition list", "key value", "facts", "properties"],
    [],
    "Pairs of `dt` and `dd`.",
  ),
  Disclosure: stable(
    ["accordion", "collapse", "expander", "details"],
    [...tab, ["Enter, Space", "Shows or hides the content"]],
    "The button has `aria-expanded`.",
  ),
  FactsStrip: stable(["key figures", "stats", "metrics"], [], "Pairs of `dt` and `dd`."),
  Flag: stable(["country", "locale flag"], [], pictured),
  Gallery: stable(
    ["pictures", "thumbnails", "images", "lightbox"],
    [
      ["Tab", "Moves to the pictures"],
      ["Enter, Space", "Shows the picture of a thumbnail, the previous or the next one"],
    ],
    "Each picture needs a text that says what it shows.",
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
};
