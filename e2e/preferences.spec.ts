import { expect, hit, main, test } from "./support/test.ts";

test("uses English and the dark theme on the first visit", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).not.toHaveClass(/(^|\s)light(\s|$)/);
});

test("stores the language chosen before signing in", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.reload();
  await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("es");
});

test("keeps page and search results when the language changes", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=D1200");
  await expect(hit(page, "D1200")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await expect(
    main(page).getByRole("heading", { name: "Búsqueda general por código" }),
  ).toBeVisible();
  await expect(hit(page, "D1200")).toBeVisible();
  await expect(page).toHaveURL(/code=D1200/);
});

test("sets and stores light mode as a class on the root element", async ({ openAs }) => {
  const page = await openAs("cliente");
  const dark = page.getByRole("switch", { name: "Dark mode" });
  await expect(dark).toBeChecked();
  // The switch input is visually hidden; users click its row.
  await page.getByText("Dark mode").click();
  await expect(dark).not.toBeChecked();
  await expect(page.locator("html")).toHaveClass(/(^|\s)light(\s|$)/);
  expect(await page.evaluate(() => localStorage.getItem("light"))).toBe("true");
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/(^|\s)light(\s|$)/);
});
