import { dialog } from "@caliper/design-system/testing/playwright";
import { layoutProblems } from "./support/layout.ts";
import * as loading from "./support/loading.ts";
import { expect, main, test } from "./support/test.ts";

test("a user loads own codes, finds a part by one and undoes the import", async ({ openAs }) => {
  const page = await openAs("junior", "/home");
  await page.getByRole("button", { name: /junior/ }).click();
  await page.getByRole("menuitem", { name: "My codes" }).click();
  await expect(page).toHaveURL("/ownCodes");
  await expect(main(page)).toContainText("You have no codes of your own yet");
  await main(page).getByRole("button", { name: "Load a file" }).click();
  await loading.drop(
    page,
    "codes 2026.xlsx",
    loading.workbook([
      ["Customer's code", "Code", "Description"],
      ["MOSTRADOR-7", "BR31338", "Disco delantero"],
      ["MOSTRADOR-8", "NO-SUCH-PART", null],
    ]),
  );
  await loading.question(page).press("Continue");
  await loading.form(page).getByRole("link", { name: "Review changes" }).click();
  await expect(page).toHaveURL(/\/ownCodes\/[\da-f-]{36}$/);
  await expect(loading.count(page, "Added")).toHaveText("1");
  await expect(loading.count(page, "Invalid")).toHaveText("1");
  await main(page)
    .getByText(/Leave out|Skip/)
    .first()
    .click();
  await loading.commit(page);

  await page.goto("/ownCodes");
  await expect(main(page)).toContainText("MOSTRADOR-7");
  await page.goto("/datasheet?codigo=BR31338");
  await expect(main(page)).toContainText("MOSTRADOR-7 (Disco delantero)");
  await page.goto("/home?code=mostrador7");
  await expect(main(page)).toContainText("Your code");
  await expect(main(page)).toContainText("BR31338");

  await page.goto("/ownCodes");
  await main(page)
    .getByRole("button", { name: /^Undo: codes 2026.xlsx/ })
    .first()
    .click();
  await dialog(page, /^Undo/).press("Undo");
  await expect(dialog(page, "Change undone").opened()).toContainText("1");
  await dialog(page, "Change undone").close();
  await expect(main(page)).toContainText("You have no codes of your own yet");
});

test("the demo's own codes fit every width and are deleted and restored", async ({ openAs }) => {
  const page = await openAs("cliente", "/ownCodes", "es");
  await expect(main(page)).toContainText("ALM-1001");
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutProblems(page)).toEqual([]);
  }
  await main(page).getByRole("button", { name: "Borrar todos" }).click();
  await dialog(page, /^¿Borrar los 30 códigos\?$/).press("Borrar todos");
  await expect(main(page)).toContainText("Aún no tiene códigos propios");
  await main(page)
    .getByRole("button", { name: /^Deshacer/ })
    .first()
    .click();
  await dialog(page, /^¿?Deshacer/).press("Deshacer");
  await expect(main(page)).toContainText("ALM-1001");
});

test("an account without own codes sees none of the others'", async ({ openAs }) => {
  const page = await openAs("cliente_miami", "/ownCodes");
  await expect(main(page)).toContainText("You have no codes of your own yet");
});
