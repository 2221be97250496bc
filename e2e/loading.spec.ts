import { layoutProblems } from "./support/layout.ts";
import {
  type Cell,
  choose,
  commit,
  count,
  dialog,
  download,
  drop,
  history,
  preview,
  proceed,
  review,
  workbook,
} from "./support/loading.ts";
import { expect, main, test, type Page } from "./support/test.ts";

// A table accepts one import at a time, so the tests run serially.
test.describe.configure({ mode: "serial" });

test("previews, corrects, commits and undoes an import", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  const [header = [], first = [], second = [], third = []] = await download(page, "brake_rotors");
  const at = (name: string) => header.indexOf(name);
  const code = String(first[0]);
  const height = Number(first[at("HEIGHT")]);
  await preview(page, "1brake_rotors.xlsx", [
    header,
    first.with(at("HEIGHT"), height + 1),
    second.with(at("THICKNESS"), "22,5"),
    third,
    third.with(0, "BR99801"),
  ]);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    "1brake_rotors.xlsx into brake_rotors",
  );
  await expect(count(page, "Added")).toHaveText("1");
  await expect(count(page, "Changed")).toHaveText("1");
  await expect(count(page, "Invalid")).toHaveText("1");
  await expect(count(page, "Unchanged")).toHaveText("1");
  await expect(main(page)).toContainText(/cell [A-Z]3, .+: “22,5”\. It contains a comma\./);

  await expect(main(page).getByRole("button", { name: /^Apply/ })).toBeDisabled();
  await main(page)
    .getByRole("button", { name: /^22,5: fix row 3/ })
    .click();
  await main(page)
    .getByRole("textbox", { name: /^Row 3/ })
    .fill("22.5");
  await page.keyboard.press("Enter");
  await expect(count(page, "Invalid")).toHaveText("0");
  await expect(count(page, "Changed")).toHaveText("2");

  await commit(page);
  await expect(main(page)).toContainText("Lines inserted successfully: 3");
  await page.goto(`/datasheet?codigo=${code}`);
  await expect(main(page)).toContainText(String(height + 1));

  await page.goto("/loadData");
  await main(page)
    .getByRole("button", { name: "Undo: 1brake_rotors.xlsx, Brake rotors" })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("dialog", { name: "Change undone" })).toContainText(
    "No rows had been edited afterwards.",
  );
  expect((await download(page, "brake_rotors"))[1]).toEqual(first);
});

test("an unchanged download has nothing to apply", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  await preview(page, "brake_drums.xlsx", await download(page, "brake_drums"), "EXCEL TOTAL");
  await expect(main(page)).toContainText("The file matches the table");
  await expect(main(page).getByRole("button", { name: "Nothing to apply" })).toBeDisabled();
  await main(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/loadData$/);
});

test("a total import that removes most rows requires typing the table name", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  // This table has no dependent rows; removing products would change tables of other tests.
  const rows = await download(page, "certificacion");
  await preview(page, "certificacion.xlsx", rows.slice(0, 20), "EXCEL TOTAL");
  await commit(page, async () => {
    await main(page)
      .getByRole("button", { name: /^Apply/ })
      .click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: /^Apply/ })).toBeDisabled();
    await question.getByRole("textbox").fill("certificacion");
    await question.getByRole("button", { name: /^Apply/ }).click();
  });
  await expect(main(page)).toContainText("Lines inserted successfully: 0");
  // The page of the applied import undoes it, too.
  await main(page).getByRole("button", { name: "Undo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("dialog", { name: "Change undone" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main(page)).toContainText("This import was undone");
  expect(await download(page, "certificacion")).toEqual(rows);
});

test("reads a supplier's sheet with columns that are matched once", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  // No other test loads this table.
  const [, [code = null] = []] = await download(page, "hardware_frenos");
  const supplier = workbook([
    ["Kits and pads"],
    ["Our part", "Pad no.", "Place", "Remark"],
    [code, "D1200", "E2E", "new"],
  ]);
  await choose(page, "EXCEL PARCIAL");
  await drop(page, "supplier.xlsx", supplier);
  await expect(dialog(page)).toContainText("Neither the name of the file nor the headers");
  for (const [field, option] of [
    ["Table", "Brakes of a hardware kit"],
    ["Our part", "Code"],
    ["Pad no.", "Brake"],
    ["Place", "Location"],
  ] as const) {
    await dialog(page)
      .getByRole("button", { name: new RegExp(`${field}$`) })
      .click();
    await page.getByRole("option", { name: option, exact: true }).click();
  }
  await dialog(page).getByRole("button", { name: "Read the file" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("header in row 2");
  await expect(question).toContainText("These columns are not loaded: Remark.");
  await proceed(page);
  await review(page);
  await expect(count(page, "Added")).toHaveText("1");

  await page.goto("/loadData?load=1");
  await choose(page, "EXCEL PARCIAL");
  await drop(page, "supplier (2).xlsx", supplier);
  await expect(question).toContainText("matched as last time");
  await question.getByRole("button", { name: "Cancel" }).click();
});

test("converts a text file, and shows how it was read", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  const [, [code] = []] = await download(page, "brake_drums");
  await choose(page, "EXCEL PARCIAL");
  const text = `Código;Posición;Altura total\r\n${code};Trasera;12,5`;
  await drop(page, "brake_drums.csv", Buffer.from(text, "latin1"), "text/csv");
  await expect(dialog(page).getByRole("alert").first()).toContainText(
    "it is currently EXCEL PARCIAL",
  );
  await dialog(page).getByRole("button", { name: "Convert and preview" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Delimiter “;”, encoding Windows-1252, decimal comma.");
  await proceed(page);
  await review(page);
  await expect(count(page, "Changed")).toHaveText("1");
  await expect(main(page)).toContainText("12.5");
});

test("imports nothing after Cancel", async ({ openAs }) => {
  const page = await openAs("admin", "/loadData?load=1");
  await choose(page, "EXCEL TOTAL");
  await drop(page, "1brake_rotors.xlsx", workbook([["XBP"], ["BR1"]]));
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toContainText("Not loaded");
  const loaded = await history(page, "brake_rotors");
  // The history also contains amendments applied by other tests.
  expect(loaded.filter(({ kind, rows }) => kind === "import" && rows === 1)).toEqual([]);
});

/** Every column changes; cells are long, empty or invalid. */
const heavyRows = (rows: readonly (readonly Cell[])[]): Cell[][] => {
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
  const [header = [], ...rows] = await download(page, "brake_drums");
  await preview(page, "1brake_drums.xlsx", [header, ...heavyRows(rows)], "EXCEL TOTAL");
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
