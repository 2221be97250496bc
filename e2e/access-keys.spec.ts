import { dialog } from "@caliper/design-system/testing/playwright";
import { expect, main, test } from "./support/test.ts";

test("creates keys, whose pages and systems then read the catalogue, and revokes them", async ({
  openAs,
  request,
}) => {
  const page = await openAs("admin", "/adminPanel");
  await main(page).getByRole("radio", { name: /Keys/ }).press("Space");
  await expect(page).toHaveURL("/adminPanel?view=keys");
  const newKey = main(page).getByRole("button", { name: "New key" });
  const form = dialog(page, "New key").opened();
  const done = dialog(page, "Key created");
  const shown = done.opened().getByRole("textbox", { name: "Key", exact: true });

  await newKey.press("Enter");
  await form.getByRole("textbox", { name: /^Name/ }).fill("e2e shop");
  await form.getByRole("textbox", { name: /^Allowed sites/ }).fill("https://shop.example/");
  await form.getByRole("button", { name: "Create key" }).press("Enter");
  const id = await shown.inputValue();
  expect(id).toMatch(/^pk_[\w-]{22}$/);
  await done.close();
  await newKey.press("Enter");
  await form.getByRole("textbox", { name: /^Name/ }).fill("e2e system");
  await form.getByText("API key").click();
  await form.getByRole("button", { name: "Create key" }).press("Enter");
  const secret = await shown.inputValue();
  expect(secret).toMatch(/^sk_[\w-]{43}$/);
  await done.close();
  await expect(main(page).getByText(id)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  const embed = { "X-Caliper-Key": id };
  const search = (headers: Record<string, string>) =>
    request.get("/api/Search_By_Code?codigo=BR31338", { headers });
  const onPage = await search({ ...embed, Origin: "https://shop.example" });
  expect(onPage.status()).toBe(200);
  expect(onPage.headers()["access-control-allow-origin"]).toBe("https://shop.example");
  expect((await search({ ...embed, Origin: "https://evil.example" })).status()).toBe(403);
  expect((await search({ Authorization: `Bearer ${secret}` })).status()).toBe(200);

  await page.reload();
  const menu = main(page).getByRole("button", { name: "Actions for e2e shop" });
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Show usage" }).press("Enter");
  const usage = dialog(page, "Usage of e2e shop");
  await expect(usage.opened().getByRole("row").nth(1)).toContainText("1");
  await usage.close();
  await expect(menu).toBeFocused();
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Revoke" }).press("Enter");
  await dialog(page, "Revoke the key e2e shop?").press("Revoke");
  await expect(page.getByText("The key e2e shop was revoked.")).toBeVisible();
  expect((await search({ ...embed, Origin: "https://shop.example" })).status()).toBe(401);

  await page.goto("/audit?action=key.revoked");
  await expect(main(page).getByRole("grid").getByText("e2e shop")).toBeVisible();
});
