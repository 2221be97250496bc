import { answer, expect, main, test } from "./support/test.ts";

for (const [language, title, download] of [
  ["en", "Newsletter", "Download PDF"],
  ["es", "Boletín", "Descargar PDF"],
] as const)
  test(`a client reads the newsletter (${language})`, async ({ openAs }) => {
    const page = await openAs("cliente");
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    await page.goto("/boletin");
    await expect(main(page).getByRole("heading", { level: 1, name: title })).toBeVisible();
    const [newsletter] = await answer<{ archivo_data: string }[]>(page, "/api/getPDFUploaded");
    const link = main(page).getByRole("link", { name: download });
    await expect(link).toHaveAttribute("href", newsletter?.archivo_data ?? "");
    const pdf = await page.request.get(newsletter?.archivo_data ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });

test("where the browser has a viewer, the page and its policy take the PDF in", async ({
  page,
  openAs,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "pdfViewerEnabled", { get: () => true }),
  );
  // This browser has no viewer and would save the file; a page in its place shows that the frame may load.
  await page.route("**/CBP/*.pdf", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const real = await route.fetch();
    const { "content-type": _pdf, "content-length": _bytes, ...headers } = real.headers();
    return route.fulfill({ headers: { ...headers, "content-type": "text/html" }, body: "the PDF" });
  });
  await openAs("admin", "/boletin");
  const frame = main(page).locator("iframe");
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByText("the PDF")).toBeVisible();
});

test("none uploaded is said word for word, and a failure can be tried again", async ({
  openAs,
}) => {
  const page = await openAs("cliente");
  await page.evaluate(() => localStorage.setItem("language", "es"));
  let status = 404;
  await page.route("**/api/getPDFUploaded", (route) =>
    status === 200 ? route.fulfill({ json: [] }) : route.fulfill({ status, json: {} }),
  );
  await page.goto("/boletin");
  await expect(main(page).getByRole("alert")).toContainText("La solicitud falló.");
  status = 200;
  await main(page).getByRole("button", { name: "Reintentar" }).click();
  await expect(main(page).getByText("No hay ningun boletin actualmente")).toBeVisible();
});

test("while it is on its way it says Cargando PDF...", async ({ openAs }) => {
  const page = await openAs("cliente");
  await page.evaluate(() => localStorage.setItem("language", "es"));
  await page.route("**/api/getPDFUploaded", () => undefined);
  await page.goto("/boletin");
  await expect(main(page).getByText("Cargando PDF...")).toBeVisible();
});

test("General holds portal and newsletter; the portal opens a new tab", async ({ openAs }) => {
  const page = await openAs("cliente");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "General" }).click();
  const portal = menu.getByRole("link", { name: /Portal/ });
  await expect(portal).toHaveAttribute("href", /^https?:\/\//);
  await expect(portal).toHaveAttribute("target", "_blank");
  await menu.getByRole("link", { name: "Newsletter" }).click();
  await expect(page).toHaveURL(/\/boletin$/);
});

test("a junior finds no newsletter: no link, a closed page, a refusal", async ({ openAs }) => {
  const page = await openAs("junior", "/boletin");
  await expect(main(page).getByText("Your account does not include this page")).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Newsletter" })).toHaveCount(
    0,
  );
  expect((await page.request.get("/api/getPDFUploaded")).status()).toBe(403);
});

test("the footer leads plant staff to the newsletter, and nobody reads it without signing in", async ({
  openAs,
  browser,
}) => {
  const page = await openAs("planta");
  await page.getByRole("contentinfo").getByRole("link", { name: "Newsletter" }).click();
  await expect(page).toHaveURL(/\/boletin$/);
  const stranger = await browser.newPage();
  await stranger.goto("/boletin");
  await expect(stranger).toHaveURL(/\/$/);
  await stranger.close();
});
