import { comboBox, dialog } from "@caliper/design-system/testing/playwright";
import { expect, main, test } from "./support/test.ts";

test("finds a kit by its code, and by that of a pad", async ({ openAs }) => {
  const page = await openAs("cliente");
  for (const typed of ["H5678", "h 5678", "d-1200"]) {
    await page.goto("/home/code/hardware");
    const code = comboBox(main(page), /./);
    await code.type(typed);
    await code.choose(/^H5678/);
    await expect(page).toHaveURL(/\/home\/code\/hardware\?codigo=H5678/);
    await expect(main(page).getByRole("heading", { name: /Prices/ })).toBeVisible();
    await expect(main(page)).toContainText("Pad fitting kit");
    await expect(main(page)).toContainText("Caliper bracket");
    await expect(main(page)).toContainText("Corolla");
    await expect(main(page)).toContainText("D12001");
  }
});

test("shows what the warehouses have of a kit, as of when", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/hardware?codigo=H5678");
  await expect(main(page).getByRole("table", { name: /prices/iu })).toContainText(/stock/iu);
  await expect(main(page).getByText(/^Stock as of/u)).toBeVisible();
});

test("shows no stock to a level without prices", async ({ openAs }) => {
  const junior = await openAs("junior", "/home/code/hardware?codigo=H5678");
  await expect(main(junior)).toContainText("Pad fitting kit");
  await expect(main(junior)).not.toContainText(/stock/iu);
});

test("opens the diagram and closes it on Escape", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/hardware?codigo=H5678");
  await main(page).getByRole("button", { name: "Show diagram" }).click();
  const diagram = dialog(page, "Diagram of H5678");
  await expect(diagram.opened().getByRole("img")).toBeVisible();
  await diagram.close();
});

test("shows type and location in Spanish", async ({ openAs }) => {
  const page = await openAs("cliente", "/home/code/hardware?codigo=H5678", "es");
  await expect(main(page)).toContainText("Montaje de pastillas");
  await expect(main(page)).toContainText("Soporte del caliper");
  await expect(main(page)).not.toContainText("Pad fitting kit");
});

test("shows the kit of a link in the field, with every warehouse of its datasheet", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home/code/hardware?codigo=H5678");
  await expect(main(page).getByRole("combobox")).toHaveValue("H5678");
  const warehouses = async () => {
    const rows = await main(page)
      .getByRole("table", { name: /prices/iu })
      .getByRole("rowheader")
      .allTextContents();
    return rows.toSorted();
  };
  await expect(main(page).getByRole("table", { name: /prices/iu })).toBeVisible();
  const listed = await warehouses();
  await page.goto("/datasheet?codigo=H5678");
  await expect(main(page).getByRole("table", { name: /prices/iu })).toBeVisible();
  expect(listed).toEqual(await warehouses());
});

test("tells plant staff what to do with a link to the general search", async ({ openAs }) => {
  const page = await openAs("planta", "/home?code=BR31338");
  await expect(main(page).getByText(/Choose a section to search for BR31338/u)).toBeVisible();
  await main(page)
    .getByRole("link", { name: /Rotors/u })
    .click();
  await expect(page).toHaveURL("/home/code/rotores_y_tambores?code=BR31338");
  await expect(main(page).getByRole("combobox")).toHaveValue("BR31338");
});
