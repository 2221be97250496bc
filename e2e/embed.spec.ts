import { comboBox, select } from "@caliper/design-system/testing/playwright";
import { axeViolations } from "./support/axe.ts";
import {
  checkedFiles,
  corolla,
  datasheet,
  embedKey,
  events,
  pageWith,
  record,
  sheet,
  test,
} from "./support/host.ts";
import { expect } from "./support/test.ts";

/** One origin, no inline code or styles but the host's own, Trusted Types. */
const strictPolicy = (server: string) =>
  [
    "default-src 'none'",
    `script-src ${server}`,
    `connect-src ${server}`,
    `img-src ${server}`,
    `font-src ${server}`,
    "style-src 'nonce-n0nce'",
    "require-trusted-types-for 'script'",
    "base-uri 'none'",
  ].join("; ");

test("shows prices of the warehouses that its key names, and none without", async ({
  page,
  host,
}) => {
  const priced = await embedKey(host.server, host.origin, ["MIAMI"]);
  const prices = page.getByRole("heading", { name: "Prices" });
  await page.goto(host.serve("/priced", pageWith(host.server, datasheet(priced))));
  await expect(prices).toBeVisible();
  await expect(sheet(page)).toContainText("MIAMI");
  await expect(sheet(page)).not.toContainText("PANAMA");
  await page.goto(host.serve("/unpriced", pageWith(host.server, datasheet(host.key))));
  await expect(page.getByRole("heading", { name: "Applications" })).toBeVisible();
  await expect(prices).toHaveCount(0);
});

test("shows a datasheet under a strict policy, fires events, follows attributes and leaves nothing", async ({
  page,
  host,
}) => {
  await record(page, ["select-part"]);
  const foreign: string[] = [];
  const files = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== host.server && origin !== host.origin) foreign.push(request.url());
    if (/\/assets\/[^/]+\.js$/.test(pathname)) files.add(request.url());
  });
  const url = host.serve("/strict", pageWith(host.server, datasheet(host.key)), {
    "content-security-policy": strictPolicy(host.server),
  });
  await page.goto(url);
  const heading = page.getByRole("heading", { level: 2, name: /^BR31338 Brake Rotor/ });
  await expect(heading).toBeVisible();
  const before = await page.evaluate(() => document.documentElement.outerHTML.length);

  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("link", { name: /^D1142/ }).click();
  await expect(page).toHaveURL(url);
  const part = { code: "BR31338", family: "brake_rotors", locale: "en" };
  expect(await events(page)).toEqual([
    { name: "ready", detail: part },
    { name: "add-to-cart", detail: part },
    {
      name: "select-part",
      detail: expect.objectContaining({ code: "D1142", family: "brake_pads" }) as unknown,
    },
  ]);

  await page.getByRole("button", { name: "Download drawing" }).click();
  await expect(page.getByRole("menuitem", { name: /SVG/ })).toBeVisible();
  await page.keyboard.press("Escape");
  const checked = await checkedFiles(page);
  expect([...files].filter((file) => !checked.includes(file))).toEqual([]);

  const element = page.locator("caliper-datasheet");
  await element.evaluate((node) => {
    node.setAttribute("locale", "es");
    node.setAttribute("heading-level", "3");
    node.setAttribute("code", "D1200");
    node.setAttribute("link-template", "/parts/{code}?from={family}");
  });
  await expect(
    page.getByRole("heading", { level: 3, name: /^D1200 Pastillas de freno/ }),
  ).toBeVisible();
  await expect(page.getByRole("link").first()).toBeVisible();
  const links = await page
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThan(0);
  expect(links.every((href) => href?.startsWith("/parts/"))).toBe(true);

  // Everything that the widget added to the page is removed with it.
  expect(await page.evaluate(() => document.documentElement.outerHTML.length)).toBeLessThan(
    before + 100,
  );
  await element.evaluate((node) => {
    node.remove();
    Object.assign(window, { removed: node });
  });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { removed } = window as unknown as { removed: Element };
        return {
          nodes: removed.shadowRoot?.innerHTML,
          sheets: removed.shadowRoot?.adoptedStyleSheets.length,
          fonts: document.fonts.size,
          body: document.querySelectorAll("body *").length,
          head: document.head.childElementCount,
        };
      }),
    )
    .toEqual({ nodes: "<slot></slot>", sheets: 0, fonts: 0, body: 3, head: 4 });
  expect(await page.evaluate(() => (window as unknown as { reports: string[] }).reports)).toEqual(
    [],
  );
  expect(foreign).toEqual([]);
  expect(
    await page.evaluate(() => document.cookie + localStorage.length + sessionStorage.length),
  ).toBe("00");
});

