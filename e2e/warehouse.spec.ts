import { dataTable, select } from "@caliper/design-system/testing/playwright";
import { expect, hit, main, type Page, results, signIn, password, test } from "./support/test.ts";

const menu = (page: Page, warehouse: string) =>
  page.getByRole("banner").getByRole("button", { name: `Price warehouse: ${warehouse}` });

async function choose(page: Page, from: string, to: string) {
  await menu(page, from).click();
  await page.getByRole("menuitemradio", { name: to }).click();
  await expect(menu(page, to)).toBeVisible();
}

test("the warehouse chosen in the header is used by results, datasheets and orders", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/home?code=BR31338");
  await expect(hit(page, "BR31338")).toBeVisible();
  await choose(page, "MIAMI", "PANAMA");
  await expect(results(page).getByRole("columnheader", { name: /PANAMA/ })).toBeVisible();
  for (const path of [
    "/home?tab=application&marca=Toyota&modelo=Corolla",
    "/home/apli/hardware?marca=Toyota&modelo=Corolla",
  ]) {
    await page.goto(path);
    await expect(results(page).getByRole("columnheader", { name: "PANAMA" })).toBeVisible();
  }
  await page.goto("/home?code=BR31338");
  await hit(page, "BR31338").click();
  await expect(
    dataTable(main(page), /Prices, FOB/)
      .rows()
      .nth(0),
  ).toHaveText("PANAMA");
  await page.goto("/reports?view=order");
  await expect(menu(page, "PANAMA")).toBeVisible();
  await select(main(page), "User").choose("cliente");
  await expect(select(main(page), "Warehouse").value()).toContainText("PANAMA");
});

test("remembers the warehouse until the user logs out", async ({ openAs }) => {
  const page = await openAs("cliente");
  await choose(page, "MIAMI", "CHINA");
  await page.reload();
  await expect(menu(page, "CHINA")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await signIn(page, "cliente", password);
  await expect(menu(page, "MIAMI")).toBeVisible();
});

for (const account of ["junior", "cliente_miami", "planta"] as const) {
  test(`${account} has no warehouses to choose from`, async ({ openAs }) => {
    const page = await openAs(account);
    await expect(page.getByRole("banner").getByRole("button", { name: /Account/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Price warehouse/ })).toHaveCount(0);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the warehouse is chosen in the avatar menu", async ({ openAs }) => {
    const page = await openAs("cliente", "/home?code=BR31338");
    const open = () => page.getByRole("button", { name: "Account: cliente" }).click();
    await open();
    await page.getByRole("menuitemradio", { name: "PANAMA" }).click();
    await open();
    await expect(page.getByRole("menuitemradio", { name: "PANAMA" })).toBeChecked();
  });
});
