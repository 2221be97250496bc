import { dialog } from "@caliper/design-system/testing/playwright";
import { expect, main, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("shows the menu as a drawer that closes when a link is followed", async ({ openAs }) => {
  const page = await openAs("cliente");
  const drawer = page.getByRole("dialog", { name: "Main menu" });
  await expect(drawer).toHaveCount(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Code search" }).click();
  await drawer.getByRole("link", { name: "Hardware" }).click();
  await expect(page).toHaveURL(/\/home\/code\/hardware$/);
  await expect(drawer).toHaveCount(0);
});

test("closes the drawer on Escape", async ({ openAs }) => {
  const page = await openAs("junior");
  await page.getByRole("button", { name: "Open menu" }).click();
  await dialog(page, "Main menu").close();
});

test("switches the language from the avatar menu", async ({ openAs }) => {
  const page = await openAs("cliente");
  await page.getByRole("button", { name: "Account: cliente" }).click();
  await page.getByRole("menuitemradio", { name: "Español" }).click();
  await expect(
    main(page).getByRole("heading", { name: "Búsqueda general por código" }),
  ).toBeVisible();
});
