import { readFileSync } from "node:fs";
import { layoutProblems } from "./support/layout.ts";
import { expect, fetchJson, main, type Page, test } from "./support/test.ts";

/** Sends an order of all wheel cylinders; returns its number and its workbook. */
async function sendOrder(page: Page, note: string) {
  const response = await page.request.post("/api/buy_order_file", {
    data: {
      Header: {
        username: "cliente",
        warehouse: "MIAMI",
        category: "",
        subcategory: "",
        note,
        addedCategories: [{ category: "Wheel Cylinders", subcategory: "" }],
        userInfo: { Cliente: "cliente", Codigo: "" },
      },
      Products: [],
    },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.status(), await response.text()).toBe(200);
  return { id: Number(response.headers()["order-number"]), workbook: await response.body() };
}

test("opens a sent order from the list, downloads it as sent, copies and repeats it", async ({
  openAs,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await openAs("admin");
  const { id, workbook } = await sendOrder(page, "Deliver in two parts");
  await page.goto("/reports?view=history");
  await main(page)
    .getByRole("link", { name: `Order ${id}`, exact: true })
    .press("Enter");
  await expect(page).toHaveURL(new RegExp(`/reports/orders/${id}$`, "u"));
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Order ${id}`);
  await expect(main(page).getByText("Deliver in two parts")).toBeVisible();
  await expect(main(page).getByText("MIAMI")).toBeVisible();
  await expect(main(page).getByText("cliente · DEMO-002")).toBeVisible();
  await expect(main(page).getByRole("row", { name: /^Total/u })).toContainText("US$");
  expect(await layoutProblems(page)).toEqual([]);

  const coming = page.waitForEvent("download");
  await main(page).getByRole("button", { name: "Download" }).press("Enter");
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`order-${id}.xlsx`);
  expect(readFileSync(await download.path()).equals(workbook)).toBe(true);

  await main(page).getByRole("button", { name: "Copy" }).press("Enter");
  await expect(main(page).getByRole("button", { name: "Products copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [, first = ""] = copied.split("\n");
  const [code = ""] = first.split("\t");
  await expect(main(page).getByRole("link", { name: code, exact: true })).toBeVisible();

  await main(page).getByRole("link", { name: "Repeat" }).press("Enter");
  await expect(page).toHaveURL(/view=order$/u);
  await expect(main(page).getByRole("link", { name: code, exact: true })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Send order", exact: true })).toBeEnabled();

  await page.evaluate(() => localStorage.setItem("language", "es"));
  await page.goto(`/reports/orders/${id}`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Orden ${id}`);
  await expect(main(page).getByRole("row", { name: /^Total/u })).toContainText("US$");
  for (const name of ["Descargar", "Copiar"])
    await expect(main(page).getByRole("button", { name })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Repetir" })).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);

  await page.goto("/reports/orders/999999");
  await expect(main(page).getByText("No existe la orden 999999")).toBeVisible();
  await main(page).getByRole("link", { name: "Órdenes enviadas" }).press("Enter");
  await expect(page).toHaveURL(/view=history$/u);
});

/** Everything but the order: menus, tabs, fields, buttons. */
const controls = "button, input, textarea, [role=tab], nav a, header a";

/** The visible controls of the page, and its tables that are wider than the paper. */
const printFaults = (page: Page) =>
  page.evaluate(
    (selector) => [
      ...[...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent),
      ...[...document.querySelectorAll("table")]
        .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1)
        .map(() => "table too wide"),
    ],
    controls,
  );

for (const kind of ["sent", "draft"] as const) {
  test(`prints one document without the form, on A4 and Letter: ${kind}`, async ({ openAs }) => {
    const page = await openAs("admin");
    const { id } = await sendOrder(page, "Deliver in two parts");
    await page.goto(kind === "sent" ? `/reports/orders/${id}` : `/reports?view=order&repeat=${id}`);
    await expect(main(page).getByText("Deliver in two parts")).toBeVisible();
    const amount = main(page)
      .getByText(/US\$ ?[\d,]+\.\d\d/u)
      .filter({ visible: true });
    await expect(amount.first()).toBeVisible();
    const { lineCount } = await fetchJson<{ lineCount: number }>(page, `/api/v1/orders/${id}`);
    // 46 lines fit on a page of Letter, and the first page has the facts.
    const most = Math.ceil((lineCount + 12) / 46);
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format })).toString("latin1");
      const pages = pdf.match(/\/Type \/Page\b(?!s)/g) ?? [];
      expect(pages.length, `${lineCount} lines on ${format}`).toBeLessThanOrEqual(most);
    }
    // A4 without margins, in CSS pixels.
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.emulateMedia({ media: "print" });
    const title = kind === "sent" ? `Order ${id}` : "Unsent order";
    await expect(main(page).getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(main(page).getByRole("row", { name: /^Total/u })).toContainText("US$");
    // In the head, and as the seller.
    await expect(main(page).getByText("Caliper").filter({ visible: true })).toHaveCount(2);
    for (const text of ["cliente · DEMO-002", "MIAMI", "Deliver in two parts"]) {
      await expect(main(page).getByText(text).filter({ visible: true })).toHaveCount(1);
    }
    expect(await printFaults(page)).toEqual([]);
    await page.emulateMedia({ media: null });
  });
}
