import { expect, test } from "./support/test.ts";

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
  await menu.getByRole("link", { name: "Table Reports" }).press("Enter");
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
  await menu.getByRole("link", { name: "Table Reports" }).press("Enter");
  await expect(page.getByRole("main").getByRole("button", { name: /Table/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/\/reports\?view=tables$/);
  expect(loads).toEqual(["/reports"]);
});
