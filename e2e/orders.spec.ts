import { readFileSync } from "node:fs";
import { dataTable } from "@caliper/design-system/testing/playwright";
import { rowsIn } from "../packages/sheet-reader/src/testing/workbook.ts";
import { type Priced, rotors } from "./support/orders.ts";
import { expect, fetchJson, main, test } from "./support/test.ts";
import type { Download, Page } from "playwright/test";

const boxOf = ({ Qty_Box }: Priced) => Qty_Box ?? 1;

const texts = {
  en: {
    user: /^Choose a user/u,
    warehouse: /Warehouse$/u,
    category: /^Choose a category/u,
    subcategory: /^Choose a subcategory/u,
    rotors: "Brake Rotors",
    standard: "Standard",
    search: "Show products",
    addAll: "Add all",
    filter: "Filter by code",
    add: (code: string) => `Add ${code}`,
    quantity: (code: string) => `Quantity of ${code}`,
    note: "Note",
    order: "Order",
    send: "Send order",
    sent: /^Order \d+ was sent\.$/u,
  },
  es: {
    user: /^Elija un usuario/u,
    warehouse: /Almacén$/u,
    category: /^Elija una categoría/u,
    subcategory: /^Elija una subcategoría/u,
    rotors: /^Rotores|^Discos/u,
    standard: "Estándar",
    search: "Ver productos",
    addAll: "Agregar todo",
    filter: "Filtrar por código",
    add: (code: string) => `Agregar ${code}`,
    quantity: (code: string) => `Cantidad de ${code}`,
    note: "Nota",
    order: "Orden",
    send: "Enviar orden",
    sent: /^Se envió la orden \d+\.$/u,
  },
} as const;
type Texts = (typeof texts)["en" | "es"];

/** Opens a field's list and chooses an option by keyboard. */
async function choose(page: Page, field: RegExp, option: string | RegExp) {
  const button = main(page).getByRole("button", { name: field });
  await expect(button).toBeEnabled();
  await button.press("Enter");
  const item = page.getByRole("option", { name: option, exact: true });
  await item.press("Enter");
}

