import {
  choose,
  commit,
  count,
  dialog,
  download,
  drop,
  proceed,
  review,
  undoNewest,
  workbook,
} from "./support/loading.ts";
import { expect, test, type Page } from "./support/test.ts";

// No other test loads prices or interchanges.
test.describe.configure({ mode: "serial" });

/** Chooses what a column of the file means. */
async function match(page: Page, field: string, option: string) {
  await dialog(page)
    .getByRole("button", { name: new RegExp(`${field}$`) })
    .click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** The prices of a product in a grade, by warehouse. */
async function pricesOf(page: Page, code: string, grade: string) {
  const rows = await download(page, "precios");
  return Object.fromEntries(
    rows
      .filter(([ofCode, ofGrade]) => ofCode === code && ofGrade === grade)
      .map(([, , warehouse, price]) => [String(warehouse), price]),
  );
}

test("loads a price list with a column for each warehouse, and remembers its columns", async ({
  openAs,
}) => {
  // The table of prices is downloaded several times.
  test.slow();
  const page = await openAs("admin", "/loadData?load=1");
  const [header = [], ...rows] = await download(page, "precios");
  expect(header).toEqual(["Codigo", "GRADO", "ALMACEN", "Precio"]);
  const row = rows.find(([, , warehouse]) => warehouse === "MIAMI") ?? [];
  const [code, grade] = [String(row[0]), String(row[1])];
  const before = await pricesOf(page, code, grade);
  const list = workbook([
    ["Codigo", "Calidad", "MIAMI", "Zona libre", "Nota"],
    [code, grade, 431.25, 432.5, "nuevo"],
    ["TOTAL 1", null, 431.25, 432.5],
  ]);

  await choose(page, "EXCEL PARCIAL");
  await drop(page, "precios.xlsx", list);
  await expect(dialog(page)).toContainText("MIAMI", { timeout: 30_000 });
  await match(page, "Zona libre", "Price, US$ of one value of Warehouse");
  await match(page, "Warehouse of Zona libre", "PANAMA");
  await page.reload();
  await choose(page, "EXCEL PARCIAL");
  await drop(page, "precios.xlsx", list);
  await expect(
    dialog(page).getByRole("button", { name: /Warehouse of Zona libre$/ }),
  ).toContainText("PANAMA", { timeout: 30_000 });
  await dialog(page).getByRole("button", { name: "Read the file" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("These columns are not loaded: Nota.");
  await expect(question).toContainText("3 “TOTAL 1”");
  await proceed(page);
  await review(page);
  await expect(count(page, "Invalid")).toHaveText("0");
  await commit(page);
  await expect
    .poll(() => pricesOf(page, code, grade))
    .toEqual({ ...before, MIAMI: 431.25, PANAMA: 432.5 });

  await page.goto("/loadData?load=1");
  await choose(page, "EXCEL PARCIAL");
  await drop(page, "precios (2).xlsx", list);
  await expect(question).toContainText("matched as last time");
  await question.getByRole("button", { name: "Cancel" }).click();
  await undoNewest(page, "precios");
  expect(await pricesOf(page, code, grade)).toEqual(before);
});
