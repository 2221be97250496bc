import { expect, main, type Page, test } from "./support/test.ts";

const rotors = "/home/comp_dia/rotores_y_tambores";
const pair = `${rotors}?a=BR31338&b=BR31340`;

const slot = (page: Page, side: "A" | "B") =>
  main(page).getByRole("region", { name: `Part ${side}` });
const heading = (page: Page, name: RegExp) => main(page).getByRole("heading", { name });

/** Opens the dialog of a slot by keyboard, types a code and chooses the first suggestion. */
async function choose(page: Page, side: "A" | "B", typed: string, code: string) {
  const button = slot(page, side).getByRole("button", { name: `part ${side}` });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Part number ${side}` });
  await dialog.getByRole("combobox").fill(typed);
  await expect(page.getByRole("option", { name: new RegExp(`^${code}`) }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}

test("compares two rotors by keyboard and stores both codes in the URL", async ({ openAs }) => {
  const page = await openAs("cliente");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Diagram comparison" }).click();
  await menu
    .getByRole("group", { name: "Diagram comparison" })
    .or(menu)
    .locator(`a[href="${rotors}"]`)
    .click();
  await expect(heading(page, /^Diagram comparison: Rotors and drums$/)).toBeVisible();
  await expect(slot(page, "A")).toContainText("BD/BR1200");

  await choose(page, "A", "br-31338", "BR31338");
  await expect(page).toHaveURL(/\?a=BR31338$/);
  await choose(page, "B", "br 31340", "BR31340");
  await expect(page).toHaveURL(/\?a=BR31338&b=BR31340$/);

  await expect(heading(page, /Overlay to scale/)).toBeVisible();
  const table = main(page).getByRole("table");
  await expect(table.getByRole("row", { name: /Overall height/ })).toBeVisible();
  for (const name of [/Applications in common/, /Interchanges in common/])
    await expect(heading(page, name)).toBeVisible();

  await main(page).getByRole("button", { name: "Swap A and B" }).click();
  await expect(page).toHaveURL(/\?a=BR31340&b=BR31338$/);
  await page.goBack();
  await expect(slot(page, "A").getByRole("link", { name: "BR31338" })).toBeVisible();
});

test("the dialog requests the code in upper case and closes shortly after a choice", async ({
  openAs,
}) => {
  const page = await openAs("cliente", rotors);
  const requested = page.waitForRequest(
    (request) => request.postData()?.includes('"BR31338"') === true,
  );
  await slot(page, "A").getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("br31338");
  await requested;
  const option = page.getByRole("option", { name: /^BR31338/ }).first();
  await expect(option).toBeVisible();
  // The dialog shows the choice for a moment before it closes, so look in each frame.
  const shown = page.waitForFunction(() =>
    [...document.querySelectorAll('[role="dialog"]')].some((each) =>
      each.textContent.includes("BR31338 selected"),
    ),
  );
  await option.click();
  await shown;
  await expect(dialog).toBeHidden();
});

test("restores view and parts from the URL and switches to drawings", async ({ openAs }) => {
  const page = await openAs("cliente", `${pair}&view=product`);
  await expect(main(page).getByRole("radio", { name: "Show product" })).toBeChecked();
  await main(page).getByText("Show diagram").click();
  await expect(page).toHaveURL(/b=BR31340$/);
  await expect(main(page).getByRole("group", { name: /BR31340/ })).toBeVisible();
});

test("shows both drawings at the same scale, and the slider sets the opacity of the second", async ({
  openAs,
}) => {
  const page = await openAs("cliente", pair);
  const overlay = main(page).getByRole("img", { name: /overlaid at the same scale/ });
  const circles = overlay.locator('[data-side="a"] circle');
  await expect(circles.first()).toBeVisible();
  const widthOf = (side: "a" | "b") =>
    overlay
      .locator(`[data-side="${side}"] circle`)
      .evaluateAll((found) => Math.max(...found.map((one) => Number(one.getAttribute("r")))));
  const outer = async (code: string) => {
    const response = await page.request.get(`/api/Ficha_info?codigo=${code}`);
    const sheet = (await response.json()) as {
      Dimensiones: { Data: readonly [{ OUTER_DIAM: number }] };
    };
    return sheet.Dimensiones.Data[0].OUTER_DIAM;
  };
  const scales = [
    (await widthOf("a")) / (await outer("BR31338")),
    (await widthOf("b")) / (await outer("BR31340")),
  ];
  const [one = 0, other = 0] = scales;
  expect(Math.abs(one / other - 1)).toBeLessThan(0.005);

  const slider = main(page).getByRole("slider", { name: "Opacity of B" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(overlay.locator('[data-side="b"]').first()).toHaveCSS("opacity", "0");
  await page.keyboard.press("End");
  await expect(overlay.locator('[data-side="b"]').first()).toHaveCSS("opacity", "1");
});

test("the Compare link of a datasheet opens the comparison with that part", async ({ openAs }) => {
  const page = await openAs("cliente", "/datasheet?codigo=BR31338");
  await main(page).getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/home\/comp_dia\/rotores_y_tambores\?a=BR31338$/);
  await expect(slot(page, "A").getByRole("link", { name: "BR31338" })).toBeVisible();
});

test("says in words whether each part can replace the other, and what the manufacturer states", async ({
  openAs,
}) => {
  const page = await openAs("cliente", pair);
  const verdicts = main(page)
    .getByRole("region", { name: /Substitution/ })
    .locator("> ul > li");
  await expect(verdicts).toHaveCount(2);
  for (const [at, direction] of [
    /BR31340 can replace BR31338:\s*no/,
    /BR31338 can replace BR31340:\s*no/,
  ].entries())
    await expect(verdicts.nth(at)).toContainText(direction);
  await expect(verdicts.first()).toContainText(
    /\d mm (lower|higher|thinner|thicker|smaller|larger)/,
  );
  await expect(verdicts.first()).not.toContainText("Stated by the manufacturer");
  await expect(verdicts.last()).toContainText(
    "Stated by the manufacturer, although the dimensions differ: BR31340 → BR31338 · Merged with",
  );
  await page.goto(`${rotors}?a=BR31338&b=BD31304`);
  await expect(main(page).getByText(/Only parts of the same family/)).toBeVisible();
  await expect(verdicts).toHaveCount(0);
});

test("shows a message for parts of different families, for the same part twice and for an unknown code", async ({
  openAs,
}) => {
  const page = await openAs("cliente", `${rotors}?a=BR31338&b=BD31304`);
  await expect(main(page).getByText(/Only parts of the same family/)).toBeVisible();
  await expect(main(page).getByRole("slider")).toHaveCount(0);
  await page.goto(`${rotors}?a=BR31338&b=BR31338`);
  await expect(main(page).getByText("Same part on both sides")).toBeVisible();
  await page.goto(`${rotors}?a=BR3I338`);
  await expect(slot(page, "A").getByRole("alert")).toContainText("BR3I338 is not in the catalogue");
  await slot(page, "A").getByRole("button", { name: "BR31338" }).click();
  await expect(page).toHaveURL(/\?a=BR31338$/);
});

test("shows a junior vehicles but no interchanges, on a phone and in Spanish", async ({
  openAs,
}) => {
  const page = await openAs("junior");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem("language", "es"));
  await page.goto(pair);
  await expect(heading(page, /Superposición a escala/)).toBeVisible();
  await expect(main(page).getByText(/^BR31340 puede reemplazar a BR31338/)).toBeVisible();
  await expect(heading(page, /Aplicaciones en común/)).toBeVisible();
  await expect(heading(page, /Intercambios en común/)).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test("shows plant staff the differences without vehicles and interchanges", async ({ openAs }) => {
  const page = await openAs("planta", pair);
  await expect(heading(page, /Differences/)).toBeVisible();
  for (const name of [/Applications in common/, /Interchanges in common/])
    await expect(heading(page, name)).toHaveCount(0);
});

test("shows plant staff without the family flag a message for the section and for the part", async ({
  openAs,
}) => {
  const page = await openAs("planta_pads", pair);
  await expect(
    main(page).getByText("Your account does not have access to this section"),
  ).toBeVisible();
  await page.goto("/home/comp_dia/pastillas_y_bandas?a=BR31338");
  await expect(slot(page, "A").getByRole("alert")).toContainText(
    "Your account does not have access to BR31338",
  );
});

test("prints the overlay across the page, and the table below it", async ({ openAs }) => {
  const page = await openAs("cliente", pair);
  await expect(heading(page, /Side by side/)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(main(page).getByText(/^Printed .*\d{4}$/)).toBeVisible();
  // A4 without margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1047 });
  const overlay = main(page)
    .getByRole("img", { name: /overlaid at the same scale/ })
    .first();
  expect((await overlay.boundingBox())?.width).toBeGreaterThan(680);
  // The overlay says what both drawings would.
  await expect(main(page).getByRole("figure").first()).toBeHidden();
  const bottom = await main(page)
    .getByRole("table")
    .evaluate((table) => table.getBoundingClientRect().bottom + window.scrollY);
  expect(bottom).toBeLessThan(1047);
});
