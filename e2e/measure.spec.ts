import { dataTable, select } from "@caliper/design-system/testing/playwright";
import { expect, hit, main, overflow, type Page, results, test } from "./support/test.ts";

const rotors = "/home/measu/rotores_y_tambores";
const worn = `${rotors}?type=Brake+Rotors&OUTER_DIAM=279.7&THICKNESS=21.6`;

const field = (page: Page, name: string | RegExp) => main(page).getByRole("textbox", { name });
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name, exact: true });

/** Opens the form that a search has folded. */
const edit = (page: Page) => button(page, "Edit search").click();

const productType = (page: Page) => select(main(page), "Product type");

test("finds a rotor by type and two measures from the menu", async ({ openAs }) => {
  const page = await openAs("cliente");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Measurement search" }).click();
  await menu.getByRole("link", { name: "Rotors and drums" }).click();
  await expect(page).toHaveURL(rotors);
  await expect(button(page, "Need a type")).toBeDisabled();

  await productType(page).choose("Brake Rotors");
  await expect(button(page, "Need a measure")).toBeDisabled();
  await field(page, "Outer diameter").fill("279.7");
  await field(page, /Thickness, new/u).fill("21.6");
  await expect(button(page, "Search")).toBeEnabled();
  await page.keyboard.press("Enter");

  await expect(hit(page, "BR1200")).toBeVisible();
  await expect(dataTable(main(page), /./).rows().nth(0)).toHaveText(/^BR1200/);
  await expect(main(page).getByRole("heading", { level: 2 })).toContainText("within ±0.5 mm");
});

test("restores a search from its URL and on Back from a datasheet", async ({ openAs }) => {
  const page = await openAs("junior", `${worn}&tol=2&unit=in`);
  await edit(page);
  await expect(field(page, "Outer diameter")).toHaveValue("11.012");
  await expect(main(page).getByRole("radio", { name: "inch" })).toBeChecked();
  await hit(page, "BR1200").click();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("BR1200");
  await page.goBack();
  await expect(hit(page, "BR1200")).toBeVisible();
  await edit(page);
  await expect(field(page, "Outer diameter")).toHaveValue("11.012");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 568 } });
  test("shows two fields in a row and keeps Search in reach", async ({ openAs }) => {
    const page = await openAs("cliente", worn);
    await edit(page);
    const [first, second] = [field(page, "Outer diameter"), field(page, /Thickness, new/u)];
    await first.scrollIntoViewIfNeeded();
    await expect(button(page, "Search")).toBeInViewport({ ratio: 1 });
    const boxes = [await first.boundingBox(), await second.boundingBox()];
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test("opens a datasheet on Enter in a row", async ({ openAs }) => {
  const page = await openAs("cliente", worn);
  await expect(hit(page, "BR1200")).toBeVisible();
  await results(page).getByRole("row").nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/datasheet\?codigo=BR1200/u);
});

test("accepts a cylinder's bore as 13/16 in", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/measu/cilindros_y_bombas");
  await productType(page).choose("Wheel Cylinders");
  await main(page).getByRole("radio", { name: "inch" }).click();
  await expect(main(page).getByText("Tolerance, in")).toBeVisible();
  await field(page, /bore|diameter/iu).fill("13/16");
  await page.keyboard.press("Enter");
  await expect(results(page).getByRole("link").first()).toBeVisible();
  await expect(page).toHaveURL(/Sizemm=20\.6375/u);

  await edit(page);
  // 13/16 in is 20.6375 mm; exact also matches the catalogue's 20.64 mm.
  await main(page).getByRole("radio", { name: "exact", exact: true }).click();
  await expect(page).toHaveURL(/tol=0/u);
  await expect(results(page).getByRole("link").first()).toBeVisible();
});

test("searches immediately on a tolerance change, without a new history entry", async ({
  openAs,
}) => {
  const page = await openAs("cliente");
  await page.goto(worn);
  await expect(hit(page, "BR1200")).toBeVisible();
  const narrow = await results(page).getByRole("row").count();
  await edit(page);
  await main(page).getByRole("radio", { name: "2.0", exact: true }).click();
  await expect(page).toHaveURL(/tol=2/u);
  await expect(main(page).getByRole("heading", { level: 2 })).toContainText("within ±2.0 mm");
  expect(await results(page).getByRole("row").count()).toBeGreaterThan(narrow);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/u);
});

test("clears fields and results on a type change", async ({ openAs }) => {
  const page = await openAs("cliente", worn);
  await expect(hit(page, "BR1200")).toBeVisible();
  await edit(page);
  await productType(page).choose("Brake Drums");
  await expect(results(page)).toHaveCount(0);
  await expect(field(page, "Drum diameter")).toHaveValue("");
  await expect(button(page, "Need a measure")).toBeDisabled();
  await expect(main(page).getByRole("radio", { name: /BD02/u })).toBeVisible();
  await page.goBack();
  await expect(hit(page, "BR1200")).toBeVisible();
});

