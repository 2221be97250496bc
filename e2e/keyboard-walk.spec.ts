import { expect, main, type Locator, type Page, password, test } from "./support/test.ts";

/**
 * The main flows by keyboard alone. Each counts the stops of Tab from the skip link to the aim of the flow, so that a new
 * control in front of it is noticed.
 */
async function stopsTo(page: Page, aim: Locator, most: number): Promise<number> {
  await expect(aim.first()).toBeVisible();
  // The page heading may have the focus; the walk begins before the first control.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.getSelection()?.removeAllRanges();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (let stops = 1; stops <= most; stops += 1) {
    await page.keyboard.press("Tab");
    const isThere = await aim.evaluateAll((elements) =>
      elements.includes(document.activeElement as HTMLElement),
    );
    if (isThere) return stops;
  }
  throw new Error(`${most} stops did not lead there.`);
}

test("signing in takes two fields and Enter", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  const name = page.getByRole("textbox").first();
  for (let stops = 0; stops < 4; stops += 1) {
    if (await name.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("cliente");
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home/);
});

test("a code search leads to a datasheet", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=1200");
  // The last stop before the results is the switch for parts in stock.
  expect(await stopsTo(page, main(page).getByRole("row"), 12)).toBe(7);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/datasheet/);
});

test("a datasheet leads from its actions through the letters to its vehicles", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/datasheet?codigo=BR31338");
  const print = main(page).getByRole("button", { name: "Print" });
  expect(await stopsTo(page, print, 5)).toBe(1);
  // The two parts that belong with it; the drawing and the table are one stop each.
  const letters = main(page).getByRole("button", { name: /^A,? / });
  expect(await stopsTo(page, letters, 12)).toBe(8);
  const vehicles = main(page).getByRole("radio", { name: /Toyota/ });
  expect(await stopsTo(page, vehicles.or(main(page).getByRole("row")), 30)).toBe(22);
});

test("measurements lead to the closest part", async ({ openAs }) => {
  const page = await openAs(
    "cliente",
    "/home/measu/rotores_y_tambores?type=Brake+Rotors&OUTER_DIAM=279.7&THICKNESS=21.6",
  );
  expect(await stopsTo(page, main(page).getByRole("row"), 12)).toBe(7);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/datasheet/);
});

test("a comparison leads to its differences", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/comp_dia/rotores_y_tambores?a=BR31338&b=BR31340");
  const letters = main(page)
    .getByRole("table", { name: "Differences" })
    .getByRole("button", { name: /^A/ });
  // Each part has a stop for its stock.
  expect(await stopsTo(page, letters, 16)).toBe(14);
});

test("an administrator reaches the files", async ({ openAs }) => {
  const page = await openAs("admin", "/adminPanel?view=files");
  // Each kind of thing that needs attention is a stop, and other tests add some.
  expect(await stopsTo(page, main(page).getByRole("row"), 9)).toBeGreaterThan(5);
});
