const press = (role: string, name: string) =>
  `await userEvent.click(screen.getByRole("${role}", { name: "${name}" }));`;
const choose = (trigger: string, role: string, name: string) =>
  `${trigger}\nawait userEvent.click(await screen.findByRole("${role}", { name: "${name}" }));`;
const type = (role: string, name: string, text: string) =>
  `await userEvent.type(screen.getByRole("${role}", { name: "${name}" }), "${text}");`;
const see = (role: string, name?: string) =>
  `expect(await screen.findByRole("${role}"${name === undefined ? "" : `, { name: "${name}" }`})).toBeVisible();`;

/** The use of a tester of the design system. */
const tester = (name: string, component: string, ...steps: string[]) =>
  [
    'import { testersOf } from "@caliper/design-system/testing";',
    "",
    `const { ${name} } = testersOf({ within, userEvent, waitFor, fireEvent });`,
    component,
    ...steps,
  ].join("\n");

/** How a test with Testing Library finds and uses a component. */
export const testing: Readonly<Record<string, string>> = {
  Button: press("button", "Save"),
  Checkbox: press("checkbox", "Rotors"),
  CheckboxGroup: `const group = screen.getByRole("group", { name: "Families" });\nawait userEvent.click(within(group).getByRole("checkbox", { name: "Rotors" }));`,
  ChipGroup: press("radio", "Rotors"),
  ComboBox: tester(
    "comboBox",
    'const brand = comboBox(document.body, "Brand");',
    'await brand.type("Toy");',
    'await brand.choose("Toyota");',
    'expect(brand.value()).toBe("Toyota");',
  ),
  ConfirmDialog: `const dialog = await screen.findByRole("alertdialog");\nawait userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));`,
  CopyButton: press("button", "Copy BR31338"),
  DataTable: tester(
    "dataTable",
    'const rotors = dataTable(document.body, "Rotors");',
    'await rotors.sortBy("Code");',
    'expect(rotors.rows()[0]).toBe("BR31338");',
    'expect(rotors.cell("BR31338", "Fits")).toBe("Toyota Corolla");',
    'await rotors.open("BR31338");',
  ),
  Dialog: tester(
    "dialog",
    'const amendment = dialog("Make an amendment");',
    'await userEvent.type(within(await amendment.opened()).getByRole("textbox"), "Worn");',
    'await amendment.press("Send");',
    "await waitFor(() => expect(amendment.isOpen()).toBe(false));",
  ),
  Disclosure: press("button", "Details"),
  Drawer: `const drawer = await screen.findByRole("dialog", { name: "Menu" });\nawait userEvent.keyboard("{Escape}");`,
  DropZone: tester(
    "dropZone",
    'const zone = dropZone(document.body, "Files to load");',
    'await zone.drop([new File(["%PDF"], "BR31338.pdf", { type: "application/pdf" })]);',
    'await waitFor(() => expect(zone.files()).toEqual(["BR31338.pdf"]));',
    'await zone.remove("BR31338.pdf");',
  ),
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
  Select: tester(
    "select",
    'const family = select(document.body, "Family");',
    'await family.choose("Rotors");',
    'expect(family.value()).toBe("Rotors");',
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
