import {
  added,
  arrowsChoose,
  field,
  labeled,
  list,
  stable,
  tab,
  type ComponentFacts,
} from "./kit.ts";

export const forms: Readonly<Record<string, ComponentFacts>> = {
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
  DropZone: stable(
    ["file upload", "drag and drop", "file input", "uploader"],
    [
      ["Tab", "Moves to the area, then to the button"],
      ["Enter, Space", "On the button, opens the file dialog"],
      ["Ctrl V", "Pastes files"],
    ],
    "Rejected files are announced with the reason.",
  ),
  Form: stable(
    ["fields", "validation", "submit"],
    field,
    "After an invalid submit, focus moves to the first invalid field, and no input is lost.",
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
  NumberField: stable(
    ["number input", "spinner", "stepper", "quantity", "measure"],
    [...tab, ["↑, ↓", "Changes the value by a step"], ["Enter", "Submits the form"]],
    labeled,
    "Accepts point and comma; what it cannot read stays in the field with an error.",
  ),
  PasswordField: stable(
    ["secret", "login", "password input"],
    field,
    "The button that shows the password is a tab stop and announces its state. Password managers can fill it.",
  ),
  RadioGroup: stable(["radio buttons", "single choice", "options"], arrowsChoose, labeled),
  SearchField: stable(
    ["search box", "search input", "find"],
    [...tab, ["Enter", "Searches"], ["Esc", "Clears the field"]],
    "The label is hidden visually by default, not from screen readers.",
  ),
  Select: stable(
    ["dropdown", "picker", "listbox", "combobox", "choose"],
    list,
    labeled,
    "Up to 300 items, browsers can fill it in like a native select.",
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
  Switch: stable(
    ["toggle", "on off"],
    [...tab, ["Space", "Switches it"]],
    "Its role is `switch`. The label stays the same in both states.",
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
  TextArea: stable(
    ["multiline input", "textarea", "comment"],
    [...tab, ["Enter", "Starts a new line"]],
    labeled,
  ),
  TextField: stable(["input", "text input", "textbox"], field, labeled),
};
