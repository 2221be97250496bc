import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { rowsIn, workbookOf } from "../packages/sheet-reader/src/testing/workbook.ts";
import { comboBox, dataTable, dropZone, select } from "@caliper/design-system/testing/playwright";
import { rotors } from "./support/orders.ts";
import { expect, main, test } from "./support/test.ts";
import type { Page } from "playwright/test";

const field = (page: Page) => main(page).getByRole("textbox", { name: "List of codes" });
const result = (page: Page) => dataTable(main(page), "Result");
const zone = (page: Page) => dropZone(main(page), "Or upload a file");
const drop = (page: Page, name: string, buffer: Buffer) =>
  zone(page).drop({ name, mimeType: "", buffer });
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name, exact: true }).press("Enter");

const codesOfRotors = async (page: Page) => (await rotors(page)).map(({ Code }) => Code);

test("shows progress for a long list and cancels by keyboard", async ({ openAs }) => {
  const page = await openAs("admin", "/reports?view=list");
  const codes = await codesOfRotors(page);
  const requested: number[] = [];
  await page.route("**/api/v1/code-matches", async (route) => {
    const { codes: some } = route.request().postDataJSON() as { codes: string[] };
    requested.push(some.length);
    // Only the first batch of 500 gets a response; the second stays pending until Cancel.
    if (requested.length === 1) {
      await route.fulfill({
        json: some.map((code) => ({ code, status: "notFound", products: [] })),
      });
    }
  });
  const lines = Array.from({ length: 5000 }, (_none, index) => `${codes[index % 50]}-${index}\t2`);
  await field(page).fill("BR31338 4");
  await drop(page, "list.txt", Buffer.from(lines.join("\n")));
  const progress = main(page).getByRole("progressbar");
  await expect(progress).toHaveAttribute("aria-valuenow", "10");
  await press(page, "Cancel");
  await expect(progress).toHaveCount(0);
  await expect(main(page).getByRole("button", { name: "Look up in the catalogue" })).toBeFocused();
  expect(requested).toEqual([500, 500]);
  await expect(field(page)).toHaveValue("BR31338 4");
});

test("says that a list was changed after it was chosen", async ({ openAs }, info) => {
  const page = await openAs("admin", "/reports?view=list");
  await page.route("**/api/v1/code-matches", (route) => route.fulfill({ status: 404 }));
  const path = info.outputPath("list.txt");
  await writeFile(path, "BR31338\t4");
  await zone(page).browse(path);
  const again = main(page).getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await writeFile(path, "BR31338\t4\nBR31340\t2");
  await again.click();
  await expect(main(page)).toContainText("The file was changed or deleted after you chose it.");
});

test("reads Latin-1 CSV and header-less XLSX files and exports a cross-reference", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/reports?view=list");
  const [first = "", second = ""] = await codesOfRotors(page);

  const text = `Código;Descripción;Cant.\r\n${first};"Disco; año ñ";4\r\nzz-99;;1\r\n`;
  await drop(page, "pedido.csv", Buffer.from(text, "latin1"));
  await expectLines(page, [`${first} 4`, "zz-99 1"]);
  await expect(await result(page).cell("zz-99", "Status")).toHaveText("Not found");
  await expect(main(page).getByText("2 lines", { exact: true })).toBeVisible();

  await drop(
    page,
    "1.xlsx",
    workbookOf([
      [second, null],
      [first, 3],
      ["=HYPERLINK(1)", 2],
    ]),
  );
  await expect(await result(page).cell(second, "Status")).toHaveText("Matched");
  await expect(main(page).getByText("3 lines", { exact: true })).toBeVisible();
  const coming = page.waitForEvent("download");
  await press(page, "Download interchanges (xlsx)");
  const rows = rowsIn(readFileSync(await (await coming).path()));
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
    ["In your list", "Quantity"],
    [second, 1],
    [first, 3],
    ["=HYPERLINK(1)", 2],
  ]);

  await drop(page, "broken.xlsx", Buffer.from("no workbook"));
  await expect(main(page).getByText("The file could not be read.")).toBeVisible();
});

test("requires a choice for an ambiguous code and offers near codes for an unknown one", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/reports?view=list");
  const [first = ""] = await codesOfRotors(page);
  const near = `${first.slice(0, -1)}${first.endsWith("B") ? "8" : "B"}`;
  // Finds an FMSI number shared by several products.
  const codes = Array.from({ length: 500 }, (_none, index) => `S${100 + index}`);
  const matches = await page.request.post("/api/v1/code-matches", {
    data: { codes },
    headers: { Origin: new URL(page.url()).origin },
  });
  const found = (await matches.json()) as {
    code: string;
    status: string;
    products: { code: string }[];
  }[];
  const several = found.find(({ status }) => status === "ambiguous");
  const [one, other] = several?.products ?? [];
  if (!several || !one || !other) throw new Error("the demo has FMSI numbers of several products");
  await field(page).fill(`${near} 3\n${several.code} 5`);
  await press(page, "Look up in the catalogue");
  const choose = async (code: string, product: string) => {
    const field = select(main(page), `Product for ${code}`);
    await field.choose(new RegExp(`^${product}( |$)`, "u"));
    await expect(field.value()).toContainText(product);
  };
  const order = main(page).getByRole("heading", { name: "Start order" });
  await expect(order).toHaveCount(0);
  await choose(several.code, other.code);
  await expect(order).toBeVisible();
  await expect(main(page).getByText("1 product", { exact: true })).toBeVisible();
  await choose(near, first);
  await expect(main(page).getByText("2 products", { exact: true })).toBeVisible();
});

/** Each line is a code and its quantity. */
async function expectLines(page: Page, lines: readonly string[]) {
  const cells = lines.map((line) => line.split(" "));
  await expect(result(page).rows()).toHaveText(cells.map(([code = ""]) => code));
  for (const [code = "", quantity = ""] of cells)
    await expect(await result(page).cell(code, "Quantity")).toHaveText(quantity);
}

test("shows every code and quantity of pasted texts", async ({ openAs }) => {
  const page = await openAs("admin", "/reports?view=list");
  for (const [text, lines] of [
    ["BR31338\t4\nD1210\t2\nBR1200\t1", ["BR31338 4", "D1210 2", "BR1200 1"]],
    ['"BR31338\nD1210"', ["BR31338 1", "D1210 1"]],
    [
      "[12/11/26 10:33] Ana: 4 juegos D1210 y 2 BR31338\n12/11/26, 10:35 a. m. - Ana: 5 D1200",
      ["D1210 4", "BR31338 2", "D1200 5"],
    ],
    ["1, BR1200 , “BR31338”", ["BR1200 1", "BR31338 1"]],
    ["BR31338 D1210\n7100157  43416700321", ["BR31338 1", "D1210 1", "7100157 1", "43416700321 1"]],
  ] as const) {
    await field(page).fill(text);
    await press(page, "Look up in the catalogue");
    await expectLines(page, lines);
  }
});

test("opens the list of a message with its quantities from the search field", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  const search = comboBox(page.getByRole("banner"), /./u);
  await search.type("hola, necesito 2 BR31338 y 4 D1200 por favor");
  await search.choose(/list of 2 codes/iu);
  await expect(page).toHaveURL(/view=list/u);
  await expectLines(page, ["BR31338 2", "D1200 4"]);
});
