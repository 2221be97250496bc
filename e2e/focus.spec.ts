import { expect, hit, main, type Page, test } from "./support/test.ts";

const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });

test("a new page focuses its heading and sets the document title", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=BR1200");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Code search" }).press("Enter");
  await menu.getByRole("link", { name: "Rotors and drums" }).press("Enter");
  await expect(heading(page)).toHaveText("Code search: Rotors and drums");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("Code search: Rotors and drums · Caliper");

  await page.goBack();
  await expect(heading(page)).toHaveText("General search by code");
  await expect(heading(page)).toBeFocused();
  await hit(page, "BR1200").click();
  await expect(heading(page)).toContainText("BR1200");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(
    "BR1200 Brake Rotor, ventilated: Toyota Camry 1992-1996 · Caliper",
  );

  // The same from the search field in the header.
  await page.keyboard.press("/");
  await page.keyboard.type("br31338");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("BR31338");
  await expect(heading(page)).toBeFocused();
});

test("a changed search keeps focus on the search field", async ({ openAs }) => {
  const page = await openAs("cliente");
  const field = main(page).getByRole("combobox");
  await field.pressSequentially("D1200");
  await page.keyboard.press("Enter");
  await expect(hit(page, "D1200")).toBeVisible();
  await expect(field).toBeFocused();
});

test("a redirect does not move focus to the heading", async ({ openAs }) => {
  const page = await openAs("cliente", "/datasheet?codigo=DOT3-355");
  await expect(page).toHaveURL(/\/brakeFluidSheet/);
  await expect(heading(page)).toContainText("DOT 3");
  await page.waitForLoadState("networkidle");
  await expect(heading(page)).not.toBeFocused();
});

test("the title of a fluid's page is the fluid's name", async ({ openAs }) => {
  const page = await openAs("cliente", "/brakeFluidSheet?codigo=dot4sd&vol=500");
  await expect(page).toHaveTitle("DOT 4 Severe Duty, 500 mL · Caliper");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a link in the drawer focuses the heading of its page", async ({ openAs }) => {
    const page = await openAs("cliente");
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Main menu" });
    await drawer.getByRole("link", { name: "Brake fluid" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(heading(page)).toHaveText("Brake fluid");
    await expect(heading(page)).toBeFocused();
  });

  test("prices of four grades fit the width of the screen", async ({ openAs }) => {
    const page = await openAs("cliente", "/datasheet?codigo=D1200");
    await page.evaluate(() => localStorage.setItem("language", "es"));
    await page.reload();
    await expect(main(page).getByRole("heading", { name: /Precios/ })).toBeVisible();
    const table = main(page).getByRole("table").filter({ hasText: "Carbon" }).first();
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

for (const [what, path, button, field] of [
  ["comparison", "/home/comp_dia/rotores_y_tambores", "Choose part A", /code/i],
  ["amendment", "/datasheet?codigo=BR31338", "Make an amendment", "Email"],
  ["account", "/accounts", "New account", "Username"],
] as const) {
  test(`the ${what} dialog opens with the focus in its first field`, async ({ openAs }) => {
    const page = await openAs("admin", path);
    await main(page).getByRole("button", { name: button }).first().click();
    await expect(page.getByRole("dialog").locator("input:focus")).toHaveAccessibleName(field);
  });
}
