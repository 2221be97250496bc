import { expect, main, type Page, test } from "./support/test.ts";

/** Concurrent administrators, focus after a row is removed, and failed requests. */

/** @returns the id of the new amendment */
async function sendAmendment(page: Page, product: string, message: string): Promise<number> {
  const data = { user: "admin", email: "a@example.com", subject: "Image", message, product };
  const response = await page.request.post("/api/insert_amendments", { data });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { report_id: number }).report_id;
}

const decide = (page: Page, action: string, product: string, id: number) =>
  main(page).getByRole("button", { name: `${action}: ${product}, amendment ${id}` });

async function uploadBanner(page: Page, name: string): Promise<void> {
  const buffer = await (await page.request.get("/CBP/rotores-2026-en-B.jpg")).body();
  const file = { name, mimeType: "image/jpeg", buffer };
  const response = await page.request.post("/api/imgAndPdfUpload", {
    multipart: { id_tipo_archivo: "2", file },
  });
  expect(response.status()).toBe(200);
}

const fileButton = (page: Page, action: string, name: string) =>
  main(page).getByRole("button", { name: `${action}: ${name}`, exact: true });

test("moves focus to the next row after each decision, and to the list after the last one", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  // No other test sends amendments for this product.
  const product = "WC116328";
  const ids = [];
  for (const message of ["one", "two", "three"]) {
    ids.push(await sendAmendment(page, product, message));
  }
  const [one = 0, two = 0, three = 0] = ids;
  await page.goto(`/adminPanel?view=amendments&subject=Image&code=${product}`);
  await decide(page, "Accept", product, two).focus();
  await page.keyboard.press("Enter");
  // Newest first: the row below the second amendment is the first.
  await expect(decide(page, "Accept", product, one)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(decide(page, "Accept", product, three)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(decide(page, "Reject", product, three)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("region", { name: "Pending amendments" })).toBeFocused();
});

test("shows a message when another administrator has already decided on the row", async ({
  openAs,
  browser,
  baseURL,
}) => {
  const page = await openAs("admin");
  const id = await sendAmendment(page, "BR31338", "who is first");
  await uploadBanner(page, "e2e-two-B.jpg");
  await page.goto("/adminPanel?view=amendments&code=BR31338&subject=Image");
  await expect(decide(page, "Reject", "BR31338", id)).toBeVisible();

  const other = await browser.newContext({
    storageState: await page.context().storageState(),
    ...(baseURL !== undefined && { baseURL }),
  });
  const headers = { "X-Requested-With": "caliper" };
  const call = (path: string) => other.request.get(path, { headers });
  expect((await call(`/api/updateAmendmentStatus?id=${id}&status=1`)).status()).toBe(200);
  await decide(page, "Reject", "BR31338", id).press("Enter");
  // Closing an amendment that is already accepted would mark it solved; it must stay accepted.
  await expect(
    main(page).getByText(`BR31338, amendment ${id}: someone else has already decided on it.`),
  ).toBeVisible();
  await expect(decide(page, "Reject", "BR31338", id)).toHaveCount(0);
  const accepted = (await (await call("/api/amendments?status=1")).json()) as {
    report_id: number;
  }[];
  expect(accepted.map(({ report_id }) => report_id)).toContain(id);

  const late = await sendAmendment(page, "BR31338", "who is first again");
  await page.reload();
  await expect(decide(page, "Accept", "BR31338", late)).toBeVisible();
  expect((await call(`/api/updateAmendmentStatus?id=${late}&status=2`)).status()).toBe(200);
  await decide(page, "Accept", "BR31338", late).press("Enter");
  await expect(
    main(page).getByText(`BR31338, amendment ${late}: someone else has already decided on it.`),
  ).toBeVisible();
  await expect(decide(page, "Accept", "BR31338", late)).toHaveCount(0);

  await page.goto("/adminPanel?name=e2e-two");
  await expect(fileButton(page, "Disable", "e2e-two-B.jpg")).toBeVisible();
  const files = (await (await call("/api/getAllImagesAndPdfs")).json()) as {
    id: number;
    nombre: string;
  }[];
  const file = files.find(({ nombre }) => nombre === "e2e-two-B.jpg");
  const sent = await other.request.post("/api/updateFileState", {
    data: { id: file?.id, nombre: file?.nombre, estado: -3 },
  });
  expect(sent.status()).toBe(200);
  await fileButton(page, "Disable", "e2e-two-B.jpg").press("Enter");
  await expect(
    main(page).getByText(/Someone else has already sent this file to old: e2e-two-B\.jpg/),
  ).toBeVisible();
  await expect(fileButton(page, "Disable", "e2e-two-B.jpg")).toHaveCount(0);
  await other.close();
});

test("restores the filters of amendments, files and change log on Back", async ({ openAs }) => {
  const page = await openAs("admin");
  const start = "/adminPanel?view=amendments&list=accepted&subject=Image&code=BR3";
  await page.goto(start);
  await expect(main(page).getByRole("button", { name: "Show pendings" })).toBeVisible();
  await expect(main(page).getByRole("searchbox")).toHaveValue("BR3");
  await main(page).getByRole("button", { name: "Show pendings" }).press("Enter");
  await expect(page).toHaveURL("/adminPanel?view=amendments&subject=Image&code=BR3");
  await main(page)
    .getByRole("radio", { name: /Show files/ })
    .press("Space");
  await main(page).getByRole("searchbox", { name: "Name" }).fill("rotores");
  await expect(page).toHaveURL(/name=rotores/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(main(page).getByRole("button", { name: "Show pendings" })).toBeVisible();
  await expect(main(page).getByRole("button", { name: /^Image Subject/ })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(main(page).getByRole("searchbox")).toHaveValue("rotores");

  await page.goto("/audit");
  const who = main(page).getByLabel("Who", { exact: true });
  await who.fill("nobody-at-all");
  await who.press("Enter");
  await expect(page).toHaveURL("/audit?actor=nobody-at-all");
  // The URL changes before the page does.
  await expect(main(page).getByText("No changes match the filters")).toBeVisible();
  await page.goBack();
  await expect(who).toHaveValue("");
  await page.goForward();
  await expect(who).toHaveValue("nobody-at-all");
  await page.reload();
  await expect(who).toHaveValue("nobody-at-all");
});

test("shows a failed decision as an alert, keeps the row, and accepts a retry", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  const id = await sendAmendment(page, "BR31338", "the line is dead");
  await page.goto("/adminPanel?view=amendments&code=BR31338&subject=Image");
  const accept = decide(page, "Accept", "BR31338", id);
  await accept.focus();
  await page.route("**/api/**", (route) => route.fulfill({ status: 400, json: {} }));
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("alert").getByText("Request fail.")).toBeVisible();
  await expect(accept).toBeFocused();
  await page.unroute("**/api/**");
  await page.keyboard.press("Enter");
  await expect(accept).toHaveCount(0);
});

test("opens the lists of items that need attention, and remembers their filters", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  await sendAmendment(page, "BR31340", "needs attention");
  await page.goto("/adminPanel");
  await main(page)
    .getByRole("link", { name: /pending amendments?$/ })
    .click();
  await expect(page).toHaveURL("/adminPanel?view=amendments");
  await page.goBack();
  await main(page)
    .getByRole("link", { name: /products without an image$/ })
    .click();
  await expect(page).toHaveURL("/adminPanel?view=products&without=picture");
  // By its name: the list of files stays on screen until this one is ready.
  const products = main(page).getByRole("grid", { name: "Incomplete products" });
  const code = products.getByRole("link").first();
  const shown = (await code.textContent()) ?? "";
  await code.click();
  await expect(main(page).getByRole("heading", { name: new RegExp(`^${shown}`) })).toBeVisible();
  // The menu opens the list as it was.
  await page.getByRole("button", { name: "Administration" }).click();
  await page.getByRole("link", { name: "Admin panel" }).click();
  await expect(page).toHaveURL("/adminPanel?view=products&without=picture");

  await page.goto("/adminPanel");
  await main(page)
    .getByRole("link", { name: /vehicles? with parts that nothing tells apart$/ })
    .click();
  await expect(page).toHaveURL("/adminPanel?view=vehicles");
  const vehicles = main(page).getByRole("grid", {
    name: "Vehicles with parts that nothing tells apart",
  });
  await expect(vehicles.getByRole("row", { name: /^Toyota Corolla E140/ })).toContainText("H5678");
  await main(page).getByRole("link", { name: "Load applications" }).click();
  await expect(page).toHaveURL("/loadData?load=1&table=aplicaciones");

  await page.goto("/accounts");
  await main(page).getByRole("searchbox").fill("cliente_m");
  await expect(page).toHaveURL("/accounts?name=cliente_m");
  await page.getByRole("link", { name: "Change log" }).first().click();
  // The list of accounts stays on screen, with its filters, until the log is ready.
  await expect(main(page).getByRole("heading", { level: 1, name: "Change log" })).toBeVisible();
  await page.getByRole("link", { name: "Accounts" }).click();
  await expect(page).toHaveURL("/accounts?name=cliente_m");
  await expect(main(page).getByRole("searchbox")).toHaveValue("cliente_m");
});
