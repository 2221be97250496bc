import { readFileSync } from "node:fs";
import {
  rowsIn,
  workbookOf,
} from "../packages/catalogue-widgets/src/testing/workbooks/workbook.ts";
import { answer, expect, main, test } from "./support/test.ts";
import type { Page } from "playwright/test";

interface Priced {
  Code: string;
  Price: number;
}

const field = (page: Page) => main(page).getByRole("textbox", { name: "List of codes" });
const result = (page: Page) => main(page).getByRole("grid", { name: "Result" });
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name, exact: true }).press("Enter");

const rotors = async (page: Page) => {
  const all = await answer<readonly Priced[]>(
    page,
    "/api/buy_order_price_info?step=0&user=cliente&warehouse=MIAMI&type=Brake%20Rotors&subtype=Standard",
  );
  return all.map(({ Code }) => Code);
};

test("a long list shows how far it is, and can be given up by keyboard", async ({ openAs }) => {
  const page = await openAs("admin", "/reports?view=list");
  const codes = await rotors(page);
  const asked: number[] = [];
  await page.route("**/api/v1/code-matches", async (route) => {
    const { codes: some } = route.request().postDataJSON() as { codes: string[] };
    asked.push(some.length);
    // The first five hundred come back; the others take as long as it takes to give up.
    if (asked.length === 1) {
      await route.fulfill({
        json: some.map((code) => ({ code, status: "notFound", products: [] })),
      });
    }
  });
  const lines = Array.from({ length: 5000 }, (_none, index) => `${codes[index % 50]}-${index}\t2`);
  await field(page).fill("BR31338 4");
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: "list.txt", mimeType: "", buffer: Buffer.from(lines.join("\n")) });
  const progress = main(page).getByRole("progressbar");
  await expect(progress).toHaveAttribute("aria-valuenow", "10");
  await press(page, "Cancel");
  await expect(progress).toHaveCount(0);
  await expect(main(page).getByRole("button", { name: "Look up in the catalogue" })).toBeFocused();
  expect(asked).toEqual([500, 500]);
  await expect(field(page)).toHaveValue("BR31338 4");
});

test("files are read in their own letters, from the first row on, and become a cross-reference", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/reports?view=list");
  const [first = "", second = ""] = await rotors(page);
  const drop = (name: string, content: Buffer) =>
    main(page).locator('input[type="file"]').setInputFiles({ name, mimeType: "", buffer: content });
  const row = (code: string) => result(page).getByRole("row", { name: new RegExp(code, "iu") });

  const text = `Código;Descripción;Cant.\r\n${first};"Disco; año ñ";4\r\nzz-99;;1\r\n`;
  await drop("pedido.csv", Buffer.from(text, "latin1"));
  await expect(row(first)).toContainText("4");
  await expect(row("zz-99")).toContainText("Not found");
  await expect(main(page).getByText("2 lines", { exact: true })).toBeVisible();

  await drop(
    "1.xlsx",
    workbookOf([
      [second, null],
      [first, 3],
      ["=HYPERLINK(1)", 2],
    ]),
  );
  await expect(row(second)).toContainText("Matched");
  await expect(main(page).getByText("3 lines", { exact: true })).toBeVisible();
  const coming = page.waitForEvent("download");
  await press(page, "Download cross-reference (xlsx)");
  const rows = rowsIn(readFileSync(await (await coming).path()));
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
    ["In the list", "Quantity"],
    [second, 1],
    [first, 3],
    ["=HYPERLINK(1)", 2],
  ]);

  await drop("broken.xlsx", Buffer.from("no workbook"));
  await expect(main(page).getByText("The file could not be read.")).toBeVisible();
});

test("an ambiguous code waits for a choice, a missing one offers what is near", async ({
  openAs,
}) => {
  const page = await openAs("admin", "/reports?view=list");
  const [first = ""] = await rotors(page);
  const near = `${first.slice(0, -1)}${first.endsWith("B") ? "8" : "B"}`;
  // An FMSI number that several products have.
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
    const button = main(page).getByRole("button", { name: new RegExp(`Product for ${code}`, "u") });
    await button.press("Enter");
    await page.getByRole("option", { name: new RegExp(`^${product} `, "u") }).press("Enter");
    await expect(button).toContainText(product);
  };
  const order = main(page).getByRole("heading", { name: "Make an order" });
  await expect(order).toHaveCount(0);
  await choose(several.code, other.code);
  await expect(order).toBeVisible();
  await expect(main(page).getByText("1 product", { exact: true })).toBeVisible();
  await choose(near, first);
  await expect(main(page).getByText("2 products", { exact: true })).toBeVisible();
});
