import { expect, main, test } from "./support/test.ts";

for (const typed of ["H5678", "h 5678", "d-1200"]) {
  test(`finds the kit H5678 by "${typed}"`, async ({ openAs }) => {
    const page = await openAs("cliente", "/home/code/hardware");
    await main(page).getByRole("combobox").fill(typed);
    await page.getByRole("option", { name: /^H5678/ }).click();
    await expect(page).toHaveURL(/\/home\/code\/hardware\?codigo=H5678/);
    await expect(main(page).getByRole("heading", { name: /Prices/ })).toBeVisible();
    await expect(main(page)).toContainText("Pad fitting kit");
    await expect(main(page)).toContainText("Caliper bracket");
    await expect(main(page)).toContainText("Corolla");
    await expect(main(page)).toContainText("D12001");
  });
}

test("opens the diagram and closes it on Escape", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/hardware?codigo=H5678");
  await main(page).getByRole("button", { name: "Show Diagram" }).click();
  const dialog = page.getByRole("dialog", { name: "Diagram of H5678" });
  await expect(dialog.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("shows type and location in Spanish", async ({ openAs }) => {
  const page = await openAs("cliente");
  await page.evaluate(() => localStorage.setItem("language", "es"));
  await page.goto("/home/code/hardware?codigo=H5678");
  await expect(main(page)).toContainText("Montaje de pastillas");
  await expect(main(page)).toContainText("Soporte del caliper");
  await expect(main(page)).not.toContainText("Pad fitting kit");
});

test("shows a junior no prices", async ({ openAs }) => {
  const page = await openAs("junior", "/home/code/hardware?codigo=H5678");
  await expect(main(page)).toContainText("D12001");
  await expect(main(page)).not.toContainText("US$");
});

test("shows plant staff the plant's price and no vehicles", async ({ openAs }) => {
  const page = await openAs("planta", "/home/code/hardware?codigo=H5678");
  await expect(main(page)).toContainText("CHINA");
  await expect(main(page)).not.toContainText("MIAMI");
  await expect(main(page)).not.toContainText("Corolla");
});
