import { select } from "@caliper/design-system/testing/playwright";
import { makeList } from "./support/lists.ts";
import { expect, fetchJson, main, type Page, test } from "./support/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Add to list" });

/** A list that tests side by side and former attempts do not change. */
async function makeOwnList(page: Page): Promise<string> {
  const { testId, retry } = test.info();
  const name = `List ${testId} ${retry}`;
  await makeList(page, name, []);
  return name;
}

/** Chooses a list in the open dialog. */
const choose = (page: Page, list: string) => select(dialogOf(page), "List").choose(list);

/** Adds a quantity in the open dialog to the chosen list, and checks what the page says. */
async function confirm(page: Page, code: string, quantity: string, list: string) {
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("button", { name: list })).toBeEnabled();
  await dialog.getByRole("textbox", { name: `Quantity of ${code}` }).fill(quantity);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${code}: ${quantity} in ${list}`)).toBeVisible();
}

test("a part is added from a result row by the button and by the key L", async ({ openAs }) => {
  const page = await openAs("cliente");
  const list = await makeOwnList(page);
  await page.goto("/home?code=BR31338");
  const row = main(page).getByRole("row", { name: /^BR31338/ });
  await row.getByRole("button", { name: "Add BR31338 to list…" }).click();
  const quantity = dialogOf(page).getByRole("textbox", { name: "Quantity of BR31338" });
  await expect(quantity).toBeFocused();
  await choose(page, list);
  await confirm(page, "BR31338", "4", list);
  await row.focus();
  await page.keyboard.press("l");
  await expect(quantity).toBeFocused();
  // The list of before is the current one.
  await confirm(page, "BR31338", "6", list);
  await expect(row).toBeFocused();
  const lists = await fetchJson<readonly { name: string }[]>(page, "/api/v1/lists");
  expect(lists.find(({ name }) => name === list)).toMatchObject({ lineCount: 1, pieces: 10 });
});

test("a part is added from its datasheet, in boxes, to the first list of an account", async ({
  openAs,
}) => {
  // No other test gives this account a list.
  const page = await openAs("planta_pads", "/datasheet?codigo=D1200");
  await main(page).getByRole("button", { name: "Add to list" }).click();
  await dialogOf(page)
    .getByRole("radio", { name: /^Boxes of/ })
    .click();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^D1200: \d+ in My list$/)).toBeVisible();
});

test("a product is added from a table and from the sheet of a fluid", async ({ openAs }) => {
  const page = await openAs("cliente");
  const list = await makeOwnList(page);
  await page.goto("/home/table/cylinder_cups");
  const row = main(page).getByRole("row").nth(1);
  const code = (await row.getByRole("link").first().innerText()).trim();
  await row.getByRole("button", { name: `Add ${code} to list…` }).click();
  await choose(page, list);
  await confirm(page, code, "12", list);
  await page.goto("/brakeFluidSheet?codigo=dot4&vol=500");
  await main(page).getByRole("button", { name: "Add to list" }).click();
  await confirm(page, "DOT4-500", "24", list);
});

test("the parts of a job are added with their quantities", async ({ openAs }) => {
  const page = await openAs("cliente");
  const list = await makeOwnList(page);
  await page.goto("/home/job?marca=Toyota&modelo=Corolla&year=2012&posicion=F");
  const part = main(page)
    .getByRole("button", { name: /^Add .+ to list…$/ })
    .first();
  const code = (await part.getAttribute("aria-label"))?.split(" ")[1] ?? "";
  await part.click();
  await choose(page, list);
  const field = dialogOf(page).getByRole("textbox", { name: `Quantity of ${code}` });
  await expect(field).not.toHaveValue("");
  await field.press("Enter");
  await expect(page.getByText(new RegExp(`^${code}: \\d+ in ${list}$`))).toBeVisible();
});

const message = "Hola, necesito:\n- BR31338 x 4\n2 x FX-27522\nZZ9999QQ";

test("a client pastes a message and adds what was found", async ({ openAs }) => {
  const page = await openAs("cliente");
  const list = await makeOwnList(page);
  await page.goto("/home/lists/paste");
  await page.getByRole("textbox", { name: "List of codes" }).fill(message);
  await page.getByRole("button", { name: "Look up in the catalogue" }).click();
  await main(page).getByRole("button", { name: "Add 1 product to list" }).click();
  // The interchange is the same part: its pieces are added up.
  await choose(page, list);
  await confirm(page, "BR31338", "6", list);
});

test("a junior pastes a message and finds nothing by interchanges", async ({ openAs }) => {
  const page = await openAs("junior");
  const list = await makeOwnList(page);
  await page.goto("/home/lists/paste");
  await page.getByRole("textbox", { name: "List of codes" }).fill(message);
  await page.getByRole("button", { name: "Look up in the catalogue" }).click();
  await expect(main(page).locator("button", { hasText: "Not found 2" })).toBeVisible();
  await main(page).getByRole("button", { name: "Add 1 product to list" }).click();
  await choose(page, list);
  await confirm(page, "BR31338", "4", list);
});

test("visitors of the public page cannot add parts", async ({ page }) => {
  await page.goto("/datasheet?codigo=BR31338");
  await expect(main(page).getByRole("button", { name: "Print" })).toBeVisible();
  await expect(page.getByRole("button", { name: /to list/ })).toHaveCount(0);
});
