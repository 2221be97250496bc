import { dialog, select } from "@caliper/design-system/testing/playwright";
import { layoutProblems } from "./support/layout.ts";
import * as loading from "./support/loading.ts";
import { expect, main, test, type Page } from "./support/test.ts";

// A table accepts one import at a time, so the tests run serially.
test.describe.configure({ mode: "serial" });

test("previews, corrects, commits and undoes an import", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  const [header = [], first = [], second = [], third = []] = await loading.download(
    page,
    "brake_rotors",
  );
  const at = (name: string) => header.indexOf(name);
  const code = String(first[0]);
  const height = Number(first[at("HEIGHT")]);
  await loading.preview(page, "1brake_rotors.xlsx", [
    header,
    first.with(at("HEIGHT"), height + 1),
    second.with(at("THICKNESS"), "22,5"),
    third,
    third.with(0, "BR99801"),
  ]);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    "1brake_rotors.xlsx into brake_rotors",
  );
  await expect(loading.count(page, "Added")).toHaveText("1");
  await expect(loading.count(page, "Changed")).toHaveText("1");
  await expect(loading.count(page, "Invalid")).toHaveText("1");
  await expect(loading.count(page, "Unchanged")).toHaveText("1");
  await expect(main(page)).toContainText(/cell [A-Z]3, .+: “22,5”\. It contains a comma\./);

  await expect(main(page).getByRole("button", { name: /^Apply/ })).toBeDisabled();
  await main(page)
    .getByRole("button", { name: /^22,5: fix row 3/ })
    .click();
  await main(page)
    .getByRole("textbox", { name: /^Row 3/ })
    .fill("22.5");
  await page.keyboard.press("Enter");
  await expect(loading.count(page, "Invalid")).toHaveText("0");
  await expect(loading.count(page, "Changed")).toHaveText("2");

  await loading.commit(page);
  await expect(main(page)).toContainText("Lines inserted successfully: 3");
  await page.goto(`/datasheet?codigo=${code}`);
  await expect(main(page)).toContainText(String(height + 1));

  await page.goto("/loadData");
  await main(page)
    .getByRole("button", { name: "Undo: 1brake_rotors.xlsx, Brake rotors" })
    .first()
    .click();
  await dialog(page, "Undo 1brake_rotors.xlsx?").press("Undo");
  const undone = dialog(page, "Change undone").opened();
  await expect(undone).toContainText("No rows had been edited afterwards.");
  expect((await loading.download(page, "brake_rotors"))[1]).toEqual(first);
});

test("an unchanged download has nothing to apply", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  await loading.preview(
    page,
    "brake_drums.xlsx",
    await loading.download(page, "brake_drums"),
    "EXCEL TOTAL",
  );
  await expect(main(page)).toContainText("The file matches the table");
  await expect(main(page).getByRole("button", { name: "Nothing to apply" })).toBeDisabled();
  await main(page).getByRole("button", { name: "Cancel" }).click();
  await dialog(page, "Discard this import?").press("Discard");
  await expect(page).toHaveURL(/\/loadData$/);
});

test("a total import that removes most rows requires typing the table name", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  // This table has no dependent rows; removing products would change tables of other tests.
  const rows = await loading.download(page, "certificacion");
  await loading.preview(page, "certificacion.xlsx", rows.slice(0, 20), "EXCEL TOTAL");
  await loading.commit(page, async () => {
    await main(page)
      .getByRole("button", { name: /^Apply/ })
      .click();
    const removal = dialog(page, /^Remove [\d,]+ rows from/);
    await expect(removal.opened().getByRole("button", { name: /^Apply/ })).toBeDisabled();
    await removal.opened().getByRole("textbox").fill("certificacion");
    await removal.press(/^Apply/);
  });
  await expect(main(page)).toContainText("Lines inserted successfully: 0");
  // The page of the applied import undoes it, too.
  await main(page).getByRole("button", { name: "Undo" }).click();
  await dialog(page, "Undo certificacion.xlsx?").press("Undo");
  await dialog(page, "Change undone").close();
  await expect(main(page)).toContainText("This import was undone");
  expect(await loading.download(page, "certificacion")).toEqual(rows);
});

