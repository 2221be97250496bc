import { expect, fetchJson, main, test } from "./support/test.ts";

test("shows a client the newsletter with a PDF download", async ({ openAs }) => {
  const page = await openAs("cliente", "/boletin");
  await expect(main(page).getByRole("heading", { level: 1, name: "Newsletter" })).toBeVisible();
  const [newsletter] = await fetchJson<{ archivo_data: string }[]>(page, "/api/getPDFUploaded");
  const link = main(page).getByRole("link", { name: "Download PDF" });
  await expect(link).toHaveAttribute("href", newsletter?.archivo_data ?? "");
  const pdf = await page.request.get(newsletter?.archivo_data ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("embeds the PDF if the browser has a PDF viewer", async ({ page, openAs }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "pdfViewerEnabled", { get: () => true }),
  );
  // The test browser has no PDF viewer; an HTML response proves that the security policy allows the frame.
  await page.route("**/CBP/*.pdf", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    // A browser adds these itself; a repeated request lacks them.
    const ownFrame = { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" };
    const real = await route.fetch({ headers: { ...route.request().headers(), ...ownFrame } });
    const { "content-type": _pdf, "content-length": _bytes, ...headers } = real.headers();
    return route.fulfill({ headers: { ...headers, "content-type": "text/html" }, body: "the PDF" });
  });
  await openAs("admin", "/boletin");
  const frame = main(page).locator("iframe");
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByText("the PDF")).toBeVisible();
});

test("shows the specified text when no newsletter exists, and retries after a failure", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home", "es");
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

test("shows Cargando PDF... while the newsletter loads", async ({ openAs }) => {
  const page = await openAs("cliente", "/home", "es");
  await page.route("**/api/getPDFUploaded", () => undefined);
  await page.goto("/boletin");
  await expect(main(page).getByText("Cargando PDF...")).toBeVisible();
});

test("the General group contains the portal, which opens a new tab, and the newsletter", async ({
  openAs,
}) => {
  const page = await openAs("cliente");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "General" }).click();
  const portal = menu.getByRole("link", { name: /Portal/ });
  await expect(portal).toHaveAttribute("href", /^https?:\/\//);
  await expect(portal).toHaveAttribute("target", "_blank");
  await menu.getByRole("link", { name: "Newsletter" }).click();
  await expect(page).toHaveURL(/\/boletin$/);
});

test("hides the newsletter from a junior and returns 403 for its data", async ({ openAs }) => {
  const page = await openAs("junior", "/boletin");
  await expect(
    main(page).getByText("Your account does not have access to this page"),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Newsletter" })).toHaveCount(
    0,
  );
  expect((await page.request.get("/api/getPDFUploaded")).status()).toBe(403);
});

test("opens the newsletter from the footer for plant staff and redirects anonymous visitors to sign-in", async ({
  openAs,
  browser,
}) => {
  const page = await openAs("planta");
  await page.getByRole("contentinfo").getByRole("link", { name: "Newsletter" }).click();
  await expect(page).toHaveURL(/\/boletin$/);
  const anonymous = await browser.newPage();
  await anonymous.goto("/boletin");
  await expect(anonymous).toHaveURL(/\/$/);
  await anonymous.close();
});