test("shows a datasheet on a page that adds names to Object.prototype", async ({ page, host }) => {
  const old = `<script>
    Object.prototype.extend = function () { return this; };
    Object.prototype.version = "1.6";
  </script>`;
  await page.goto(host.serve("/old", pageWith(host.server, old + datasheet(host.key))));
  await expect(corolla(page)).toBeVisible();
  await expect(sheet(page)).not.toContainText("could not be shown");
});

test("keeps the content of the tag when the API fails or does not answer within 8 s", async ({
  page,
  host,
}) => {
  await record(page);
  const fallback = (code: string) =>
    `<caliper-datasheet key="${host.key}" code="${code}"><b>Call us about ${code}</b></caliper-datasheet>`;
  const url = host.serve(
    "/fallback",
    pageWith(host.server, fallback("NADA") + fallback("BR31338")),
  );
  await page.route(/Ficha_info.*BR31338/, () => undefined);
  await page.clock.install();
  await page.goto(url);
  await expect.poll(async () => (await events(page)).length).toBe(1);
  await page.clock.runFor(8000);
  await expect.poll(async () => (await events(page)).length).toBe(2);
  expect(await events(page)).toEqual([
    { name: "error", detail: { code: "NADA", reason: "notFound", locale: "en" } },
    { name: "error", detail: { code: "BR31338", reason: "timeout", locale: "en" } },
  ]);
  await expect(page.getByText("Call us about NADA")).toBeVisible();
  await expect(page.getByText("Call us about BR31338")).toBeVisible();
  // A new code starts a new attempt.
  await page
    .locator("caliper-datasheet")
    .first()
    .evaluate((node) => node.setAttribute("code", "D1200"));
  await expect(page.getByRole("heading", { name: /^D1200/ })).toBeVisible();
  await expect(page.getByText("Call us about NADA")).toBeHidden();
});

test("renders the replacement of an old code without a product, also without scripts", async ({
  page,
  host,
}) => {
  const address = `${host.server}/embed/v1/datasheet/BR21338.html?key=${host.key}&lang=es&link-template=/parts/{code}`;
  const rendered = await (await page.request.get(address)).text();
  expect(rendered).toContain('"successorOf"');
  const url = host.serve("/replaced", pageWith(host.server, rendered));
  const loader = "**/embed/v1/caliper.js";
  await page.route(loader, (route) => route.abort());
  const successor = page.locator("caliper-datasheet").getByRole("link", { name: "BR31338" });
  for (const hasScripts of [false, true]) {
    if (hasScripts) await page.unroute(loader);
    await page.goto(url);
    await expect(page.getByText("Esta pieza se reemplaza por")).toBeVisible();
    await expect(successor).toHaveAttribute("href", "/parts/BR31338");
  }
});

test("keeps a datasheet that the server rendered until the widget replaces it, in the same place", async ({
  page,
  host,
}) => {
  const address = `${host.server}/embed/v1/datasheet/BR31338.html?key=${host.key}&lang=en`;
  const rendered = await (await page.request.get(address)).text();
  const url = host.serve("/rendered", pageWith(host.server, rendered));
  const heading = page.getByRole("heading", { level: 2, name: /^BR31338 / });
  const loader = "**/embed/v1/caliper.js";
  await page.route(loader, (route) => route.abort());
  await page.goto(url);
  await expect(heading).toBeVisible();
  await expect(sheet(page)).toContainText("Outer diameter");
  await expect(sheet(page)).not.toContainText("US$");
  const { x, y, width } = (await heading.boundingBox()) ?? {};
  await page.unroute(loader);

  await record(page);
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const measure = () => {
      const root = document.querySelector("caliper-datasheet")?.shadowRoot;
      const shown = [...(root?.querySelectorAll("article") ?? [])].map((each) => each.clientHeight);
      // While the document is being parsed, its end is missing.
      if (document.readyState !== "loading") heights.push(Math.max(0, ...shown));
      requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  });
  await page.goto(url);
  await expect.poll(async () => (await events(page)).map(({ name }) => name)).toEqual(["ready"]);
  await expect(page.locator("caliper-datasheet [data-rendered]")).toHaveCount(0);
  await expect(sheet(page).getByRole("img", { name: "BR31338, image 1 of 4" })).toBeVisible();
  expect(await heading.boundingBox()).toMatchObject({ x, y, width });
  const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  expect(Math.min(...heights)).toBeGreaterThan(500);
});

