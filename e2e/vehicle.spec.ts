import { brand, expect, hit, main, model, results, test } from "./support/test.ts";

test("finds parts by brand, model and year", async ({ openAs }) => {
  const page = await openAs("cliente");
  await main(page).getByRole("tab", { name: "Application" }).click();
  await expect(main(page).getByRole("button", { name: "Brand needed" })).toBeDisabled();
  await expect(model(page).value()).toBeDisabled();

  await brand(page).choose("Toyota");
  await model(page).type("Corolla");
  await model(page).choose("Corolla");
  const year = main(page).getByRole("textbox", { name: "Year" });
  await year.pressSequentially("2x0y10");
  await expect(year).toHaveValue("2010");
  await main(page).getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/tab=application&marca=Toyota&modelo=Corolla&year=2010/);
  await expect(main(page).getByRole("link", { name: "BR31338" }).first()).toBeVisible();
});

test("shows the banners before and after a search", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?tab=application");
  const banners = main(page).getByRole("region", { name: "Announcements" });
  await expect(banners.getByRole("img")).toBeVisible();
  await page.goto("/home?tab=application&marca=Toyota&modelo=Corolla&year=2010");
  await expect(results(page).first()).toBeVisible();
  await expect(banners).toBeAttached();
});

test("shows the axle and the price of each part", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?tab=application&marca=Toyota&modelo=Corolla");
  const row = results(page).getByRole("row", { name: "BR31338" }).first();
  await expect(row).toContainText("front");
  await expect(row).toContainText(/US\$\s?\d+\.\d\d/u);
});

test("opens filled with the years and the axle of a text", async ({ openAs }) => {
  const page = await openAs("cliente");
  const field = page.getByRole("banner").getByRole("combobox");
  await field.pressSequentially("discos delanteros corolla 2010-2015");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/year=2010-2015&familia=brake_rotors&posicion=Front$/);
  await expect(main(page).getByRole("button", { name: "2010-2015" })).toBeVisible();
  const rows = results(page)
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
  await expect(rows.filter({ hasText: "BR31338" }).first()).toBeVisible();
  expect(await rows.filter({ hasNotText: "Front" }).count()).toBe(0);
  await main(page).getByRole("radio", { name: /^Rear/ }).click();
  await expect(page).toHaveURL(/posicion=Rear$/);
  await expect(rows.filter({ hasText: "BR31338" })).toHaveCount(0);
});

test("clears model and year on a brand change", async ({ openAs }) => {
  const page = await openAs(
    "cliente",
    "/home?tab=application&marca=Toyota&modelo=Corolla&year=2010",
  );
  await expect(results(page).first()).toBeVisible();
  await main(page).getByRole("button", { name: "Toyota", exact: true }).click();
  await brand(page).choose("Nissan");
  await expect(model(page).value()).toHaveValue("");
  await expect(main(page).getByRole("textbox", { name: "Year" })).toHaveValue("");
  await expect(page).toHaveURL(/\/home\?tab=application$/);
  await expect(brand(page).value()).toHaveValue("Nissan");
});

test("removes the old vehicle from the URL of a section on a brand change", async ({ openAs }) => {
  const path = "/home/apli/rotores_y_tambores";
  const page = await openAs("cliente", `${path}?marca=Toyota&modelo=Corolla&year=2010`);
  await expect(results(page).first()).toBeVisible();
  await main(page).getByRole("button", { name: "Toyota", exact: true }).click();
  await brand(page).choose("Nissan");
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(brand(page).value()).toHaveValue("Nissan");
});

test("restores a vehicle search from its URL and on Back", async ({ openAs }) => {
  const page = await openAs(
    "junior",
    "/home?tab=application&marca=Toyota&modelo=Corolla&year=2010",
  );
  for (const name of ["Toyota", "Corolla", "2010"])
    await expect(main(page).getByRole("button", { name, exact: true })).toBeVisible();
  const link = main(page).getByRole("link", { name: "BR31338" }).first();
  await link.click();
  await expect(page).toHaveURL(/\/datasheet\?codigo=BR31338/);
  await page.goBack();
  await expect(link).toBeVisible();
});

test("starts a new search on the Application tab and restores the old one on Back", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home?code=D1200");
  await expect(results(page)).toBeVisible();
  await main(page).getByRole("tab", { name: "Application" }).click();
  await expect(page).toHaveURL(/\/home\?tab=application$/);
  await page.goBack();
  await expect(hit(page, "D1200")).toBeVisible();
});
