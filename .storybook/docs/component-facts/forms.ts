import { arrowsChoose, field, labeled, list, stable, tab, type ComponentFacts } from "./kit.ts";

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
  TextArea: stable(
    ["multiline input", "textarea", "comment"],
    [...tab, ["Enter", "Starts a new line"]],
    labeled,
  ),
  TextField: stable(["input", "text input", "textbox"], field, labeled),
};
