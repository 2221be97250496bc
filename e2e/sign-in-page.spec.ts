import { expect, type Page, password, test } from "./support/test.ts";

/** Holds scripts back until they are released, as on a slow connection; by default the portal's first one. */
async function holdScripts(page: Page, files = /\/assets\/index-[^/]*\.js$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const form = (page: Page) => ({
  name: page.getByLabel("Username"),
  password: page.getByLabel("Password", { exact: true }),
  login: page.getByRole("button", { name: "Login" }),
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, title } of [
    { lang: "en", title: "Sign in · Caliper" },
    { lang: "es", title: "Iniciar sesión · Caliper" },
  ])
    test(`is readable, in the language of the URL: ${lang}`, async ({ page }) => {
      await page.goto(`/?lang=${lang}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("input[name=password]")).toBeVisible();
    });

  test("says what is missing, and never writes a password into the URL", async ({ page }) => {
    await page.goto("/");
    // Playwright skips the text of this element elsewhere.
    const notice = page.locator("noscript");
    await expect(notice).toBeVisible();
    await expect(notice).toContainText("Turn on JavaScript to sign in.", { useInnerText: true });
    await page.route("/", (route) => route.fulfill({ status: 204 }));
    const submitted = page.waitForRequest("/");
    await form(page).name.fill("cliente");
    await form(page).password.fill(password);
    await form(page).password.press("Enter");
    expect((await submitted).method()).toBe("POST");
  });
});

test("signs in with what was typed and submitted before the scripts arrived", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const { name, password: secret } = form(page);
  await name.fill("cliente");
  await secret.fill(password);
  await secret.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-resuming");
  release();
  await expect(page).toHaveURL(/\/home/);
});

test("keeps what was typed before the scripts arrived, and the focus", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const { name, password: secret, login } = form(page);
  await name.fill("cliente");
  release();
  await expect(page.locator("html")).not.toHaveAttribute("data-resuming");
  await expect(name).toHaveValue("cliente");
  await expect(name).toBeFocused();
  await secret.fill(password);
  await login.click();
  await expect(page).toHaveURL(/\/home/);
});

test("opens the language menu that was clicked before its code arrived", async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/frame-[^/]*\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).not.toHaveAttribute("data-resuming");
  await expect(page.locator("[data-resuming]")).toHaveCount(1);
  await page.getByRole("button", { name: "English" }).click();
  release();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await expect(page.getByLabel("Usuario")).toBeVisible();
});

test("has the stored theme before the scripts load, and afterwards", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("light", "true"));
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass(/(^| )light( |$)/);
  release();
  await expect(page.locator("html")).not.toHaveAttribute("data-resuming");
  await expect(page.locator("html")).toHaveClass(/(^| )light( |$)/);
});

test("follows the stored language where the server does not know it", async ({ page }) => {
  await page.goto("/favicon.svg", { waitUntil: "load" });
  await page.evaluate(() => localStorage.setItem("language", "es"));
  await page.goto("/");
  await expect(page.getByLabel("Usuario")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("is never shown to a signed-in user", async ({ openAs }) => {
  const page = await openAs("cliente", "/home");
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#root main")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("does not move while it becomes interactive, and the drawing appears beside it", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const places = () =>
    page
      .locator("main :is(h1, p, label, input, button)")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  await expect(form(page).login).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  release();
  await expect(page.locator("main svg:has(text)")).toBeVisible();
  expect(await places()).toEqual(before);
});
