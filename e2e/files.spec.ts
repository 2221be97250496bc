import { dialog } from "@caliper/design-system/testing/playwright";
import { expect, main, type Page, test } from "./support/test.ts";

/** A valid picture: a banner of the demo data. */
async function photo(page: Page): Promise<Buffer> {
  return (await page.request.get("/CBP/rotores-2026-en-B.jpg")).body();
}

async function upload(page: Page, name: string, kind: number, buffer: Buffer) {
  const file = { name, mimeType: "image/jpeg", buffer };
  return page.request.post("/api/imgAndPdfUpload", {
    multipart: { id_tipo_archivo: String(kind), file },
  });
}

const button = (page: Page, action: string, name: string) =>
  main(page).getByRole("button", { name: `${action}: ${name}`, exact: true });

/** Goes through all banners of the home page once. */
async function hasBanner(page: Page, name: string): Promise<boolean> {
  const carousel = main(page).getByRole("region", { name: "Announcements" });
  const picture = carousel.getByRole("img");
  await expect(picture.first()).toBeVisible();
  const seen = new Set<string>();
  for (;;) {
    const place = (await picture.first().getAttribute("src")) ?? "";
    if (place.includes(name)) return true;
    if (seen.has(place)) return false;
    seen.add(place);
    await carousel.getByRole("button", { name: "Previous announcement" }).press("Enter");
    await expect(picture.first()).not.toHaveAttribute("src", place);
  }
}

test("shows an uploaded banner on the home page only while it is active, by keyboard", async ({
  openAs,
}) => {
  const name = "e2e-campaign-B.jpg";
  const page = await openAs("admin");
  expect(await (await upload(page, name, 2, await photo(page))).json()).toEqual({
    estado: 0,
    nombre: name,
  });
  await page.goto(`/adminPanel?name=${name}`);
  await expect(button(page, "Disable", name)).toBeVisible();
  const shown = async () => {
    const response = await page.request.get("/api/getImagesUploaded");
    const { archivo_data } = (await response.json()) as { archivo_data: { nombre: string }[] };
    return archivo_data.some(({ nombre }) => nombre === name);
  };
  expect(await shown()).toBe(true);

  await button(page, "Disable", name).press("Enter");
  await expect(button(page, "Activate", name)).toBeVisible();
  await expect(main(page).getByRole("row", { name })).toContainText("Disabled");
  expect(await shown()).toBe(false);
  // Without a reload: the cached banners must be updated.
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await hasBanner(page, name)).toBe(false);

  await page.goBack();
  await button(page, "Activate", name).press("Enter");
  await expect(button(page, "Disable", name)).toBeVisible();
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await hasBanner(page, name)).toBe(true);
});

test("disables files in bulk, previews a file and sends it to old, where it is read-only", async ({
  openAs,
}) => {
  const page = await openAs("admin");
  const names = ["e2e-bulk-1-C.jpg", "e2e-bulk-2-C.jpg"];
  for (const name of names) {
    expect((await upload(page, name, 3, await photo(page))).status()).toBe(200);
  }
  await page.goto("/adminPanel?type=complete&name=e2e-bulk");
  await expect(main(page).getByText(/^2 of /)).toBeVisible();
  await main(page).getByRole("checkbox", { name: "Select all" }).press("Space");
  await main(page).getByRole("button", { name: "Disable selected" }).press("Enter");
  for (const name of names) await expect(button(page, "Activate", name)).toBeVisible();

  await main(page)
    .getByRole("link", { name: names[0] ?? "" })
    .press("Enter");
  const preview = dialog(page, names[0] ?? "");
  const image = preview.opened().getByRole("img");
  await expect(image).toBeVisible();
  expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await preview.close();

  await button(page, "Send to old", names[0] ?? "").press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("can no longer be edited from the panel");
  // Cancel has focus.
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await button(page, "Send to old", names[0] ?? "").press("Enter");
  await question.getByRole("button", { name: "Send to old" }).press("Enter");
  await expect(main(page).getByText(/^1 of /)).toBeVisible();

  await page.goto("/adminPanel?status=historic&name=e2e-bulk");
  await expect(main(page).getByText(names[0] ?? "")).toBeVisible();
  await expect(main(page).getByRole("checkbox")).toHaveCount(0);
  await expect(
    main(page).getByRole("button", { name: /Send to old|Activate|Disable/ }),
  ).toHaveCount(0);
});

test("shows the specified warning in Spanish and switches to amendments", async ({ openAs }) => {
  const page = await openAs("admin");
  await upload(page, "e2e-aviso-B.jpg", 2, await photo(page));
  await page.evaluate(() => localStorage.setItem("language", "es"));
  await page.goto("/adminPanel?name=e2e-aviso");
  await button(page, "Enviar al histórico", "e2e-aviso-B.jpg").press("Enter");
  await expect(page.getByRole("alertdialog")).toContainText(
    "ya no podrá ser editado desde el panel",
  );
  await page.keyboard.press("Escape");
  await main(page)
    .getByRole("radio", { name: /Ver correcciones/ })
    .press("Space");
  await expect(page).toHaveURL(/view=amendments/);
  await page.goBack();
  await expect(page).toHaveURL(/\/adminPanel\?name=e2e-aviso$/);
});
