import { expect, main, test } from "./support/test.ts";

test("finds a kit by its code, and by that of a pad", async ({ openAs }) => {
  const page = await openAs("cliente");
  for (const typed of ["H5678", "h 5678", "d-1200"]) {
    await page.goto("/home/code/hardware");
    await main(page).getByRole("combobox").fill(typed);
    await page.getByRole("option", { name: /^H5678/ }).click();
    await expect(page).toHaveURL(/\/home\/code\/hardware\?codigo=H5678/);
    await expect(main(page).getByRole("heading", { name: /Prices/ })).toBeVisible();
    await expect(main(page)).toContainText("Pad fitting kit");
    await expect(main(page)).toContainText("Caliper bracket");
    await expect(main(page)).toContainText("Corolla");
    await expect(main(page)).toContainText("D12001");
  }
});

test("opens the diagram and closes it on Escape", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/hardware?codigo=H5678");
  await main(page).getByRole("button", { name: "Show Diagram" }).click();
  const dialog = page.getByRole("dialog", { name: "Diagram of H5678" });
  await expect(dialog.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("shows type and location in Spanish", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/hardware?codigo=H5678", "es");
  await expect(main(page)).toContainText("Montaje de pastillas");
  await expect(main(page)).toContainText("Soporte del caliper");
  await expect(main(page)).not.toContainText("Pad fitting kit");
});
