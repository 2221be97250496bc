/**
 * The testers of `testersOf` for Playwright 1.60 or later. Each gets a page or a locator as its scope. What the others return as
 * text or elements is a locator here, for `expect`, which waits. A dialog has no `isOpen`: expect its `opened` to be visible.
 */

import type { Name } from "./tools.ts";

/** What the testers use of Playwright's `Locator`, so that the package does not depend on Playwright. */
interface Part<Self> {
  getByRole(role: string, options?: { name: Name; exact: true }): Self;
  getByLabel(text: Name, options: { exact: true }): Self;
  getByText(text: Name, options: { exact: true }): Self;
  locator(selector: string): Self;
  and(other: Self): Self;
  or(other: Self): Self;
  filter(options: { has: Self }): Self;
  nth(index: number): Self;
  page(): Scope<Self>;
  getAttribute(name: string): Promise<string | null>;
  evaluate<Result>(read: (cell: HTMLTableCellElement) => Result): Promise<Result>;
  click(): Promise<void>;
  drop(payload: { files?: unknown }): Promise<void>;
  fill(text: string): Promise<void>;
  hover(): Promise<void>;
  press(key: string): Promise<void>;
  setInputFiles(files: unknown): Promise<void>;
  waitFor(options: { state: "detached" }): Promise<void>;
}

/** A page, or a part of it. */
type Scope<Found> = Pick<Part<Found>, "getByRole" | "getByLabel" | "getByText" | "locator">;

const exact = true;

function optionList<Found extends Part<Found>>(field: Found, key?: string) {
  const options = () => field.page().getByRole("option");
  const open = async () => {
    if ((await field.getAttribute("aria-expanded")) === "true") return;
    // The page scrolls to the field in an earlier frame, because a list closes when the page scrolls.
    await field.hover();
    await field.evaluate(() => new Promise(requestAnimationFrame));
    await field.click();
    if (key !== undefined) await field.press(key);
  };
  return {
    value: () => field,
    open,
    options,
    choose: async (option: Name) => {
      await open();
      // Not by its name, which contains its note.
      const label = field.page().getByText(option, { exact });
      await options().filter({ has: label }).click();
    },
  };
}

export function select<Found extends Part<Found>>(scope: Scope<Found>, label: Name) {
  // By its label, as in the other tester. Playwright compares a pattern with the spaces around the label, too.
  const field = scope.getByLabel(label, { exact });
  return optionList(field.and(scope.locator("[aria-haspopup=listbox]")));
}

export function comboBox<Found extends Part<Found>>(scope: Scope<Found>, name: Name) {
  const field = scope.getByRole("combobox", { name, exact });
  return { ...optionList(field, "ArrowDown"), type: (text: string) => field.fill(text) };
}

export function dataTable<Found extends Part<Found>>(scope: Scope<Found>, name: Name) {
  const withRole = (role: string) => scope.getByRole(role, { name, exact });
  const table = withRole("grid").or(withRole("table"));
  const rowHead = (row: Name) => table.page().getByRole("rowheader", { name: row, exact });
  const rowOf = (row: Name) => table.getByRole("row").filter({ has: rowHead(row) });
  const headOf = (column: Name) => table.getByRole("columnheader", { name: column, exact });
  return {
    rows: () => table.getByRole("rowheader"),
    cell: async (row: Name, column: Name) => {
      const at = await headOf(column).evaluate(({ cellIndex }) => cellIndex);
      return rowOf(row).locator("> *").nth(at);
    },
    sortBy: (column: Name) => headOf(column).getByRole("button").click(),
    open: (row: Name) => rowOf(row).and(table.locator("[tabindex]")).press("Enter"),
    select: (row: Name) => rowOf(row).and(table.locator("[aria-selected]")).press("Space"),
  };
}

export function dialog<Found extends Part<Found>>(scope: Scope<Found>, title: Name) {
  const withRole = (role: string) => scope.getByRole(role, { name: title, exact });
  const found = withRole("dialog").or(withRole("alertdialog"));
  return {
    opened: () => found,
    press: (button: Name) => found.getByRole("button", { name: button, exact }).click(),
    close: async () => {
      await found.press("Escape");
      await found.waitFor({ state: "detached" });
    },
  };
}

export function dropZone<Found extends Part<Found>>(scope: Scope<Found>, label: Name) {
  type Files = Parameters<Found["setInputFiles"]>[0];
  const group = scope.getByRole("group", { name: label, exact });
  const rows = group.getByRole("listitem");
  const rowOf = (file: Name) => rows.filter({ has: group.page().getByText(file, { exact }) });
  return {
    drop: (files: Files) => group.locator("> div").nth(0).drop({ files }),
    browse: (files: Files) => group.locator("input[type=file]").setInputFiles(files),
    files: () => rows.locator("> :nth-child(2) > :first-child"),
    remove: (file: Name) => rowOf(file).getByRole("button").click(),
  };
}
