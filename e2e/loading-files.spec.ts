import { drop, form, dialog, uploadType, zone } from "./support/loading.ts";
import { expect, main, test, type Page } from "./support/test.ts";

/** Loaded files must appear without a page reload. */
const part = "PT3013";
const banner = "e2e-loaded-B.jpg";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });

/** Navigates by menu, without a page reload. */
async function go(page: Page, name: "Home section" | "Load data" | "Admin panel") {
  const link = menu(page).getByRole("link", { name, exact: true }).first();
  if (!(await link.isVisible())) {
    await menu(page).getByRole("button", { name: "Administration" }).click();
  }
  await link.click();
}

async function openSheet(page: Page, code: string) {
  const field = page.getByRole("banner").getByRole("combobox");
  await expect(field).toBeVisible();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByRole("option").first()).toContainText(code);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText(code);
}

interface Picture {
  readonly name: string;
  readonly buffer: Buffer;
}

async function loadPictures(page: Page, pictures: readonly Picture[]) {
  await go(page, "Load data");
  await uploadType(page).choose("IMG");
  await zone(page).browse(pictures.map((picture) => ({ ...picture, mimeType: "image/jpeg" })));
}

/** Width over height of the first picture in the datasheet's gallery; 0 while it loads. */
const shapeOfPicture = (page: Page) =>
  main(page)
    .locator(`img[src*="/Products/${part}.jpg"]`)
    .evaluateAll(([image]: HTMLImageElement[]) =>
      image?.complete === true && image.naturalHeight > 0
        ? image.naturalWidth / image.naturalHeight
        : 0,
    );

test("shows loaded banners and product pictures without a reload", async ({ openAs }) => {
  const page = await openAs("admin");
  const bytesOf = async (path: string) => (await page.request.get(path)).body();
  const wide = await bytesOf("/CBP/rotores-2026-en-B.jpg");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await openSheet(page, part);
  await expect.poll(() => shapeOfPicture(page)).toBeGreaterThan(0);
  const before = await shapeOfPicture(page);
  await go(page, "Admin panel");
  const listed = main(page).getByRole("link", { name: banner });
  await expect(main(page).getByText("rotores-2026-en-B.jpg").first()).toBeVisible();
  await expect(listed).toHaveCount(0);

  await loadPictures(page, [
    { name: banner, buffer: wide },
    { name: `${part}.jpg`, buffer: wide },
  ]);
  await expect(form(page).getByText("AGREGADO in db")).toBeVisible();
  await expect(form(page).getByText("SUSTITUIDO in db")).toBeVisible();
  await dialog(page).close();
  await go(page, "Admin panel");
  await expect(listed).toBeVisible();
  await openSheet(page, part);
  await expect
    .poll(async () => {
      const shape = await shapeOfPicture(page);
      return shape > 0 && Math.abs(shape - before) > 0.1;
    })
    .toBe(true);

  await go(page, "Home section");
  const carousel = main(page).getByRole("region", { name: "Announcements" });
  await expect(async () => {
    await carousel.getByRole("button", { name: "Previous announcement" }).click();
    await expect(carousel.locator(`img[src*="${banner}"]`).first()).toBeVisible({ timeout: 500 });
  }).toPass();

  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("shows a loaded newsletter without a reload", async ({ openAs }) => {
  const page = await openAs("admin");
  // Mocked, because other tests can change the server's newsletter.
  let current = "march.pdf";
  await page.route("**/api/getPDFUploaded", (route) =>
    route.fulfill({ json: [{ id: 1, nombre: current, archivo_data: `/CBP/${current}` }] }),
  );
  await page.route("**/CBP/*.pdf", (route) => route.fulfill({ contentType: "application/pdf" }));
  await page.route("**/api/imgAndPdfUpload", (route) => {
    current = "april.pdf";
    return route.fulfill({ json: { estado: 0, nombre: current } });
  });
  const read = async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Newsletter" }).click();
    return main(page).getByRole("link", { name: "Download PDF" });
  };
  await expect(await read()).toHaveAttribute("href", /march/);
  await go(page, "Load data");
  await drop(page, "april.pdf", Buffer.from("%PDF-1.7"), "application/pdf");
  await expect(form(page).getByText("AGREGADO in db")).toBeVisible();
  await dialog(page).close();
  await expect(await read()).toHaveAttribute("href", /april/);
});