async function press(page: Page, name: string) {
  const button = main(page).getByRole("button", { name, exact: true });
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

async function chooseRotors(page: Page, t: Texts, user = "cliente") {
  await choose(page, t.user, user);
  await choose(page, t.warehouse, "MIAMI");
  await choose(page, t.category, t.rotors);
}

const orderTable = (page: Page) => main(page).getByRole("grid", { name: "Order", exact: true });

async function rowsOf(download: Download) {
  return rowsIn(readFileSync(await download.path()));
}

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Imports a price that began yesterday, in every time zone; retries because a table accepts one import at a time. */
const setPrice = (page: Page, warehouse: string, code: string, price: number) =>
  expect(async () => {
    const response = await page.request.post("/api/excelUpload", {
      data: {
        table_name: "precios",
        tipo: "partial",
        Header: ["Codigo", "GRADO", "ALMACEN", "Precio", "DESDE"],
        Data: [[code, "Precio", warehouse, price, yesterday()]],
      },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(response.status(), await response.text()).toBe(200);
  }).toPass({ timeout: 15_000 });

test("creates an order by keyboard and downloads report.xlsx, in Spanish", async ({ openAs }) => {
  const t = texts.es;
  const page = await openAs("admin", "/reports?view=order", "es");
  await chooseRotors(page, t);
  // A subcategory is required.
  await expect(main(page).getByRole("button", { name: t.search })).toBeDisabled();
  await expect(main(page).getByRole("button", { name: t.addAll, exact: true })).toBeDisabled();
  await choose(page, t.subcategory, t.standard);
  await press(page, t.search);
  const [first, second] = await rotors(page);
  if (!first || !second) throw new Error("the demo has rotors");
  for (const { Code } of [first, second]) {
    await main(page).getByRole("searchbox", { name: t.filter }).fill(Code.toLowerCase());
    await press(page, t.add(Code));
  }
  const quantity = main(page).getByRole("textbox", { name: t.quantity(first.Code) });
  await quantity.fill("7");
  await quantity.press("Tab");
  await main(page).getByRole("textbox", { name: t.note }).fill("=1+1");
  const coming = page.waitForEvent("download");
  await press(page, t.send);
  const download = await coming;
  expect(download.suggestedFilename()).toBe("report.xlsx");
  const rows = await rowsOf(download);
  expect(rows[4]?.slice(0, 2)).toEqual([t.note, "=1+1"]);
  expect(rows.slice(7, 9).map((row) => [row[0], row[3], row[4]])).toEqual([
    [first.Code, 7, first.Price],
    // Add starts with a box.
    [second.Code, boxOf(second), second.Price],
  ]);
  expect(rows.at(-1)?.[5]).toBeCloseTo(first.Price * 7 + second.Price * boxOf(second), 2);
  // Success is reported once, with the order's number.
  await expect(page.getByText(t.sent)).toHaveCount(1);
  await main(page).getByRole("link", { name: /\d+$/u }).press("Enter");
  await expect(page).toHaveURL(/\/reports\/orders\/\d+$/u);
  await expect(main(page).getByText("=1+1")).toBeVisible();
});

test("shows a price changed after the search and sends the order only after it is accepted", async ({
  openAs,
}) => {
  const t = texts.en;
  const page = await openAs("admin", "/reports?view=order");
  await chooseRotors(page, t);
  await choose(page, t.subcategory, t.standard);
  await press(page, t.search);
  const product = (await rotors(page)).at(-1);
  if (!product) throw new Error("the demo has rotors");
  await main(page).getByRole("searchbox", { name: t.filter }).fill(product.Code);
  await press(page, t.add(product.Code));
  const old = product.Price.toFixed(2);
  await setPrice(page, "MIAMI", product.Code, 123.45);
  try {
    await press(page, t.send);
    await expect(orderTable(page).getByText("123.45")).toBeVisible();
    await expect(orderTable(page).getByText(old).first()).toBeVisible();
    await expect(main(page).getByText("The price of a product has changed.")).toBeVisible();
    await expect(main(page).getByRole("button", { name: t.send })).toBeDisabled();
    await press(page, `Use today’s price of ${product.Code}`);
    const coming = page.waitForEvent("download");
    await press(page, t.send);
    const rows = await rowsOf(await coming);
    expect(rows[7]?.slice(3, 5)).toEqual([boxOf(product), 123.45]);
  } finally {
    await setPrice(page, "MIAMI", product.Code, product.Price);
  }
});

test("requires accepting changed prices of a whole category, also after a reload", async ({
  openAs,
}) => {
  const t = texts.en;
  const page = await openAs("admin", "/reports?view=order");
  // The tests run in parallel, so each uses a family of its own.
  const type = "Wheel Cylinders";
  const products = await fetchJson<readonly Priced[]>(
    page,
    `/api/buy_order_price_info?step=0&user=cliente&warehouse=PANAMA&type=${encodeURIComponent(type)}`,
  );
  const [first] = products;
  if (!first) throw new Error("the demo has cylinders");
  await choose(page, t.user, "cliente");
  await choose(page, t.warehouse, /^PANAM/u);
  await choose(page, t.category, type);
  await press(page, t.addAll);
  const send = main(page).getByRole("button", { name: t.send, exact: true });
  await expect(send).toBeEnabled();
  // Adding the category again shows a message.
  await press(page, t.addAll);
  await expect(page.getByText("category fully added")).toBeVisible();
  const changed = /One whole category has changed/u;
  const take = "Use today’s prices";
  try {
    await setPrice(page, "PANAMA", first.Code, 77.07);
    await send.press("Enter");
    await expect(main(page).getByText(changed)).toBeVisible();
    await expect(send).toBeDisabled();
    await page.reload();
    await expect(main(page).getByText(changed)).toBeVisible();
    await press(page, take);
    await expect(main(page).getByText(changed)).toHaveCount(0);
    await expect(main(page).getByRole("heading", { name: t.order, exact: true })).toBeFocused();
    const coming = page.waitForEvent("download");
    await press(page, t.send);
    const rows = await rowsOf(await coming);
    expect(rows.find(([code]) => code === first.Code)?.[4]).toBe(77.07);
    expect(rows).toHaveLength(products.length + 8);
  } finally {
    await setPrice(page, "PANAMA", first.Code, first.Price);
  }
});

test("shares an order between tabs and hides it from the next user", async ({
  openAs,
  context,
}) => {
  const t = texts.en;
  const page = await openAs("admin", "/reports?view=order");
  const [first, second] = await rotors(page);
  if (!first || !second) throw new Error("the demo has rotors");
  await chooseRotors(page, t);
  await choose(page, t.subcategory, t.standard);
  await press(page, t.search);
  for (const { Code } of [first, second]) {
    await main(page).getByRole("searchbox", { name: t.filter }).fill(Code);
    await press(page, t.add(Code));
  }
  const other = await context.newPage();
  await expect(async () => {
    await other.goto("/reports?view=order");
    await expect(orderTable(other).getByRole("link", { name: second.Code })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  const quantity = (tab: Page) => main(tab).getByRole("textbox", { name: t.quantity(first.Code) });
  await quantity(other).fill("12");
  await quantity(other).press("Tab");
  await expect(quantity(page)).toHaveValue("12");
  // Focus moves to the next row, and after the last row to the heading.
  await press(page, `Remove ${first.Code}`);
  await expect(main(page).getByRole("button", { name: `Remove ${second.Code}` })).toBeFocused();
  await expect(orderTable(other).getByRole("link", { name: first.Code })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: t.order, exact: true })).toBeFocused();
  await other.close();

  await main(page).getByRole("searchbox", { name: t.filter }).fill(first.Code);
  await press(page, t.add(first.Code));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("orderDraft") ?? ""))
    .toContain(first.Code);
  // Simulates another user of this browser: the demo has only one account with orders.
  await page.evaluate(() => {
    const draft = localStorage.getItem("orderDraft") ?? "";
    localStorage.setItem("orderDraft", draft.replace('"username":"admin"', '"username":"other"'));
  });
  await page.reload();
  await expect(main(page).getByText("The order is empty")).toBeVisible();
  await expect(main(page).getByText(first.Code)).toHaveCount(0);
});

test("creates an order from a pasted list, keeps it after a reload, and repeats it", async ({
  openAs,
}) => {
  const t = texts.en;
  const page = await openAs("admin", "/reports?view=list");
  const [first, second] = await rotors(page);
  if (!first || !second) throw new Error("the demo has rotors");
  const list = `Code\tQty\n${first.Code}\t4\n 2 x ${second.Code.toLowerCase()}\n${first.Code}\t3\nzzz-999\t1`;
  await main(page).getByRole("textbox", { name: "List of codes" }).fill(list);
  await press(page, "Look up in the catalogue");
  const result = dataTable(main(page), "Result");
  await expect(await result.cell(first.Code, "Status")).toHaveText("Matched");
  await expect(await result.cell("zzz-999", "Status")).toHaveText("Not found");
  await expect(main(page).getByText(/1 repeated line/u)).toBeVisible();
  const saved = page.waitForEvent("download");
  await press(page, "Download interchanges (xlsx)");
  expect((await rowsOf(await saved))[1]?.slice(0, 4)).toEqual([
    first.Code,
    7,
    "Matched",
    first.Code,
  ]);
  await choose(page, t.user, "cliente");
  await choose(page, t.warehouse, "MIAMI");
  await choose(page, t.subcategory, t.standard);
  await press(page, "Start order");
  await expect(page).toHaveURL(/view=order$/u);
  const quantity = main(page).getByRole("textbox", { name: t.quantity(first.Code) });
  await expect(quantity).toHaveValue("7");
  await main(page).getByRole("textbox", { name: t.note }).fill("November");
  await page.reload();
  await expect(quantity).toHaveValue("7");
  await expect(main(page).getByRole("textbox", { name: t.note })).toHaveValue("November");
  const draft = await page.evaluate(() => localStorage.getItem("orderDraft") ?? "");
  expect(draft).toContain(first.Code);
  expect(draft).not.toMatch(/price|agreed/iu);

  const coming = page.waitForEvent("download");
  await press(page, t.send);
  await coming;
  await page.goto("/reports?view=history");
  const history = main(page).getByRole("grid", { name: "Sent orders" });
  await history
    .getByRole("row")
    .filter({ hasText: "November" })
    .getByRole("link", { name: /Repeat/u })
    .press("Enter");
  await expect(quantity).toHaveValue("7");
  await expect(page).toHaveURL(/view=order$/u);
});
