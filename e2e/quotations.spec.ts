import { readFile } from "node:fs/promises";
import { makeList } from "./support/lists.ts";
import { expect, main, type Page, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

async function download(page: Page, button: string | RegExp) {
  const file = page.waitForEvent("download");
  await main(page).getByRole("button", { name: button }).click();
  return readFile(await (await file).path());
}

test("a list becomes a quotation with a margin, is sent as a PDF, and revised", async ({
  openAs,
}) => {
  // A repeated test finds what the first attempt left.
  const customer = `Taller Norte ${test.info().retry + 1}`;
  const page = await openAs("cliente_miami", "/home/lists");
  await page.goto(
    `/home/lists/${await makeList(page, "Corolla, front axle", ["BR31338", "D1200"])}`,
  );
  await main(page).getByRole("button", { name: "Quotation" }).click();
  const title = main(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/^Quotation \d+-1$/);

  await main(page).getByRole("button", { name: "Edit details" }).click();
  await dialog(page).getByLabel("Customer").fill(customer);
  await dialog(page).getByLabel("Margin").fill("50");
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(customer)).toBeVisible();
  await expect(main(page).getByText("50 %")).toBeVisible();

  await main(page).getByRole("button", { name: "Price of BR31338" }).click();
  await dialog(page).getByText("Fixed price", { exact: true }).click();
  await dialog(page).getByRole("textbox", { name: "Fixed price" }).fill("99.5");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  const row = main(page).getByRole("row", { name: /BR31338/ });
  await expect(row).toContainText("99.50");
  await expect(row).toContainText("398.00");

  expect((await download(page, "PDF")).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await download(page, /Workbook/)).subarray(0, 2).toString()).toBe("PK");

  await main(page).getByRole("button", { name: "Mark as sent" }).click();
  await main(page).getByRole("button", { name: "Start a revision" }).click();
  await expect(title).toHaveText(/^Quotation \d+-2$/);
  await main(page).getByRole("link", { name: "Quotations" }).click();
  await expect(main(page).getByRole("row", { name: new RegExp(customer) })).toHaveCount(2);
});

test("a price that changed meanwhile is shown before the quotation is sent, in Spanish", async ({
  openAs,
}) => {
  const page = await openAs("cliente_miami", "/home/lists", "es");
  await page.goto(`/home/lists/${await makeList(page, "Hilux", ["BR31338"])}`);
  await main(page).getByRole("button", { name: "Cotización" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/^Cotización \d+-1$/);
  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  await page.request.patch(`/api/v1/quotations/${id}`, {
    headers: { Origin: new URL(page.url()).origin },
    data: { version: 1, margin: 10 },
  });
  await main(page).getByRole("button", { name: "Marcar como enviada" }).click();
  await expect(main(page).getByText(/sus precios han cambiado/)).toBeVisible();
  await expect(main(page).getByText("10 %")).toBeVisible();
  await main(page).getByRole("button", { name: "Marcar como enviada" }).click();
  await expect(main(page).getByText("Enviada")).toBeVisible();
});

test("a junior offers parts without prices", async ({ openAs }) => {
  const page = await openAs("junior", "/home/lists");
  await page.goto(`/home/lists/${await makeList(page, "Corolla", ["BR31338"])}`);
  await main(page).getByRole("button", { name: "Quotation" }).click();
  await expect(main(page).getByRole("button", { name: "Mark as sent" })).toBeVisible();
  await expect(main(page).getByText("US$")).toHaveCount(0);
  await main(page).getByRole("button", { name: "Mark as sent" }).click();
  await expect(main(page).getByText("Sent", { exact: true })).toBeVisible();
});

test("the heading is set once, with a logo", async ({ openAs }) => {
  const page = await openAs("planta", "/home/quotations");
  await main(page).getByRole("button", { name: "Heading" }).click();
  await dialog(page).getByLabel("Your company").fill("Frenos del Valle");
  await dialog(page).getByLabel("Terms").fill("Payment within 30 days.");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await page.screenshot() });
  await expect(dialog(page).getByRole("img", { name: "Logo" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await main(page).getByRole("button", { name: "Heading" }).click();
  await expect(dialog(page).getByLabel("Your company")).toHaveValue("Frenos del Valle");
  await expect(dialog(page).getByRole("img", { name: "Logo" })).toBeVisible();
});