test("switches to outlines on See Less and back to the list on See All", async ({ openAs }) => {
  const page = await openAs("cliente", worn);
  await button(page, "See less").click();
  await expect(results(page)).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: /BR1200/u })).toBeVisible();
  await button(page, "See all").click();
  await expect(hit(page, "BR1200")).toBeVisible();
});

test("shows an error at the field for invalid input and does not search", async ({ openAs }) => {
  const page = await openAs("cliente", `${rotors}?type=Brake+Rotors`);
  await field(page, "Outer diameter").fill("27x");
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("27x is not a number.")).toBeVisible();
  await expect(field(page, "Outer diameter")).toBeFocused();
  await expect(results(page)).toHaveCount(0);
});

test("offers the next tolerance with results when nothing is found", async ({ openAs }) => {
  const page = await openAs("cliente", `${worn}&HAT_DIAM=147&tol=0`);
  await expect(main(page).getByText("No parts with exactly these measurements")).toBeVisible();
  await expect(
    main(page)
      .getByText(/^Searched: .*279\.7 mm/u)
      .last(),
  ).toBeVisible();
  await main(page)
    .getByRole("button", { name: /^Widen to ±0\.5 mm/u })
    .click();
  await expect(page).not.toHaveURL(/tol=/u);
  await expect(hit(page, "BR31938")).toBeVisible();
});

test("shows a message when no tolerance has results", async ({ openAs }) => {
  const page = await openAs("cliente", `${rotors}?type=Brake+Rotors&OUTER_DIAM=1500`);
  await expect(main(page).getByText(/There are no parts within ±5\.0 mm either/u)).toBeVisible();
});

test("renders only the visible rows of a large result", async ({ openAs }) => {
  const page = await openAs("cliente", `${rotors}?type=Brake+Rotors&HOLES=5`);
  await expect(results(page)).toBeVisible();
  const rows = Number(await results(page).getAttribute("aria-rowcount"));
  expect(rows).toBeGreaterThan(200);
  expect(await results(page).getByRole("row").count()).toBeLessThan(80);
});

test("focuses the field of a clicked letter in the drawing and highlights the letter", async ({
  openAs,
}) => {
  const page = await openAs("cliente", `${rotors}?type=Brake+Rotors`);
  const letter = main(page).locator("svg [data-column='height']");
  // The drawing is rendered before the fields.
  await expect(field(page, "Overall height")).toBeVisible();
  await letter.getByText("E", { exact: true }).click();
  await expect(field(page, "Overall height")).toBeFocused();
  await expect(letter).toHaveAttribute("data-highlighted", "true");
});

test("shows plant staff parts without applications", async ({ openAs }) => {
  const page = await openAs("planta", worn);
  await expect(hit(page, "BR1200")).toBeVisible();
  await expect(main(page).getByRole("columnheader", { name: "Fits" })).toHaveCount(0);
  await expect(main(page).getByText("Camry")).toHaveCount(0);
});

test("shows plant staff only the product types of their family flags", async ({ openAs }) => {
  const page = await openAs("planta_pads", worn);
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText(
    "Your account does not have access to this section",
  );
  await page.goto("/home/measu/pastillas_y_bandas");
  await productType(page).open();
  await expect(productType(page).options()).toHaveText([
    "Brake Pads",
    "Brake Shoes",
    "Brake Lining",
  ]);
});

test("keeps the search after switching to Spanish", async ({ openAs }) => {
  const page = await openAs("cliente", worn);
  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await expect(button(page, "Ver Menos")).toBeVisible();
  await expect(button(page, "Editar la búsqueda")).toBeVisible();
  await expect(hit(page, "BR1200")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows results that fit the width of the screen", async ({ openAs }) => {
    const page = await openAs("cliente", `${rotors}?type=Brake+Rotors`);
    await field(page, "Outer diameter").fill("279.7");
    await field(page, /Thickness, new/u).fill("21.6");
    await button(page, "Search").click();
    await expect(hit(page, "BR1200")).toBeInViewport();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test("finds a worn rotor, and remembers the instrument and the condition", async ({ openAs }) => {
  const page = await openAs(
    "cliente",
    `${rotors}?type=Brake+Rotors&OUTER_DIAM=279.7&THICKNESS=20.1`,
  );
  await expect(hit(page, "BR1200")).toBeVisible();
  await expect(
    results(page)
      .getByText(/^worn 1\.5, limit/u)
      .first(),
  ).toBeVisible();

  await edit(page);
  const isNew = main(page).getByRole("radio", { name: "New", exact: true });
  const instrument = select(main(page), "Measured with");
  await isNew.click();
  await expect(hit(page, "BR1200")).toBeHidden();
  await instrument.choose("Tape");
  await expect(page).toHaveURL(/with=tape&part=new/u);
  await expect(main(page).getByRole("heading", { level: 2 })).toContainText("within ±2.0 mm");
  await expect(hit(page, "BR1200")).toBeVisible();

  await page.goto(rotors);
  await productType(page).choose("Brake Rotors");
  await expect(instrument.value()).toContainText("Tape");
  await expect(isNew).toBeChecked();
});
