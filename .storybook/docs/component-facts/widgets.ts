import { press, type Keys } from "./kit.ts";

/** Keys that widgets handle without a component of the design system, by the name of the file without its extension. */
export const widgetKeys: Readonly<Record<string, Keys>> = {
  Balloon: [["↓, ↑", "In a table of dimensions, moves between the letters of the drawing"]],
  CellEditor: [
    ["Enter", "Saves the correction of a cell, or of all cells with its value"],
    ["Esc", "Closes the correction without a change"],
  ],
  DecidingQuestion: [
    ["1 to 9", "Chooses an answer"],
    ["Esc", "Takes the last answer back"],
  ],
  DimensionMark: [["→, ↓, ←, ↑", "On the drawing, moves between the dimensions"]],
  ListTable: [["Alt ↑, Alt ↓", "Moves the focused line of a list"]],
  ListTitle: [["Esc", "Closes the field without a change"]],
  NoteCell: [
    ["Enter", "Saves the note"],
    ["Esc", "Closes the field without a change"],
  ],
  PreviewCell: press.map(([keys]) => [
    keys,
    keys === "Tab" ? "Moves between cells with a problem" : "Opens the correction of a cell",
  ]),
  QrButton: press.map(([keys]) => [
    keys,
    keys === "Tab" ? "Moves to the QR code" : "Opens the QR code",
  ]),
  ReferenceDrawing: [["Enter, Space", "On a dimension of the drawing, moves to its field"]],
  useFieldKeys: [
    ["/", "Moves to the field, unless single keys are off"],
    ["Ctrl K, ⌘ K", "Moves to the field from anywhere"],
  ],
  AddableTable: [["L", "On a focused row of results, adds its part to a list"]],
  useKeyboardScanner: [["A scan", "Fills in the field for codes, or opens what was scanned"]],
};
