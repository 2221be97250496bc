import { expect, main, test } from "./support/test.ts";

test("the menu leads to the fluids, and a volume to its datasheet", async ({ openAs }) => {
  const page = await openAs("cliente");
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Brake fluid" })
    .click();
  await expect(page).toHaveURL(/\/home\/schema\/brake_fluid$/);
  const volumes = main(page).getByRole("list", { name: "Brake fluids" }).getByRole("link");
  await expect(volumes).toHaveCount(8);
  await volumes.first().click();
  await expect(page).toHaveURL(/\/brakeFluidSheet\?codigo=DOT3&vol=/);
  for (const name of ["Properties", "Characteristics", "Effects on Cups", "Interchanges"]) {
    await expect(main(page).getByRole("heading", { name: new RegExp(name) })).toBeVisible();
  }
  await expect(main(page).getByRole("heading", { name: /Prices/ })).toBeVisible();
});

test("a junior sees fluids without prices and interchanges", async ({ openAs }) => {
  const page = await openAs("junior", "/brakeFluidSheet?codigo=dot4sd&vol=1l");
  await expect(main(page).getByRole("heading", { name: /Properties/ })).toBeVisible();
  await expect(main(page)).toContainText("1 L");
  for (const name of [/Prices/, /Interchanges/]) {
    await expect(main(page).getByRole("heading", { name })).toHaveCount(0);
  }
});

test("the tables open for clients, and stay closed to plant staff", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/table/cylinder_cups");
  await expect(main(page).getByRole("grid").or(main(page).getByRole("table"))).toBeVisible();
  await page.goto("/home/table/kit_caliper");
  await expect(main(page).getByRole("grid").or(main(page).getByRole("table"))).toBeVisible();
});

test("plant staff are told that a table is not theirs", async ({ openAs }) => {
  const page = await openAs("planta", "/home/table/cylinder_cups");
  await expect(main(page).getByText("Your account does not include this section")).toBeVisible();
});
