import { expect, hit, main, type Page, results, test } from "./support/test.ts";

async function choose(page: Page, field: string, option: string) {
  await main(page).getByRole("combobox", { name: field }).fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("brand, model and year find parts by vehicle", async ({ openAs }) => {
  const page = await openAs("cliente");
  await main(page).getByRole("tab", { name: "Application" }).click();
  await expect(main(page).getByRole("button", { name: "Brand Needed" })).toBeDisabled();
  await expect(main(page).getByRole("combobox", { name: "Model" })).toBeDisabled();

  await choose(page, "Brand", "Toyota");
  await choose(page, "Model", "Corolla");
  const year = main(page).getByRole("textbox", { name: "Year" });
  await year.pressSequentially("2x0y10");
  await expect(year).toHaveValue("2010");
  await main(page).getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/tab=application&marca=Toyota&modelo=Corolla&year=2010/);
  await expect(main(page).getByRole("link", { name: "BR31338" }).first()).toBeVisible();
});

test("another brand clears model and year", async ({ openAs }) => {
  const page = await openAs(
    "cliente",
    "/home?tab=application&marca=Toyota&modelo=Corolla&year=2010",
  );
  await expect(results(page).first()).toBeVisible();
  await choose(page, "Brand", "Nissan");
  await expect(main(page).getByRole("combobox", { name: "Model" })).toHaveValue("");
  await expect(main(page).getByRole("textbox", { name: "Year" })).toHaveValue("");
});

test("the address of a vehicle search shows the same to a colleague, and Back comes to it", async ({
  openAs,
}) => {
  const page = await openAs(
    "junior",
    "/home?tab=application&marca=Toyota&modelo=Corolla&year=2010",
  );
  await expect(main(page).getByRole("combobox", { name: "Brand" })).toHaveValue("Toyota");
  await expect(main(page).getByRole("combobox", { name: "Model" })).toHaveValue("Corolla");
  const link = main(page).getByRole("link", { name: "BR31338" }).first();
  await link.click();
  await expect(page).toHaveURL(/\/datasheet\?codigo=BR31338/);
  await page.goBack();
  await expect(link).toBeVisible();
});

test("switching to Application starts a new search", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=D1200");
  await expect(results(page)).toBeVisible();
  await main(page).getByRole("tab", { name: "Application" }).click();
  await expect(page).toHaveURL(/\/home\?tab=application$/);
  await page.goBack();
  await expect(hit(page, "D1200")).toBeVisible();
});
