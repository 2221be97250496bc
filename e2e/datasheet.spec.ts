import { readFileSync } from "node:fs";
import { expect, main, type Page, test } from "./support/test.ts";

const rotor = "/datasheet?codigo=BR31338&section=rotores_y_tambores&type=Brake%20Rotors";

const block = (page: Page, name: RegExp | string) => main(page).getByRole("heading", { name });

/** Records the text of every API response to the page. */
function recordResponses(page: Page): { text: () => string } {
  const responses: string[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/api/")) return;
    response
      .text()
      .then((text) => responses.push(text))
      .catch(() => undefined);
  });
  return { text: () => responses.join("\n") };
}

test("shows anonymous visitors only public data", async ({ page }) => {
  const responses = recordResponses(page);
  const document = await page.goto(rotor);
  await expect(block(page, /^BR31338/)).toBeVisible();
  await expect(page).toHaveTitle(/BR31338/);
  await expect(block(page, /Dimensions/)).toBeVisible();
  await expect(block(page, /Applications/)).toBeVisible();
  for (const name of [/Prices/, /UPC/, /Interchanges/])
    await expect(block(page, name)).toHaveCount(0);
  await expect(main(page)).not.toContainText("US$");
  await expect(page.getByRole("navigation", { name: "Main menu" })).toHaveCount(0);
  // The document contains the data, by the names of the client.
  const html = (await document?.text()) ?? "";
  expect(html).toContain('"dimensions":');
  expect(html).not.toMatch(/"(?:prices|upcs|equivalences|interchanges)":/);
  expect(responses.text()).not.toMatch(/"(?:Precio|UPC|Equivalencias|Intercambios)"/);
});

