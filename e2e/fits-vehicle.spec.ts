import { expect, main, type Page, test } from "./support/test.ts";

const chip = (page: Page) => page.getByRole("banner").getByRole("button", { name: /: remove$/u });

test("the vehicle of a search stays for the tab, and lists and datasheets say what fits it", async ({
  openAs,
}) => {
  const page = await openAs("cliente", "/home?code=hilux+2012+rear+brake+shoes");
  await expect(chip(page)).toHaveText("Hilux 2012");
  await expect(main(page).getByText("Fits your Hilux 2012")).toBeVisible();
  await page.goto("/home?code=D315");
  await expect(main(page).getByText("Does not fit your Hilux 2012").first()).toBeVisible();
  await page.goto("/datasheet?codigo=S539");
  await expect(main(page).getByText("Fits your Hilux 2012").first()).toBeVisible();
  await chip(page).click();
  await expect(chip(page)).toHaveCount(0);
  await expect(main(page).getByText("Fits your Hilux 2012")).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole("heading", { name: "Applications" })).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
});

test("answers join the vehicle", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=hilux+2012+front+brake+pads");
  await page.getByRole("button", { name: "15-inch wheel" }).click();
  await expect(chip(page)).toHaveText("Hilux 2012, 15-inch wheel");
});

test("the vehicle is asked about once per list, and removed on sign-out", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?tab=application&marca=Toyota&modelo=Hilux&year=2012");
  await expect(chip(page)).toHaveText("Hilux 2012");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/fits")) calls.push(request.url());
  });
  await page.goto("/home/measu/rotores_y_tambores?type=Brake+Rotors&OUTER_DIAM=279.7");
  await expect(
    main(page)
      .getByText(/fit your Hilux 2012/u)
      .first(),
  ).toBeVisible();
  expect(calls).toHaveLength(1);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("/");
  expect(await page.evaluate(() => sessionStorage.getItem("vehicle"))).toBeNull();
});

test("nothing moves when the notes load late, at 390 px", async ({ openAs }) => {
  const page = await openAs("cliente", "/home?code=hilux+2012+rear+brake+shoes");
  await expect(chip(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/api/v1/fits*", async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue().catch(() => undefined);
  });
  for (const path of ["/home?code=D31", "/datasheet?codigo=S539"]) {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift: Number(Reflect.get(window, "shift")) + Number(Reflect.get(entry, "value")),
          });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await expect(
      main(page)
        .getByText(/your Hilux 2012/u)
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => Number(Reflect.get(window, "shift")))).toBeLessThanOrEqual(
      0.02,
    );
  }
});
