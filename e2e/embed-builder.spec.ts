import { select } from "@caliper/design-system/testing/playwright";
import { mergeTests } from "playwright/test";
import { embedKey, sheet, test as hostTest } from "./support/host.ts";
import { expect, main, test as portalTest } from "./support/test.ts";

const test = mergeTests(portalTest, hostTest);

test("shows the chosen widget, and its lines work on the page of another site", async ({
  openAs,
  host,
}) => {
  const name = "e2e embed";
  const key = await embedKey(host.server, host.origin, [], name);
  const page = await openAs("admin", "/adminPanel");
  await main(page).getByRole("radio", { name: "Embed" }).press("Space");
  await expect(page).toHaveURL("/adminPanel?view=embed");
  await select(main(page), "Embed key").choose(name);
  const code = main(page).getByRole("group", { name: "Code for the page" });
  await expect(code).toContainText(key);
  await main(page).getByRole("textbox", { name: "Product code" }).fill("BR31338");
  const preview = main(page).locator("caliper-datasheet");
  await expect(preview.getByRole("heading", { name: /^BR31338 / })).toBeVisible();
  await preview.getByRole("link", { name: /^D1142/ }).click();
  await expect(page).toHaveURL("/adminPanel?view=embed");
  await main(page).getByText("Show the Add to cart button").click();
  await expect(preview.getByRole("button", { name: "Add to cart" })).toBeVisible();
  const lines = await code.locator("pre").textContent();
  expect(lines).toContain("/embed/v1/caliper.js");

  await select(main(page), "Widget").choose("Drawing");
  await expect(main(page).locator("caliper-drawing").getByRole("img").first()).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(
    host.serve("/pasted", `<!doctype html><html lang="es"><title>Host</title>${lines ?? ""}`),
  );
  await expect(other.getByRole("heading", { name: /^BR31338 / })).toBeVisible();
  await expect(sheet(other).getByRole("button", { name: "Agregar al carrito" })).toBeVisible();
});