test("returns to the public datasheet after signing in and shows prices", async ({ page }) => {
  await page.goto(rotor);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Username" }).fill("cliente");
  await page.getByRole("textbox", { name: "Password" }).fill("caliper-demo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/datasheet\?codigo=BR31338/);
  await expect(block(page, /Prices/)).toBeVisible();
});

test("shows a message for a URL without a code", async ({ page }) => {
  await page.goto("/datasheet");
  await expect(main(page)).toContainText("Missing code");
});

test("choosing another application loads its related products", async ({ openAs }) => {
  const page = await openAs("cliente", rotor);
  const radios = main(page).getByRole("radio", { name: /20\d\d/ });
  // The most common vehicle, not the first in alphabetical order.
  await expect(
    main(page)
      .getByRole("radio", { name: /Toyota Corolla/ })
      .first(),
  ).toBeChecked();
  await expect(block(page, /More parts for Toyota Corolla/)).toBeVisible();
  const requested = page.waitForRequest((request) =>
    request.url().includes("/api/Related_products"),
  );
  // The check mark covers the input.
  await radios.nth(1).check({ force: true });
  await requested;
  await expect(radios.nth(1)).toBeChecked();
});

test("opens the datasheet of a related product and returns on Back", async ({ openAs }) => {
  const page = await openAs("cliente", rotor);
  const card = main(page).locator('a[href^="/datasheet"]').last();
  await card.click();
  await expect(page).not.toHaveURL(/codigo=BR31338/);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(block(page, /^BR31338/)).toBeVisible();
});

test("shows the drawing in the chosen unit and switches to the reference drawing", async ({
  page,
}) => {
  await page.goto(rotor);
  const drawing = main(page).getByRole("group", { name: /^Drawing of Brake Rotor BR31338/ });
  await expect(drawing.first()).toContainText("275");
  await main(page).getByRole("radio", { name: "inch" }).click();
  await expect(drawing.first()).toContainText("10.827");
  await main(page).getByRole("radio", { name: "Reference" }).click();
  await expect(main(page).getByRole("img", { name: "Reference drawing BR01" })).toBeVisible();
});

test("highlights the line of a focused row and the row of a line, by mouse and by keyboard", async ({
  page,
}) => {
  await page.goto(rotor);
  const row = main(page).getByRole("button", { name: "E, Overall height" });
  const line = main(page)
    .getByRole("button", { name: /^E 49.5 mm/ })
    .first();
  await row.focus();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await main(page)
    .getByRole("button", { name: /^F 22 mm/ })
    .first()
    .hover();
  await expect(main(page).getByRole("button", { name: /^F, Thickness/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await line.focus();
  await page.keyboard.press("ArrowRight");
  await expect(main(page).getByRole("button", { name: /^F, Thickness/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("downloads the drawing as self-contained SVG and PNG, named by code and at a standard scale", async ({
  page,
}) => {
  await page.goto(rotor);
  const save = async (format: RegExp) => {
    await main(page).getByRole("button", { name: "Download drawing" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const svg = await save(/SVG/);
  expect(svg.name).toBe("BR31338.svg");
  const text = svg.bytes.toString();
  const [, units = "", width = ""] = /viewBox="0 0 (\d+)[^>]* width="([\d.]+)mm"/.exec(text) ?? [];
  expect(text).toContain("1 : 2.5");
  expect(text).not.toMatch(/var\(|class=|<script|href=/);
  // The largest circle is the outer diameter: 275 mm at 1 : 2.5.
  const radii = [...text.matchAll(/<circle[^>]* r="([\d.]+)"/g)].map(([, radius]) =>
    Number(radius),
  );
  const scale = Number(width) / Number(units);
  expect(Math.max(...radii) * 2 * scale).toBeCloseTo(275 / 2.5, 0);
  const png = await save(/PNG/);
  expect(png.name).toBe("BR31338.png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.includes("pHYs")).toBe(true);
});

test("lists recently viewed datasheets and clears them on log out", async ({ openAs }) => {
  const page = await openAs("cliente", rotor);
  // The heading appears before the data; only a fully loaded datasheet is listed.
  await expect(block(page, "Applications")).toBeVisible();
  await page.goto("/datasheet?codigo=D1200");
  const recent = main(page).getByRole("region", { name: "Recently viewed" });
  await expect(recent.getByRole("link")).toHaveText(["BR31338"]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem("recent"))).toBeNull();
});

test("redirects a fluid's product code to the fluid's datasheet", async ({ openAs }) => {
  const page = await openAs("junior", "/datasheet?codigo=DOT4HP-500");
  await expect(page).toHaveURL(/brakeFluidSheet\?codigo=DOT4HP&vol=500/);
  await expect(block(page, /DOT 4 Severe Duty, 500 mL/)).toBeVisible();
});

/** Pages of paper: of the datasheet with the most content, one with four grades, one with the most vehicles, and a fluid. */
const printedPages = [
  [rotor, 1],
  ["/datasheet?codigo=D1200", 1],
  ["/datasheet?codigo=PT3167", 1],
  ["/brakeFluidSheet?codigo=dot3&vol=355", 1],
] as const;

const pagesOf = async (page: Page, format: string) => {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length;
};

test("prints a datasheet on one page of A4 and Letter, with no table too wide", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  for (const [path, pages] of printedPages) {
    await page.goto(path);
    await expect(block(page, /Interchanges/)).toBeVisible();
    if (path.startsWith("/datasheet")) await expect(block(page, /More parts for/)).toBeVisible();
    for (const format of ["A4", "Letter"]) {
      expect(await pagesOf(page, format), `${path} on ${format}`).toBe(pages);
    }
    // A4 without margins, in CSS pixels.
    await page.setViewportSize({ width: 703, height: 1017 });
    await page.emulateMedia({ media: "print" });
    await expect(main(page).getByText(/^Printed /)).toBeVisible();
    await expect(main(page).getByText(/Prices, FOB/)).toBeHidden();
    const tooWide = await main(page)
      .locator("section table")
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1)
          .map((table) => table.textContent),
      );
    expect(tooWide, path).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test("asks once whether to print prices, and prints those of the chosen warehouse", async ({
  openAs,
}) => {
  const page = await openAs("admin", rotor);
  await expect(block(page, /Prices/)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const printed = page.locator("body[data-printed]");
  const print = main(page).getByRole("button", { name: "Print", exact: true });
  await print.click();
  const dialog = page.getByRole("dialog");
  // The radio button is drawn over the input.
  await dialog.getByRole("radio", { name: "MIAMI prices" }).check({ force: true });
  await dialog.getByRole("button", { name: "Print" }).click();
  await expect(printed).toBeAttached();
  await page.evaluate(() => document.body.removeAttribute("data-printed"));
  await print.click();
  await expect(printed).toBeAttached();
  await expect(dialog).toHaveCount(0);

  await page.emulateMedia({ media: "print" });
  const prices = main(page).getByRole("region", { name: /Prices, FOB/ });
  await expect(prices.getByRole("row")).toHaveText([/Standard/, /MIAMI/]);
  await page.emulateMedia({ media: null });
  for (const format of ["A4", "Letter"]) expect(await pagesOf(page, format), format).toBe(1);
});

test("fades the cards that do not fit the vehicle under the pointer, and highlights the vehicles of a card", async ({
  page,
}) => {
  await page.goto(rotor);
  const vehicles = main(page).getByRole("grid", { name: "Applications" });
  const cards = main(page)
    .getByRole("listitem")
    .filter({ has: page.locator("a svg") });
  await expect(cards.first()).toBeVisible();
  const answer = page.waitForResponse(/Related_products/u);
  await vehicles.locator("tr[data-row-id]:not([data-selected])").last().hover();
  const { Data: fitting }: { Data: { Codigo: string }[] } = await (await answer).json();
  const texts = await cards.allTextContents();
  const others = texts.filter((text) => !fitting.some(({ Codigo }) => text.startsWith(Codigo)));
  await expect(main(page).locator("[data-faint]")).toHaveCount(others.length);
  await main(page).getByRole("heading", { level: 1 }).hover();
  await expect(main(page).locator("[data-faint]")).toHaveCount(0);
  await cards.first().getByRole("link").focus();
  await expect(vehicles.locator("[data-selected]")).toHaveAttribute("data-highlighted", "true");
});
