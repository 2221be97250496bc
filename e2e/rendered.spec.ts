import { expect, main, type Page, test } from "./support/test.ts";

const rotor = "/datasheet?codigo=br31338";

/** Blocks the main scripts, as on a lost connection. */
const withoutPortal = (page: Page) =>
  page.route(/\/assets\/(?:index|page)-[^/]*\.js$/, () => undefined);

const dimensions = (page: Page) => main(page).getByRole("table").first();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, name, height, vehicles } of [
    {
      lang: "en",
      name: "Brake Rotor, ventilated",
      height: "Overall height",
      vehicles: "Applications",
    },
    {
      lang: "es",
      name: "Rotor de freno ventilado",
      height: "Altura total",
      vehicles: "Aplicaciones",
    },
  ]) {
    test(`a datasheet shows dimensions, drawing, pictures and vehicles: ${lang}`, async ({
      page,
    }) => {
      const response = await page.goto(`${rotor}&lang=${lang}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page).toHaveTitle(`BR31338 ${name}: Toyota Corolla 2008-2013 · Caliper`);
      // The same as in link previews.
      const preview = page.locator('meta[property="og:title"]');
      expect(await page.title()).toBe(`${await preview.getAttribute("content")} · Caliper`);
      await expect(main(page).getByRole("heading", { level: 1 })).toContainText("BR31338");
      await expect(dimensions(page).getByRole("row", { name: height })).toContainText("49.5");
      await expect(main(page).locator("article svg[viewBox]:visible").first()).toBeVisible();
      await expect(
        main(page)
          .getByRole("img", { name: /BR31338/ })
          .first(),
      ).toBeVisible();
      await expect(main(page).getByRole("heading", { name: vehicles })).toBeVisible();
      await expect(
        main(page)
          .getByText(/Corolla/)
          .first(),
      ).toBeVisible();
      await expect(main(page).getByRole("link").first()).toHaveAttribute("href", /codigo=/);
    });
  }

  test("prints with an address and a QR code", async ({ page, baseURL }) => {
    await page.goto(rotor);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(`${baseURL ?? ""}/p/BR31338`)).toBeVisible();
  });

  test("an unknown code is not found, and HTML in it is text", async ({ page }) => {
    const hostile = `</script><img src=x onerror="document.title='run'">`;
    const response = await page.goto(`/datasheet?codigo=${encodeURIComponent(hostile)}`);
    expect(response?.status()).toBe(404);
    await expect(main(page).getByText(hostile.toUpperCase()).first()).toBeVisible();
    await expect(page.locator("img")).toHaveCount(0);
  });
});

/** Layout shifts and console messages of a page, and whether its heading is the server's. */
async function observe(page: Page) {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.addInitScript(() => {
    const noted = { shift: 0, heading: document.querySelector("h1") };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        noted.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    document.addEventListener("DOMContentLoaded", () => {
      noted.heading = document.querySelector("h1");
    });
  });
  return async () => ({
    messages,
    ...(await page.evaluate(() => {
      const { noted } = window as unknown as { noted: { shift: number; heading: Element } };
      return { shift: noted.shift, isSame: noted.heading === document.querySelector("h1") };
    })),
  });
}

for (const { device, viewport } of [
  { device: "phone", viewport: { width: 412, height: 823 } },
  { device: "desktop", viewport: { width: 1440, height: 900 } },
]) {
  test(`hydrates without a message, a shift or a second request: ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const observed = await observe(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(rotor);
    // Works only after hydration.
    await expect(async () => {
      await main(page).getByRole("radio", { name: "inch" }).click();
      await expect(main(page).getByRole("radio", { name: "inch" })).toBeChecked();
    }).toPass();
    const { messages, shift, isSame } = await observed();
    expect({ messages, isSame }).toEqual({ messages: [], isSame: true });
    // A font that loads later moves some texts by a pixel or two.
    expect(shift).toBeLessThan(0.01);
    expect(requested.filter((path) => path.startsWith("/api/"))).toEqual(["/api/v1/session"]);
  });
}

test("does not move on a slow connection, and has our fonts on the next page", async ({ page }) => {
  const observed = await observe(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 200,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(rotor);
  const fonts = page.locator("style#fonts");
  await expect(fonts).toHaveAttribute("media", "not all");
  await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
  expect((await observed()).shift).toBe(0);
  await page.reload();
  await expect(fonts).not.toHaveAttribute("media");
  // Ends the emulation.
  await devtools.detach();
});

test("repeats a click that came before the page was interactive", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(rotor, { waitUntil: "commit" });
  const inches = main(page).getByRole("radio", { name: "inch" });
  await inches.click();
  await expect(inches).not.toBeChecked();
  gate.resolve();
  await expect(inches).toBeChecked();
});

test.describe("on a low screen", () => {
  // A touch screen, and so a page of its own: a page that was higher before has its old height at first.
  test.use({ viewport: { width: 1280, height: 400 }, hasTouch: true });

  test("hydrates what is far away when it comes near, and shows what was chosen before", async ({
    page,
  }) => {
    await page.goto(rotor);
    const related = main(page).locator("[data-resuming]").filter({ hasText: "More parts for" });
    await expect(related).toHaveCount(1);
    const vehicles = main(page).getByRole("radio", { name: /20\d\d/ });
    const links = main(page).locator("section", { hasText: "More parts for" }).getByRole("link");
    const hrefs = () => links.evaluateAll((all) => all.map((each) => each.getAttribute("href")));
    const before = await hrefs();

    // The check mark covers the input. The table may hydrate after the click.
    await vehicles.nth(1).click({ force: true });
    await expect(vehicles.nth(1)).toBeChecked();
    await expect(related).toHaveCount(0);
    await expect.poll(hrefs).not.toEqual(before);
    const after = await hrefs();

    // As where everything hydrates before the choice.
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.goto(rotor);
    await expect(related).toHaveCount(0);
    await vehicles.nth(1).click({ force: true });
    await expect.poll(hrefs).toEqual(after);
  });
});

test("a drawing that becomes visible later has the unit that was chosen before", async ({
  page,
}) => {
  const desktop = { width: 1280, height: 900 };
  const inches = page.getByRole("radio", { name: "inch" });
  const drawing = main(page).locator("article svg:visible:has(text)").first();
  const figures = () =>
    drawing
      .locator("text")
      .evaluateAll((all) =>
        all.map((each) => [each.textContent, each.getAttribute("x"), each.getAttribute("y")]),
      );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(rotor);
  // On a phone the drawing has letters only.
  await inches.click();
  await page.setViewportSize(desktop);
  await expect(drawing).toContainText("10.827");
  const later = await figures();

  await page.goto(rotor);
  await inches.click();
  await expect(drawing).toContainText("10.827");
  expect(later).toEqual(await figures());
});

test("hydrates the page of an unknown code", async ({ page }) => {
  const observed = await observe(page);
  await page.goto("/datasheet?codigo=ZZ999999");
  await expect(page.getByRole("button", { name: "Light mode" })).toBeVisible();
  await page.getByRole("button", { name: "Light mode" }).click();
  await expect(page.locator("html")).toHaveClass(/light/);
  const { messages, isSame } = await observed();
  // The browser reports the status of the document.
  expect(messages.filter((text) => !text.includes("404"))).toEqual([]);
  expect(isSame).toBe(true);
});

test("has the stored theme before the scripts load", async ({ page }) => {
  await withoutPortal(page);
  await page.addInitScript(() => localStorage.setItem("light", "true"));
  await page.goto(rotor, { waitUntil: "commit" });
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const light = await background();
  expect(Number(/\d+/.exec(light)?.[0])).toBeGreaterThan(128);
});

test("keeps the stored theme when it hydrates", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("light", "true"));
  await page.goto(rotor);
  await expect(page.getByRole("button", { name: "Dark mode" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/(^| )light( |$)/);
});

test("is rendered in the language that the visitor chose", async ({ page }) => {
  await page.goto(`${rotor}&lang=en`);
  await expect(async () => {
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("menuitemradio", { name: "Español" }).click({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("heading", { name: "Medidas" })).toBeVisible();
  await expect(page).not.toHaveURL(/lang=/);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("contains nothing private for a signed-in user, whose prices load afterwards", async ({
  openAs,
  browser,
  baseURL,
}) => {
  const page = await openAs("admin", "/home");
  const html = (await page.request.get(rotor)).text();
  const anonymous = await browser.newContext({ baseURL: baseURL ?? "" });
  expect(await html).toBe(await (await anonymous.request.get(rotor)).text());
  await anonymous.close();
  expect(await html).not.toContain("US$");
  await page.goto(rotor);
  await expect(main(page).getByRole("heading", { name: "Prices" })).toBeVisible();
  await expect(main(page).getByText(/US\$/).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
});

test("a fluid requires signing in, as elsewhere", async ({ page }) => {
  await page.goto("/datasheet?codigo=DOT4HP-500");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
});
