import { readFileSync } from "node:fs";
import { layoutProblems } from "./support/layout.ts";
import { expect, fetchJson, main, type Page, test } from "./support/test.ts";

/** Sends an order of all master cylinders; returns its number and its workbook. */
async function sendOrder(page: Page, note: string) {
  const response = await page.request.post("/api/buy_order_file", {
    data: {
      Header: {
        username: "cliente",
        warehouse: "MIAMI",
        category: "",
        subcategory: "",
        note,
        addedCategories: [{ category: "Master Cylinders", subcategory: "" }],
        userInfo: { Cliente: "cliente", Codigo: "" },
      },
      Products: [],
    },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.status(), await response.text()).toBe(200);
  return { id: Number(response.headers()["order-number"]), workbook: await response.body() };
}

const texts = {
  en: {
    order: "Order",
    sent: "Sent orders",
    download: "Download",
    copy: "Copy",
    copied: "Products copied",
    repeat: "Repeat",
    send: "Send order",
    missing: "Order 999999 does not exist",
  },
  es: {
    order: "Orden",
    sent: "Órdenes enviadas",
    download: "Descargar",
    copy: "Copiar",
    copied: "Productos copiados",
    repeat: "Repetir",
    send: "Enviar orden",
    missing: "No existe la orden 999999",
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`opens a sent order from the list, downloads it as sent, copies and repeats it: ${language}`, async ({
    openAs,
    context,
  }) => {
    const t = texts[language];
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await openAs("admin");
    await page.evaluate((value) => localStorage.setItem("language", value), language);
    const { id, workbook } = await sendOrder(page, `Deliver in two parts, ${language}`);
    await page.goto("/reports?view=history");
    await main(page)
      .getByRole("link", { name: `${t.order} ${id}`, exact: true })
      .press("Enter");
    await expect(page).toHaveURL(new RegExp(`/reports/orders/${id}$`, "u"));
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`${t.order} ${id}`);
    await expect(main(page).getByText(`Deliver in two parts, ${language}`)).toBeVisible();
    await expect(main(page).getByText("MIAMI")).toBeVisible();
    await expect(main(page).getByText("cliente · DEMO-002")).toBeVisible();
    await expect(main(page).getByRole("row", { name: /^Total/u })).toContainText("US$");

    expect(await layoutProblems(page)).toEqual([]);

    const coming = page.waitForEvent("download");
    await main(page).getByRole("button", { name: t.download }).press("Enter");
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`order-${id}.xlsx`);
    expect(readFileSync(await download.path()).equals(workbook)).toBe(true);

    await main(page).getByRole("button", { name: t.copy }).press("Enter");
    await expect(main(page).getByRole("button", { name: t.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [, first = ""] = copied.split("\n");
    const [code = ""] = first.split("\t");
    await expect(main(page).getByRole("link", { name: code, exact: true })).toBeVisible();

    await main(page).getByRole("link", { name: t.repeat }).press("Enter");
    await expect(page).toHaveURL(/view=order$/u);
    await expect(main(page).getByRole("link", { name: code, exact: true })).toBeVisible();
    await expect(main(page).getByRole("button", { name: t.send, exact: true })).toBeEnabled();

    await page.goto("/reports/orders/999999");
    await expect(main(page).getByText(t.missing)).toBeVisible();
    await main(page).getByRole("link", { name: t.sent }).press("Enter");
    await expect(page).toHaveURL(/view=history$/u);
  });
}

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
    await expect(main(page).getByRole("row", { name: /^Total/u })).toContainText("US$");
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
    for (const text of ["Caliper", "cliente · DEMO-002", "MIAMI", "Deliver in two parts"]) {
      await expect(main(page).getByText(text).filter({ visible: true })).toHaveCount(1);
    }
    expect(await printFaults(page)).toEqual([]);
    await page.emulateMedia({ media: null });
  });
}

for (const account of ["cliente", "junior", "planta"] as const) {
  test(`hides the page of an order from ${account} and returns 403 for its data`, async ({
    openAs,
  }) => {
    const page = await openAs(account, "/reports/orders/1");
    await expect(
      main(page).getByText("Your account does not have access to this page"),
    ).toBeVisible();
    for (const path of ["/api/v1/orders/1", "/api/v1/orders/1/workbook"]) {
      expect((await page.request.get(path)).status()).toBe(403);
    }
  });
}
