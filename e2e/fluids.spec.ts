import { expect, main, test } from "./support/test.ts";

test("opens the brake fluids from the menu and a datasheet from a volume", async ({ openAs }) => {
  const page = await openAs("cliente");
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Brake fluid" })
    .click();
  await expect(page).toHaveURL(/\/home\/schema\/brake_fluid$/);
  const volumes = main(page).getByRole("table", { name: "Brake fluids" }).getByRole("link");
  await expect(volumes).toHaveCount(8);
  await volumes.first().click();
  await expect(page).toHaveURL(/\/brakeFluidSheet\?codigo=DOT3&vol=/);
  for (const name of ["Properties", "Characteristics", "Effects on cups", "Interchanges"]) {
    await expect(main(page).getByRole("heading", { name: new RegExp(name) })).toBeVisible();
  }
  await expect(main(page).getByRole("heading", { name: /Prices/ })).toBeVisible();
});

test("shows clients the tables of cylinder cups and caliper kits", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/table/cylinder_cups");
  await expect(main(page).getByRole("grid").or(main(page).getByRole("table"))).toBeVisible();
  await page.goto("/home/table/kit_caliper");
  await expect(main(page).getByRole("grid").or(main(page).getByRole("table"))).toBeVisible();
});

test("opens the fluid and volume of a URL", async ({ openAs }) => {
  const page = await openAs("cliente");
  for (const [address, title] of [
    ["codigo=dot3&vol=355", /DOT 3 Premium, 355 mL/],
    ["codigo=dot4sd&vol=500", /DOT 4 Severe Duty, 500 mL/],
    ["codigo=dot5.1&vol=1l", /DOT 5.1 Premium, 1 L/],
    ["codigo=dot5_1&vol=250", /DOT 5.1 Premium, 250 mL/],
  ] as const) {
    await page.goto(`/brakeFluidSheet?${address}`);
    await expect(main(page).getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(main(page).getByText("70 h at 70").first()).toBeVisible();
  }
});

test("shows an error for an unknown fluid and No data without a volume", async ({ openAs }) => {
  const page = await openAs("cliente", "/brakeFluidSheet?codigo=dot9&vol=500");
  await expect(main(page).getByRole("alert")).toContainText("HTTP 404");
  await page.goto("/brakeFluidSheet?codigo=dot3");
  await expect(main(page).getByText("No data", { exact: true })).toBeVisible();
});

test("shows plant staff a fluid's prices but no interchanges", async ({ openAs }) => {
  const page = await openAs("planta", "/brakeFluidSheet?codigo=dot3&vol=355");
  await expect(main(page).getByRole("heading", { name: /Prices/ })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: /Interchanges/ })).toHaveCount(0);
});

test("redirects anonymous visitors from a fluid to sign-in and returns 403 for its data", async ({
  page,
}) => {
  await page.goto("/brakeFluidSheet?codigo=dot3&vol=355");
  await expect(page).toHaveURL(/\/$/);
  const response = await page.request.get("/api/Ficha_info?codigo=DOT3-355");
  expect(response.status()).toBe(403);
});
