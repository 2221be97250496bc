import { expect, type Locator, main, results, test } from "./support/test.ts";

/** All characters of a US keyboard. */
const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(index + 33));

async function typeAll(place: Locator) {
  await place.focus();
  await place.page().keyboard.type(printable.join(""));
}

test("typing leads nowhere from any field, list or row", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=D12");
  const { href } = new URL(page.url());
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const expectUnchanged = async () => {
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(href);
  };

  const header = page.getByRole("banner").getByRole("combobox");
  await header.fill("D12");
  await expect(page.getByRole("option").first()).toBeVisible();
  for (const character of ["C", "c", "?", "/"]) {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press(character);
  }
  await expect(header).toHaveValue("D12Cc?/");
  await header.fill("");
  await typeAll(header);
  await expect(header).toHaveValue(printable.join(""));
  await expectUnchanged();
  await header.fill("");
  await page.keyboard.press("Escape");

  const field = main(page).getByRole("combobox");
  await field.fill("");
  await typeAll(field);
  await expect(field).toHaveValue(printable.join("").toUpperCase());
  await page.keyboard.press("Escape");
  await expectUnchanged();

  // Without the text in the field, whose list hides the rest of the page.
  await page.goto(href);
  await typeAll(results(page).getByRole("row", { name: /^D12001 /u }));
  await expect(header).not.toBeFocused();
  await expectUnchanged();

  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await typeAll(page.getByRole("menuitemradio").first());
  await expectUnchanged();
});

test("single keys can be switched off in this browser", async ({ openAs }) => {
  const page = await openAs("cliente");
  const header = page.getByRole("banner").getByRole("combobox");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await main(page).getByRole("heading").first().click();
  await page.keyboard.press("?");
  await dialog.getByText("Single-key shortcuts").click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  for (const loads of [false, true]) {
    if (loads) await page.reload();
    await main(page).getByRole("heading").first().click();
    await page.keyboard.press("?");
    await page.keyboard.press("/");
    await expect(dialog).toHaveCount(0);
    await expect(header).not.toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(header).toBeFocused();
  }
  await page.getByRole("button", { name: "Account: cliente" }).click();
  await page.getByRole("menuitem", { name: "Help and shortcuts" }).click();
  await dialog.getByText("Single-key shortcuts").click();
  await page.keyboard.press("Escape");
  await main(page).getByRole("heading").first().click();
  await page.keyboard.press("/");
  await expect(header).toBeFocused();
});
