import { expect, main, test } from "./support/test.ts";
import type { Page } from "./support/test.ts";

const rotor = "/datasheet?codigo=BR31338&section=rotores_y_tambores&type=Brake%20Rotors";

const block = (page: Page, name: RegExp | string) => main(page).getByRole("heading", { name });

/** Every answer of the API that the page received, as text. */
function listen(page: Page): { text: () => string } {
  const answers: string[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    response
      .text()
      .then((text) => answers.push(text))
      .catch(() => undefined);
  });
  return { text: () => answers.join("\n") };
}

test("opens without signing in, without what is not public", async ({ page }) => {
  const answers = listen(page);
  await page.goto(rotor);
  await expect(block(page, /^BR31338/)).toBeVisible();
  await expect(page).toHaveTitle(/BR31338/);
  await expect(block(page, /Dimensions/)).toBeVisible();
  await expect(block(page, /Applications/)).toBeVisible();
  for (const name of [/Prices/, /UPC/, /Interchanges/])
    await expect(block(page, name)).toHaveCount(0);
  await expect(main(page)).not.toContainText("US$");
  await expect(page.getByRole("navigation", { name: "Main menu" })).toHaveCount(0);
  await expect.poll(answers.text).toContain("Dimensiones");
  expect(answers.text()).not.toMatch(/"(?:Precio|UPC|Equivalencias|Intercambios)"/);
});

test("the way in from a public datasheet comes back to it, now with prices", async ({ page }) => {
  await page.goto(rotor);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Username" }).fill("cliente");
  await page.getByRole("textbox", { name: "Password" }).fill("caliper-demo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/datasheet\?codigo=BR31338/);
  await expect(block(page, /Prices/)).toBeVisible();
});

test("a client sees prices, UPC and interchanges of the own warehouses", async ({ openAs }) => {
  const page = await openAs("cliente_miami", rotor);
  await expect(block(page, /Prices/)).toBeVisible();
  await expect(block(page, /Interchanges/)).toBeVisible();
  await expect(block(page, /UPC/)).toBeVisible();
  await expect(main(page).getByText("MIAMI")).toBeVisible();
  for (const other of ["CHINA", "COLOMBIA", "MEXICO"]) {
    await expect(main(page).getByText(other, { exact: true })).toHaveCount(0);
  }
});

test("a junior sees neither prices nor interchanges", async ({ openAs }) => {
  const page = await openAs("junior", rotor);
  await expect(block(page, /Applications/)).toBeVisible();
  for (const name of [/Prices/, /UPC/, /Interchanges/])
    await expect(block(page, name)).toHaveCount(0);
});

test("plant staff see dimensions and QR, no applications and no interchanges", async ({
  openAs,
}) => {
  const page = await openAs("planta", rotor);
  await expect(block(page, /Dimensions/)).toBeVisible();
  await expect(main(page).getByRole("button", { name: /QR/ })).toBeVisible();
  for (const name of [/Applications/, /Interchanges/]) {
    await expect(block(page, name)).toHaveCount(0);
  }
});

test("a family without its flag is closed to plant staff", async ({ openAs }) => {
  const page = await openAs("planta_pads", rotor);
  await expect(main(page)).toContainText("BR31338 is not open to your account");
  await expect(block(page, /Dimensions/)).toHaveCount(0);
});

test("an unknown code is named", async ({ page }) => {
  await page.goto("/datasheet?codigo=NO-SUCH-CODE");
  await expect(main(page)).toContainText("NO-SUCH-CODE");
});

test("an address without a code says so", async ({ page }) => {
  await page.goto("/datasheet");
  await expect(main(page)).toContainText("The code is missing");
});

test("another application shows what else fits it", async ({ openAs }) => {
  const page = await openAs("cliente", rotor);
  const radios = main(page).getByRole("radio");
  await expect(radios.first()).toBeChecked();
  const asked = page.waitForRequest((request) => request.url().includes("/api/Related_products"));
  // The input lies under its mark.
  await radios.nth(1).check({ force: true });
  await asked;
  await expect(radios.nth(1)).toBeChecked();
});

test("a related product opens its datasheet, and Back returns", async ({ openAs }) => {
  const page = await openAs("cliente", rotor);
  const card = main(page).locator('a[href^="/datasheet"]').last();
  await card.click();
  await expect(page).not.toHaveURL(/codigo=BR31338/);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(block(page, /^BR31338/)).toBeVisible();
});
