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

test("applies language and theme at once in all tabs, also on log out", async ({
  openAs,
  context,
}) => {
  const page = await openAs("cliente");
  const other = await context.newPage();
  await other.goto("/home/code/hardware");
  const html = other.locator("html");
  await expect(main(other)).toBeVisible();
  await page.getByText("Dark mode").click();
  await expect(html).toHaveClass(/(^|\s)light(\s|$)/);
  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await expect(html).toHaveAttribute("lang", "es");
  // The other tab follows before the server has answered.
  const release = Promise.withResolvers<void>();
  await page.route("**/api/v1/session", async (route) => {
    if (route.request().method() === "DELETE") await release.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(other).toHaveURL(/\/$/);
  release.resolve();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/$/);
    await expect(tab.locator("html")).toHaveAttribute("lang", "en");
    await expect(tab.locator("html")).not.toHaveClass(/(^|\s)light(\s|$)/);
  }
});

test("shows stronger text and lines if the reader prefers more contrast", async ({ openAs }) => {
  const page = await openAs("cliente");
  const footer = page.getByRole("contentinfo");
  const colors = () =>
    footer.evaluate((element) => {
      const { color } = getComputedStyle(element.querySelector("p") ?? element);
      return [color, getComputedStyle(element).borderBlockStartColor];
    });
  const [text, line] = await colors();
  await page.emulateMedia({ contrast: "more" });
  const [strongText, strongLine] = await colors();
  expect(strongText).not.toBe(text);
  expect(strongLine).not.toBe(line);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`draws the part again in a new theme, with motion: ${reducedMotion}`, async ({ openAs }) => {
    const page = await openAs("cliente");
    await page.emulateMedia({ reducedMotion });
    await page.goto("/datasheet?codigo=BR31338");
    await expect(main(page).getByRole("group", { name: /^Drawing of/ })).toBeVisible();
    const lines = await page.evaluate(() => {
      const root = document.documentElement;
      const started: string[] = [];
      document.addEventListener("animationstart", ({ target }) => {
        if (target instanceof SVGElement) started.push(target.tagName);
      });
      return new Promise<number>((done) => {
        new MutationObserver(() => {
          if (!("redraw" in root.dataset)) done(started.length);
        }).observe(root, { attributeFilter: ["data-redraw"] });
        document.querySelector<HTMLElement>("input[role=switch]")?.click();
      });
    });
    if (reducedMotion === "reduce") expect(lines).toBe(0);
    else expect(lines).toBeGreaterThan(5);
  });
