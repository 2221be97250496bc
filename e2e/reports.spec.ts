import { readFileSync } from "node:fs";
import { select } from "@caliper/design-system/testing/playwright";
import { readSheet } from "../apps/server/src/spreadsheets/testing/read-sheet.ts";
import { expect, fetchJson, type Locator, main, type Page, test } from "./support/test.ts";

const download = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true });

/** Downloads a workbook; returns its name and the rows of its first sheet. */
async function saved(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    download(page, name).press("Enter"),
  ]);
  return { name: file.suggestedFilename(), rows: readSheet(readFileSync(await file.path())) };
}

test("an administrator downloads a table from the menu", async ({ openAs }) => {
  const page = await openAs("admin");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Reports" }).click();
  for (const name of ["Exchange table", "Purchase order"]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await menu.getByRole("link", { name: "Table reports" }).press("Enter");
  await expect(page).toHaveURL(/\/reports\?view=tables$/);
  await select(main(page), "Table").choose("Brake rotors");
  const { name, rows } = await saved(page, "Download");
  expect(name).toBe("brake_rotors.xlsx");
  const tables = await fetchJson<{ name: string; rows: number; columns: unknown[] }[]>(
    page,
    "/api/v1/tables",
  );
  const rotors = tables.find((table) => table.name === "brake_rotors");
  // In the language of the portal; the import tests prove that every header is read again.
  expect(rows[0]?.slice(0, 3)).toEqual(["Code", "Drawing", "Position"]);
  expect(rows[0]?.length).toBe(rotors?.columns.length);
  expect(rows.length - 1).toBe(rotors?.rows);
  await expect(main(page).getByText("brake_rotors.xlsx was downloaded.")).toBeVisible();
});

test("opens lists at the specified distances, and menu icons have the specified width", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/reports");
  const boxOf = async (locator: Locator) => {
    await expect(locator).toBeVisible();
    const box = await locator.boundingBox();
    if (!box) throw new Error("the element has no bounding box");
    return box;
  };
  const field = await boxOf(main(page).getByRole("button", { name: /Table/ }));
  await main(page).getByRole("button", { name: /Table/ }).press("Enter");
  const list = page.getByRole("listbox");
  const inside = await boxOf(list);
  const edge = await list.evaluate(
    (element) => element.closest("[data-placement]")?.getBoundingClientRect().top ?? 0,
  );
  expect(Math.round(edge - (field.y + field.height))).toBe(5);
  // A long list ends before the edge of the window.
  expect(900 - (inside.y + inside.height)).toBeGreaterThanOrEqual(12);
  await page.keyboard.press("Escape");
  const languages = page.getByRole("banner").getByRole("button", { name: "English" });
  const opener = await boxOf(languages);
  await languages.press("Enter");
  const menu = await page
    .getByRole("menu")
    .evaluate((element) => element.closest("[data-placement]")?.getBoundingClientRect().top ?? 0);
  expect(Math.round(menu - (opener.y + opener.height))).toBe(7);
  await page.keyboard.press("Escape");
  const icon = page.getByRole("navigation", { name: "Main menu" }).locator("svg").first();
  expect((await boxOf(icon)).width).toBe(21.5);
});

test("shows selecciona una tabla and sends no request when no table is chosen", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/reports", "es");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await download(page, "Descargar").click();
  await expect(main(page).getByText("selecciona una tabla", { exact: true })).toBeVisible();
  expect(requested.filter((path) => path.includes("descargar-excel"))).toEqual([]);
});

test("exports interchanges of the checked families and sends no request when none is checked", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/reports?view=exchange");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await expect(main(page).getByRole("checkbox")).toHaveCount(8);
  await download(page, "Download").click();
  expect(requested.filter((url) => url.includes("dynamic_brakes_reports"))).toEqual([]);
  await main(page).getByRole("checkbox", { name: /drums/i }).press("Space");
  await main(page)
    .getByRole("checkbox", { name: /wheel cylinders/i })
    .press("Space");
  const { name, rows } = await saved(page, "Download");
  expect(name).toBe("interchanges.xlsx");
  expect(new Set(rows.slice(1).map(([type]) => type))).toEqual(
    new Set(["Brake Drums", "Wheel Cylinders"]),
  );
});

test("shows an alert for a failed download and retries it", async ({ openAs }) => {
  const page = await openAs("admin", "/reports?view=exchange");
  await page.route("**/api/dynamic_brakes_reports/**", (route) => route.abort(), { times: 1 });
  await main(page).getByRole("button", { name: "All", exact: true }).click();
  // The browser logs the aborted request as an error, which is expected here.
  page.removeAllListeners("console");
  await download(page, "Download").click();
  await expect(main(page).getByRole("alert")).toContainText("Request fail.");
  const { name } = await saved(page, "Try again");
  expect(name).toBe("interchanges.xlsx");
});

for (const account of ["cliente", "junior", "planta"] as const)
  test(`hides reports from ${account} and returns 403 for their data`, async ({ openAs }) => {
    const page = await openAs(account, "/reports");
    await expect(
      main(page).getByText("Your account does not have access to this page"),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Reports" })).toHaveCount(0);
    for (const path of [
      "/api/obtener-tablas",
      "/api/descargar-excel/price",
      "/api/dynamic_brakes_reports/?type=0",
    ]) {
      expect((await page.request.get(path)).status(), path).toBe(403);
    }
  });
