import { expect, type Page, test } from "./support/test.ts";

const rotor = "/datasheet?codigo=br31338";
const firstScreen = (page: Page) => page.locator("#first-screen");

/** The portal's own script never arrives, as on a line that has just died. */
const withoutPortal = (page: Page) => page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);

for (const { language, light, heading } of [
  { language: "en", light: "false", heading: "Dimensions" },
  { language: "es", light: "true", heading: "Dimensiones" },
]) {
  test(`the public datasheet shows its code before its scripts: ${language}`, async ({ page }) => {
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
    // Its styles are those of the portal: the chosen theme's ground, over the whole window.
    const ground = await firstScreen(page).evaluate((screen) => ({
      color: getComputedStyle(screen).backgroundColor,
      width: screen.getBoundingClientRect().width,
    }));
    const brightness = Number(/\d+/.exec(ground.color)?.[0]);
    expect(brightness > 128).toBe(light === "true");
    expect(ground.width).toBeGreaterThan(1000);
  });
}

test("what stands in the address is text on the first screen too", async ({ page }) => {
  await withoutPortal(page);
  const hostile = `<img src=x onerror="document.title='run'">`;
  await page.goto(`/datasheet?codigo=${encodeURIComponent(hostile)}`, { waitUntil: "commit" });
  await expect(firstScreen(page).getByText(hostile.toUpperCase()).last()).toBeVisible();
  await expect(firstScreen(page).locator("img")).toHaveCount(0);
  await expect(page).toHaveTitle("Caliper");
});

for (const [what, path, shown] of [
  ["a sheet", rotor, /^BR31338 Brake Rotor/],
  ["a code that there is not", "/datasheet?codigo=ZZ999999", /ZZ999999/],
  ["an address without a code", "/datasheet", /./],
  ["a fluid, which asks to sign in", "/datasheet?codigo=dot4", /./],
] as const) {
  test(`the first screen gives way to ${what}`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: shown })).toBeVisible();
    await expect(firstScreen(page)).toHaveCount(0);
    // What was asked for early is what the page asks for: one request, not two.
    if (path === rotor) expect(asked.filter((one) => one === "/api/Ficha_info")).toHaveLength(1);
  });
}

test("whoever has signed in sees the ground of the theme, not the public frame", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home");
  await withoutPortal(page);
  await page.goto(rotor, { waitUntil: "commit" });
  await expect(firstScreen(page)).toBeVisible();
  await expect(firstScreen(page)).toBeEmpty();
});
