import { expect, main, test } from "./support/test.ts";

test("an old code leads to the part that replaces it, and never silently", async ({ openAs }) => {
  const page = await openAs("cliente", "/home");
  const field = page.getByRole("banner").getByRole("combobox");
  await field.click();
  await field.fill("br 21338");
  await expect(page.getByRole("option", { name: /^BR31338/ })).toContainText("Replaces BR21338");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/home\?code=/);
  await expect(main(page).getByText("Replaces BR21338 · Renumbered")).toBeVisible();

  await field.fill("BR31340");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/datasheet\?codigo=BR31340/);
  await expect(main(page).getByText("This part is replaced by")).toBeVisible();
  await main(page).getByRole("link", { name: "BR31338", exact: true }).first().click();
  await expect(main(page).getByRole("heading", { name: /^BR31338/ })).toBeVisible();
  await expect(main(page).getByText("BR21338 → BR31340")).toBeVisible();
});

test("an unfinished old code is suggested with the parts that replace it, and Enter opens none", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home");
  const field = page.getByRole("banner").getByRole("combobox");
  await field.click();
  await field.fill("kb 094");
  await expect(page.getByRole("option", { name: /^B12011/ })).toContainText("Replaces KB0947");
  await expect(page.getByRole("option", { name: /^BD31512/ })).toContainText("Replaces KB0947");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/home\?code=/);
});

test("the printed QR code of a part that is no longer a product leads to its replacement", async ({
  page,
}) => {
  const answer = await page.goto("/p/BR21338?lang=es");
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('"successorOf"');
  await expect(main(page).getByText("Esta pieza se reemplaza por")).toBeVisible();
  await main(page).getByRole("link", { name: "BR31338", exact: true }).click();
  await expect(page).toHaveURL(/codigo=BR31338/);
  expect((await page.goto("/datasheet?codigo=NO-SUCH-CODE"))?.status()).toBe(404);
});

test("a pasted list waits for a choice where a code was replaced", async ({ openAs }) => {
  const page = await openAs("admin", "/home");
  const field = page.getByRole("banner").getByRole("combobox");
  await field.click();
  await field.fill("BR31402 x2, KB0947");
  await page.getByRole("option", { name: /2 codes|list/i }).click();
  await expect(main(page).getByRole("row", { name: /BR31402/ })).toContainText("Matched");
  const replaced = main(page).getByRole("row", { name: /KB0947/ });
  await expect(replaced).toContainText("Replaced");
  await replaced.getByRole("button").click();
  await expect(page.getByRole("option", { name: /^B12011/ })).toContainText("+ 2 × BD31512");
});
