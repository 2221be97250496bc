import { select } from "@caliper/design-system/testing/playwright";
import * as loading from "./support/loading.ts";
import { expect, test, type Page } from "./support/test.ts";

// No other test loads prices or interchanges.
test.describe.configure({ mode: "serial" });

/** A sheet without first days changes the prices that have none. */
const isUndated = ([, , , , from]: readonly unknown[]) => (from ?? "") === "";

/** The prices without a first day of a product in a grade, by warehouse. */
async function pricesOf(page: Page, code: string, grade: string) {
  const rows = await loading.download(page, "precios");
  return Object.fromEntries(
    rows
      .filter((row) => row[0] === code && row[1] === grade && isUndated(row))
      .map(([, , warehouse, price]) => [String(warehouse), price]),
  );
}

test("loads a price list with a column for each warehouse, and remembers its columns", async ({
  openAs,
}) => {
  // The table of prices is downloaded several times.
  test.slow();
  const page = await openAs("admin", "/loadData?load=1");
  const [header = [], ...rows] = await loading.download(page, "precios");
  expect(header).toEqual(["Codigo", "GRADO", "ALMACEN", "Precio", "DESDE"]);
  const row = rows.find((each) => each[2] === "MIAMI" && isUndated(each)) ?? [];
  const [code, grade] = [String(row[0]), String(row[1])];
  const before = await pricesOf(page, code, grade);
  const list = loading.workbook([
    ["Codigo", "Calidad", "MIAMI", "Zona libre", "Nota"],
    [code, grade, 431.25, 432.5, "nuevo"],
    ["TOTAL 1", null, 431.25, 432.5],
  ]);

  await loading.uploadType(page).choose("EXCEL PARCIAL");
  await loading.drop(page, "precios.xlsx", list);
  await expect(loading.form(page)).toContainText("MIAMI", { timeout: 30_000 });
  const warehouse = select(loading.form(page), "Warehouse of Zona libre");
  await select(loading.form(page), "Zona libre").choose("Price, US$ of one value of Warehouse");
  await warehouse.choose("PANAMA");
  await page.reload();
  await loading.uploadType(page).choose("EXCEL PARCIAL");
  await loading.drop(page, "precios.xlsx", list);
  await expect(warehouse.value()).toHaveText("PANAMA", { timeout: 30_000 });
  await loading.dialog(page).press("Read the file");
  await expect(loading.question(page).opened()).toContainText(
    "These columns are not loaded: Nota.",
  );
  await expect(loading.question(page).opened()).toContainText("3 “TOTAL 1”");
  await loading.question(page).press("Continue");
  await loading.review(page);
  await expect(loading.count(page, "Invalid")).toHaveText("0");
  await loading.commit(page);
  await expect
    .poll(() => pricesOf(page, code, grade))
    .toEqual({ ...before, MIAMI: 431.25, PANAMA: 432.5 });

  await page.goto("/loadData?load=1");
  await loading.uploadType(page).choose("EXCEL PARCIAL");
  await loading.drop(page, "precios (2).xlsx", list);
  await expect(loading.question(page).opened()).toContainText("matched as last time");
  await loading.question(page).press("Cancel");
  await loading.undoNewest(page, "precios");
  expect(await pricesOf(page, code, grade)).toEqual(before);
});
