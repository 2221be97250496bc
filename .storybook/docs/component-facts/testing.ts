const press = (role: string, name: string) =>
  `await userEvent.click(screen.getByRole("${role}", { name: "${name}" }));`;
const choose = (trigger: string, role: string, name: string) =>
  `${trigger}\nawait userEvent.click(await screen.findByRole("${role}", { name: "${name}" }));`;
const type = (role: string, name: string, text: string) =>
  `await userEvent.type(screen.getByRole("${role}", { name: "${name}" }), "${text}");`;
const see = (role: string, name?: string) =>
  `expect(await screen.findByRole("${role}"${name === undefined ? "" : `, { name: "${name}" }`})).toBeVisible();`;

/** How a test with Testing Library finds and uses a component. */
export const testing: Readonly<Record<string, string>> = {
  Button: press("button", "Save"),
  Checkbox: press("checkbox", "Rotors"),
  CheckboxGroup: `const group = screen.getByRole("group", { name: "Families" });\nawait userEvent.click(within(group).getByRole("checkbox", { name: "Rotors" }));`,
  ChipGroup: press("radio", "Rotors"),
  ComboBox: choose(type("combobox", "Brand", "Toy"), "option", "Toyota"),
  ConfirmDialog: `const dialog = await screen.findByRole("alertdialog");\nawait userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));`,
  CopyButton: press("button", "Copy BR31338"),
  DataTable: `const grid = screen.getByRole("grid", { name: "Rotors" });\nawait userEvent.click(within(grid).getByRole("link", { name: "BR31338" }));`,
  Dialog: `const dialog = await screen.findByRole("dialog", { name: "QR code" });\nawait userEvent.keyboard("{Escape}");`,
  Disclosure: press("button", "Details"),
  Drawer: `const drawer = await screen.findByRole("dialog", { name: "Menu" });\nawait userEvent.keyboard("{Escape}");`,
  ErrorState: see("alert"),
  IconButton: press("button", "Print"),
  Link: press("link", "BR31338"),
  LinkButton: press("link", "Compare"),
  MenuButton: choose(press("button", "Download"), "menuitem", "SVG"),
  NumberField: type("textbox", "Tolerance", "0.5"),
  PasswordField: `await userEvent.type(screen.getByLabelText("Password"), "secret");`,
  ProgressBar: see("progressbar", "Import"),
  RadioGroup: press("radio", "All"),
  SearchField: `${type("searchbox", "Code", "D1200")}\nawait userEvent.keyboard("{Enter}");`,
  Select: choose(
    `await userEvent.click(screen.getByRole("button", { name: /Family/ }));`,
    "option",
    "Rotors",
  ),
  Slider: `screen.getByRole("slider", { name: "Overlay" }).focus();\nawait userEvent.keyboard("{ArrowRight}");`,
  Switch: press("switch", "Only differences"),
  Table: see("table", "Dimensions"),
  Tabs: press("tab", "Application"),
  TextArea: type("textbox", "Comment", "Worn"),
  TextField: type("textbox", "Name", "Ana"),
  Toast: see("alertdialog"),
  ToggleButtonGroup: press("radio", "mm"),
};
