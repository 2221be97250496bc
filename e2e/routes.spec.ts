import { expect, hit, main, password, signIn, test } from "./support/test.ts";

test("redirects to sign-in and opens the page after signing in", async ({ page }) => {
  for (const path of ["/home", "/home/code/rotores_y_tambores", "/home?code=D1200", "/nowhere"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await signIn(page, "cliente", password);
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test("shows 404 NOT FOUND with a link home for an unknown URL", async ({ openAs }) => {
  const page = await openAs("junior", "/no/such/page");
  for (const path of ["/no/such/page", "/reports/orders/abc", "/loadData/abc"])
    expect((await page.request.get(path)).status()).toBe(404);
  expect((await page.request.get("/home/code/hardware")).status()).toBe(200);
  await expect(page.getByRole("heading", { name: "404 NOT FOUND" })).toBeVisible();
  await expect(page).toHaveTitle(/404 NOT FOUND/);
  await main(page).getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("shows that a section is undefined", async ({ openAs }) => {
  const page = await openAs("cliente");
  for (const path of [
    "/home/code",
    "/home/nothing",
    "/home/code/nothing",
    "/home/nothing/hardware",
    "/home/code/brake_fluid",
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(main(page).getByRole("heading", { name: "Section is undefined" })).toBeVisible();
  }
});

test("opens a section's default view", async ({ openAs }) => {
  const page = await openAs("cliente");
  for (const [path, view] of [
    ["/home/rotores_y_tambores", "/home/code/rotores_y_tambores"],
    ["/home/none/hardware", "/home/code/hardware"],
    ["/home/brake_fluid", "/home/schema/brake_fluid"],
    ["/home/cylinder_cups", "/home/table/cylinder_cups"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === view);
    await expect(main(page).getByRole("heading", { level: 1 })).not.toHaveText(/undefined/);
  }
});

test("redirects to sign-in when the server session has ended and returns after signing in", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home?code=D1200");
  await expect(hit(page, "D1200")).toBeVisible();
  await page.request.delete("/api/v1/session");
  await main(page).getByRole("tab", { name: "Application" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull();
  await signIn(page, "cliente", password);
  await expect(page).toHaveURL(/\/home\?tab=application$/);
});

test("signs out when the stored session is cleared, even with a valid cookie", async ({
  openAs,
}) => {
  const page = await openAs("cliente");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/home");
  await expect(page).toHaveURL(/\/$/);
  await expect(async () => {
    const session = await page.request.get("/api/v1/session");
    expect(await session.json()).toEqual({ authenticated: false });
  }).toPass();
  await expect(page).toHaveURL(/\/$/);
});

test("logs out all tabs on log out in one tab", async ({ openAs, context }) => {
  const page = await openAs("cliente");
  const other = await context.newPage();
  await other.goto("/home/code/hardware");
  await expect(main(other)).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/$/);
});

test("removes old caches and service workers on start", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(async () => {
    const cache = await caches.open("left-over");
    await cache.put("/old", new Response("old"));
  });
  await page.reload();
  await expect(async () => {
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  }).toPass();
});
