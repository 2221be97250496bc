import { expect, type Page, test } from "./support/test.ts";

const rotor = "/datasheet?codigo=br31338";
const firstScreen = (page: Page) => page.locator("#first-screen");

/** Blocks the portal's main script, as on a lost connection. */
const withoutPortal = (page: Page) => page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);

for (const { language, light, heading } of [
  { language: "en", light: "false", heading: "Dimensions" },
  { language: "es", light: "true", heading: "Medidas" },
]) {
  test(`shows the code of a public datasheet before the scripts load: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (chosen) => {
        for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
      },
      { language, light },
    );
    await withoutPortal(page);
    await page.goto(rotor, { waitUntil: "commit" });
    await expect(firstScreen(page).getByText("BR31338", { exact: true })).toBeVisible();
    await expect(firstScreen(page).getByText(heading, { exact: true })).toBeVisible();
    // The background of the chosen theme fills the window.
    const background = await firstScreen(page).evaluate((screen) => ({
      color: getComputedStyle(screen).backgroundColor,
      width: screen.getBoundingClientRect().width,
    }));
    const brightness = Number(/\d+/.exec(background.color)?.[0]);
    expect(brightness > 128).toBe(light === "true");
    expect(background.width).toBeGreaterThan(1000);
  });
}

test("the first screen shows HTML in the URL as text", async ({ page }) => {
  await withoutPortal(page);
  const hostile = `<img src=x onerror="document.title='run'">`;
  await page.goto(`/datasheet?codigo=${encodeURIComponent(hostile)}`, { waitUntil: "commit" });
  await expect(firstScreen(page).getByText(hostile.toUpperCase()).last()).toBeVisible();
  await expect(firstScreen(page).locator("img")).toHaveCount(0);
  await expect(page).toHaveTitle("Caliper");
});

for (const [what, path, shown] of [
  ["a datasheet", rotor, /^BR31338 Brake Rotor/],
  ["an unknown code", "/datasheet?codigo=ZZ999999", /ZZ999999/],
  ["a URL without a code", "/datasheet", /./],
  ["a fluid, which requires signing in", "/datasheet?codigo=dot4", /./],
] as const) {
  test(`the page replaces the first screen for ${what}`, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: shown })).toBeVisible();
    await expect(firstScreen(page)).toHaveCount(0);
    // The page reuses the early request instead of sending a second one.
    if (path === rotor)
      expect(requested.filter((one) => one === "/api/Ficha_info")).toHaveLength(1);
  });
}

test("the first screen is empty for a signed-in user", async ({ openAs }) => {
  const page = await openAs("cliente", "/home");
  await withoutPortal(page);
  await page.goto(rotor, { waitUntil: "commit" });
  await expect(firstScreen(page)).toBeVisible();
  await expect(firstScreen(page)).toBeEmpty();
});