test("searches by code, vehicle and measures, compares and draws, in one page", async ({
  page,
  host,
}) => {
  await record(page, ["select-part"]);
  const widget = (name: string, options = "") =>
    `<caliper-${name} key="${host.key}" ${options}></caliper-${name}>`;
  const url = host.serve(
    "/all",
    pageWith(
      host.server,
      widget("code-search") +
        widget("vehicle-search") +
        widget("measure-search", 'section="rotors"') +
        widget("comparison", 'code="BR31338" with="BR1200"') +
        widget("drawing", 'code="BR31338" locale="es"'),
    ),
  );
  await page.goto(url);

  const byCode = page.locator("caliper-code-search");
  await byCode.getByRole("searchbox").fill("1200");
  await page.keyboard.press("Enter");
  await byCode.getByRole("grid").getByRole("link", { name: "D1200", exact: true }).click();

  const byVehicle = page.locator("caliper-vehicle-search");
  await comboBox(byVehicle, "Brand").type("Lamborghini");
  await comboBox(byVehicle, "Brand").choose("Lamborghini");
  await byVehicle.getByRole("button", { name: "Search", exact: true }).click();
  await expect(byVehicle.getByRole("grid")).toBeVisible();

  const byMeasure = page.locator("caliper-measure-search");
  await select(byMeasure, "Product type").choose("Brake Rotors");
  await byMeasure.getByRole("textbox", { name: /Outer diameter/ }).fill("4999");
  await page.keyboard.press("Enter");

  await expect(
    page.locator("caliper-comparison").getByRole("heading", { name: /Differences/ }),
  ).toBeVisible();
  await expect(
    page.locator("caliper-drawing").getByRole("img", { name: /Plano de rotor.*BR31338/i }),
  ).toBeVisible();

  await expect
    .poll(async () => (await events(page)).filter(({ name }) => name !== "ready"))
    .toEqual([
      { name: "search", detail: { query: "1200", code: "1200", locale: "en" } },
      {
        name: "select-part",
        detail: expect.objectContaining({ code: "D1200", match: { reason: "code" } }) as unknown,
      },
      {
        name: "search",
        detail: { query: { maker: "Lamborghini", model: "", year: "" }, locale: "en" },
      },
      { name: "search", detail: { query: { outerDiameter: 4999 }, locale: "en" } },
      { name: "no-results", detail: { query: { outerDiameter: 4999 }, locale: "en" } },
    ]);
  const ready = (await events(page)).filter(({ name }) => name === "ready");
  expect(ready).toHaveLength(5);
  await expect(page).toHaveURL(url);
  expect(await axeViolations(page)).toEqual([]);

  // In a narrow column of a wide page: as on a phone.
  await byCode.evaluate((element) => element.setAttribute("style", "width: 400px"));
  await expect(byCode.getByRole("region", { name: /preview/i })).toHaveCount(0);
  expect(await byCode.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(400);
});

test("names the cause of a failure: an unknown key, a foreign origin, an unknown code, no network", async ({
  page,
  host,
}) => {
  await record(page);
  const foreign = await embedKey(host.server, "https://another.example");
  const show = async (options: string) => {
    await page.goto(
      host.serve(
        "/wrong",
        pageWith(host.server, `<caliper-datasheet ${options}></caliper-datasheet>`),
      ),
    );
    await expect.poll(async () => (await events(page)).map(({ name }) => name)).toEqual(["error"]);
    const [event] = await events(page);
    const text = page
      .locator("caliper-datasheet")
      .evaluate((element) => element.shadowRoot?.querySelector("[part=widget]")?.textContent);
    return { reason: event?.detail["reason"], text: await text };
  };
  const failures = [
    await show('key="pk_unknownunknownunknown1" code="BR31338"'),
    await show(`key="${foreign}" code="BR31338"`),
    await show(`key="${host.key}" code="NADA"`),
  ];
  await page.route(/Ficha_info|healthz/, (route) => route.abort("internetdisconnected"));
  failures.push(await show(`key="${host.key}" code="BR31338"`));
  expect(failures.map(({ reason }) => reason)).toEqual(["key", "origin", "notFound", "network"]);
  expect(new Set(failures.map(({ text }) => text)).size).toBe(4);
});

test("shows datasheets and searches on a page with the first released version", async ({
  page,
  host,
}) => {
  const version = `${host.server}/embed/1.0.0`;
  const manifest = (await (await page.request.get(`${version}/manifest.json`)).json()) as {
    integrity: string;
  };
  const script = `<script type="module" src="${version}/caliper.js" integrity="${manifest.integrity}" crossorigin="anonymous"></script>`;
  const search = `<caliper-code-search key="${host.key}"></caliper-code-search>`;
  await page.goto(
    host.serve(
      "/first",
      `<!doctype html><html lang="en"><title>Host</title>${script}${datasheet(host.key)}${search}</html>`,
    ),
  );
  await expect(page.getByRole("heading", { level: 2, name: /^BR31338 Brake Rotor/ })).toBeVisible();
  await expect(corolla(page)).toBeVisible();
  await page.locator("caliper-code-search").getByRole("searchbox").fill("1200");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("grid").getByRole("link", { name: "D1200", exact: true }),
  ).toBeVisible();
});
