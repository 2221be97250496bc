import { type Account, expect, hit, type Locator, main, type Page, test } from "./support/test.ts";

const sections = ["Pads and shoes", "Rotors and drums", "Cylinders", "Hardware"];

/** Texts of entries that take more than one line of 36 px. */
const tallRows = (navigation: Locator) =>
  navigation
    .locator("a, button")
    .evaluateAll((rows) =>
      rows.filter((row) => row.getBoundingClientRect().height > 36).map((row) => row.textContent),
    );

const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });

for (const [account, hasGeneral] of [
  ["admin", true],
  ["cliente", true],
  ["junior", false],
] as const satisfies readonly (readonly [Account, boolean])[]) {
  test(`shows ${account} menu groups, one open at a time`, async ({ openAs }) => {
    const page = await openAs(account);
    await expect(menu(page).getByRole("link", { name: "Home" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const codeSearch = menu(page).getByRole("button", { name: "Code search" });
    await expect(codeSearch).toHaveAttribute("aria-expanded", "false");
    await codeSearch.click();
    for (const name of sections) await expect(menu(page).getByRole("link", { name })).toBeVisible();

    const general = menu(page).getByRole("button", { name: "General" });
    await expect(general).toHaveCount(hasGeneral ? 1 : 0);
    if (!hasGeneral) return;
    await general.click();
    await expect(codeSearch).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page).getByRole("link", { name: "Portal" })).toHaveAttribute(
      "target",
      "_blank",
    );
  });
}

test("shows plant staff their sections without groups", async ({ openAs }) => {
  const page = await openAs("planta");
  for (const name of sections) {
    const group = menu(page).getByRole("list", { name: "Code search" });
    await expect(group.getByRole("link", { name })).toBeVisible();
  }
  await expect(menu(page).getByRole("button")).toHaveCount(0);
});

test("shows plant staff only the sections of their family flags", async ({ openAs }) => {
  const page = await openAs("planta_pads");
  for (const name of ["Code search", "Measurement search"]) {
    const group = menu(page).getByRole("list", { name });
    await expect(group.getByRole("link")).toHaveText(["Pads and shoes"]);
  }
  for (const name of ["Rotors and drums", "Cylinders", "Hardware"]) {
    await expect(menu(page).getByRole("link", { name })).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("link", { name })).toHaveCount(0);
  }
});

test("shows plant staff their sections on the home page instead of a search", async ({
  openAs,
}) => {
  const page = await openAs("planta_pads");
  // A banner is a link, too.
  const sections = main(page)
    .getByRole("link")
    .filter({ hasNot: page.locator("img") });
  await expect(sections).toHaveText(["Brake Pads", "Brake Shoes", "Brake Fluids"]);
  await expect(main(page).getByRole("tab")).toHaveCount(0);
  await expect(main(page).getByRole("button", { name: "Search" })).toHaveCount(0);
});

test("has seven groups whose entries take one line, in both languages", async ({ openAs }) => {
  const page = await openAs("admin");
  for (const [language, label] of [
    ["en", "Home section"],
    ["es", "Inicio"],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    await page.reload();
    const navigation = page.getByRole("navigation").first();
    await expect(navigation.getByRole("link", { name: label, exact: true })).toBeVisible();
    const groups = navigation.getByRole("button");
    await expect(groups).toHaveCount(7);
    for (const group of await groups.all()) {
      await group.click();
      await expect(group).toHaveAttribute("aria-expanded", "true");
      expect(await tallRows(navigation)).toEqual([]);
    }
  }
});

test("shows plant staff entries that take one line", async ({ openAs }) => {
  const page = await openAs("planta");
  await expect(menu(page).getByRole("link", { name: "Hardware" }).first()).toBeVisible();
  expect(await tallRows(menu(page))).toEqual([]);
});

test("opens a section from the menu and marks it as the current page", async ({ openAs }) => {
  const page = await openAs("cliente");
  await menu(page).getByRole("button", { name: "Code search" }).click();
  await menu(page).getByRole("link", { name: "Rotors and drums" }).click();
  await expect(page).toHaveURL(/\/home\/code\/rotores_y_tambores$/);
  await expect(menu(page).getByRole("link", { name: "Rotors and drums" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("disables groups in the collapsed, icon-only menu", async ({ openAs }) => {
  const page = await openAs("cliente");
  await page.getByRole("button", { name: "Collapse menu" }).click();
  const group = menu(page).getByRole("button", { name: "Code search" });
  await expect(group).toHaveAttribute("aria-disabled", "true");
  await expect(menu(page).getByRole("link", { name: "Pads and shoes" })).toHaveCount(0);
  const width = async () => (await menu(page).boundingBox())?.width;
  await expect.poll(width).toBeLessThanOrEqual(56);
  await page.getByRole("button", { name: "Expand menu" }).click();
  await expect.poll(width).toBeGreaterThan(200);
});

test("clears the search results on Home", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=D1200");
  await expect(hit(page, "D1200")).toBeVisible();
  await menu(page).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(hit(page, "D1200")).toHaveCount(0);
});

test("the first Tab focuses a link that skips menu and header", async ({ openAs }) => {
  const page = await openAs("cliente", "/home");
  await expect(main(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
});
