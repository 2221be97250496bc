import { expect, main, test } from "./support/test.ts";

const reports = /\/assets\/ReportsPage-[^/]*\.js/;

test("a page whose script failed once is shown without a reload", async ({ openAs }) => {
  const page = await openAs("admin");
  let requests = 0;
  await page.route(reports, async (route) => {
    requests += 1;
    await (requests === 1 ? route.fulfill({ status: 404 }) : route.continue());
  });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Reports" }).click();
  await menu.getByRole("link", { name: "Table reports" }).press("Enter");
  await expect(page.getByRole("main").getByRole("button", { name: /Table/ })).toBeVisible();
  await expect(page).toHaveURL(/\/reports\?view=tables$/);
  expect(requests).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => sessionStorage.getItem("reloadedAt"))).toBeNull();
});

test("a tab from before a deployment is reloaded once, at the same address", async ({ openAs }) => {
  const page = await openAs("admin");
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  // The files of the version before are gone; the reloaded page names the new ones.
  await page.route(reports, (route) =>
    loads.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Reports" }).click();
  await menu.getByRole("link", { name: "Table reports" }).press("Enter");
  await expect(page.getByRole("main").getByRole("button", { name: /Table/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/\/reports\?view=tables$/);
  expect(loads).toEqual(["/reports"]);
});

for (const { file, reloads } of [
  { file: "drawingBlocks", reloads: 0 },
  // Imported by others, so only a reload helps: browsers remember its failure.
  { file: "Primitives", reloads: 1 },
]) {
  test(`the public datasheet works although a script failed once: ${file}`, async ({ page }) => {
    let requests = 0;
    await page.route(new RegExp(`/assets/page-${file}-`), async (route) => {
      requests += 1;
      await (requests === 1 ? route.fulfill({ status: 404 }) : route.continue());
    });
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.goto("/datasheet?codigo=br31338");
    await expect.poll(() => requests).toBeGreaterThan(1);
    await expect(async () => {
      await main(page).getByRole("radio", { name: "inch" }).click();
      await expect(main(page).getByRole("radio", { name: "inch" })).toBeChecked();
    }).toPass();
    expect(loads).toBe(1 + reloads);
  });
}