test("reads a supplier's sheet with columns that are matched once", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  // No other test loads this table.
  const [, [code = null] = []] = await loading.download(page, "hardware_frenos");
  const supplier = loading.workbook([
    ["Kits and pads"],
    ["Our part", "Pad no.", "Place", "Remark"],
    [code, "D1200", "E2E", "new"],
  ]);
  await loading.uploadType(page).choose("EXCEL PARCIAL");
  await loading.drop(page, "supplier.xlsx", supplier);
  await expect(loading.form(page)).toContainText("Neither the name of the file nor the headers");
  for (const [field, option] of [
    ["Table", "Brakes of a hardware kit"],
    ["Our part", "Code"],
    ["Pad no.", "Brake"],
    ["Place", "Location"],
  ] as const) {
    await select(loading.form(page), field).choose(option);
  }
  await loading.dialog(page).press("Read the file");
  await expect(loading.question(page).opened()).toContainText("header in row 2");
  await expect(loading.question(page).opened()).toContainText(
    "These columns are not loaded: Remark.",
  );
  await loading.question(page).press("Continue");
  await loading.review(page);
  await expect(loading.count(page, "Added")).toHaveText("1");

  await page.goto("/loadData?load=1");
  await loading.uploadType(page).choose("EXCEL PARCIAL");
  await loading.drop(page, "supplier (2).xlsx", supplier);
  await expect(loading.question(page).opened()).toContainText("matched as last time");
  await loading.question(page).press("Cancel");
});

test("converts a text file, and shows how it was read", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  const [, [code] = []] = await loading.download(page, "brake_drums");
  await loading.uploadType(page).choose("EXCEL PARCIAL");
  const text = `Código;Posición;Altura total\r\n${code};Trasera;12,5`;
  await loading.drop(page, "brake_drums.csv", Buffer.from(text, "latin1"), "text/csv");
  await expect(loading.form(page).getByRole("alert").first()).toContainText(
    "it is currently EXCEL PARCIAL",
  );
  await loading.dialog(page).press("Convert and preview");
  await expect(loading.question(page).opened()).toContainText(
    "Delimiter “;”, encoding Windows-1252, decimal comma.",
  );
  await loading.question(page).press("Continue");
  await loading.review(page);
  await expect(loading.count(page, "Changed")).toHaveText("1");
  await expect(main(page)).toContainText("12.5");
});

test("imports nothing after Cancel", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  await loading.uploadType(page).choose("EXCEL TOTAL");
  await loading.drop(page, "1brake_rotors.xlsx", loading.workbook([["XBP"], ["BR1"]]));
  await loading.question(page).press("Cancel");
  await expect(loading.form(page)).toContainText("Not loaded");
  const loaded = await loading.history(page, "brake_rotors");
  // The history also contains amendments applied by other tests.
  expect(loaded.filter(({ kind, rows }) => kind === "import" && rows === 1)).toEqual([]);
});

/** Every column changes; cells are long, empty or invalid. */
const heavyRows = (rows: readonly (readonly loading.Cell[])[]): loading.Cell[][] => {
  const wrong = ["doce milímetros y medio, medido en el taller de la planta 12", "334.327,57", ""];
  return rows.map((row, index) =>
    row.map((cell, column) => {
      if (typeof cell !== "number") return cell;
      if (index < 20) return cell + 0.5;
      return column === index % row.length ? (wrong[index % wrong.length] ?? cell) : cell;
    }),
  );
};

async function loadInLanguage(page: Page, language: string) {
  await page.evaluate((value) => localStorage.setItem("language", value), language);
  await page.reload();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("1brake_drums.xlsx");
}

test("the preview has no layout defects at any width, in both languages, and prints every column", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/loadData?load=1");
  const [header = [], ...rows] = await loading.download(page, "brake_drums");
  await loading.preview(page, "1brake_drums.xlsx", [header, ...heavyRows(rows)], "EXCEL TOTAL");
  for (const language of ["en", "es"]) {
    await loadInLanguage(page, language);
    await expect(main(page).getByRole("table")).toBeVisible();
    expect.soft(await layoutProblems(page), language).toEqual([]);
  }
  // More columns than paper is wide.
  await page.emulateMedia({ media: "print" });
  await expect(main(page).getByRole("table")).toHaveCount(0);
  await expect(main(page).getByText("Orificio central", { exact: true }).first()).toBeVisible();
  await page.emulateMedia({ media: null });
});
