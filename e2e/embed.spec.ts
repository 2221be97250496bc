import { axeViolations } from "./support/axe.ts";
import { embedKey, test } from "./support/host.ts";
import { expect, type Page } from "./support/test.ts";

/** A page with widgets; the nonce covers its own styles. */
const pageWith = (server: string, body: string, style = "") => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Host</title>
    <style nonce="n0nce">${style}</style>
    <script type="module" nonce="n0nce" src="${server}/embed/v1/caliper.js"></script>
  </head>
  <body><main><h1>Host</h1>${body}<p id="after">After</p></main></body>
</html>`;

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

const datasheet = (key: string, options = "cart") =>
  `<caliper-datasheet key="${key}" code="BR31338" theme="light" ${options}></caliper-datasheet>`;

interface Recorded {
  name: string;
  detail: Record<string, unknown>;
}

/** Records the events of widgets, before the page runs scripts; `cancel` names events to cancel. */
const record = (page: Page, cancel: readonly string[] = []) =>
  page.addInitScript((canceled) => {
    const events: unknown[] = [];
    Object.assign(window, { embedEvents: events, reports: [] });
    for (const name of "ready select-part search no-results add-to-cart navigate error".split(
      " ",
    )) {
      document.addEventListener(`caliper:${name}`, (event) => {
        events.push({ name, detail: (event as CustomEvent<unknown>).detail });
        if (canceled.includes(name)) event.preventDefault();
      });
    }
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reports: string[] }).reports.push(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  }, cancel);

const events = (page: Page) =>
  page.evaluate(() => (window as unknown as { embedEvents: Recorded[] }).embedEvents);

const sheet = (page: Page) => page.getByRole("article");

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
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== host.server && origin !== host.origin) foreign.push(request.url());
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

  // Everything that the widget added to the page is gone with it.
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

type Look = Record<string, string>;

/** Style and size of every element in the shadow root but announcements, which come and go, once everything is loaded. */
async function looks(page: Page): Promise<Look[]> {
  await expect(sheet(page).getByRole("grid")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: /\(27\)$/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // The pictures' frames follow their sizes.
  await page.waitForLoadState("networkidle");
  return page.locator("caliper-datasheet").evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll(":not(slot, svg *, output)") ?? [])].map((node) => {
      const style = getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      // Insets of elements without a position are those in the page.
      const names = [...style].filter(
        (name) => !/^(?:--|inset|top|left|right|bottom|scroll-padding)/.test(name),
      );
      return {
        tag: node.tagName,
        size: `${Math.round(width)} x ${Math.round(height)}`,
        ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
      };
    }),
  );
}

/** The differences of two lists of looks, at most ten. */
const differences = (one: readonly Look[], other: readonly Look[]): string[] =>
  one
    .flatMap((look, index) =>
      Object.entries(look)
        .filter(([name, value]) => other[index]?.[name] !== value)
        .map(
          ([name, value]) =>
            `${index} ${look["tag"]} ${name}: ${value} -> ${other[index]?.[name] ?? ""}`,
        ),
    )
    .slice(0, 10);

/** The look of the host page's own elements, without the widget. */
const hostLooks = (page: Page) =>
  page.evaluate(() => {
    document.querySelector("caliper-datasheet")?.setAttribute("hidden", "");
    return [...document.querySelectorAll("html, body, h1, .container, .entry-content")].map(
      (node) => {
        const style = getComputedStyle(node);
        return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
      },
    );
  });

test("looks the same on every host page, and leaves the page's own elements as they are", async ({
  page,
  host,
}) => {
  test.setTimeout(120_000);
  const loader = "**/embed/v1/caliper.js";
  const show = async (url: string, locale: string) => {
    await page.goto(url);
    await page.locator("caliper-datasheet").evaluate((element, language) => {
      element.setAttribute("locale", language);
      element.setAttribute(
        "style",
        "width: 1000px !important; border: 0 !important; padding: 0 !important; max-width: none",
      );
      element.removeAttribute("link-template");
    }, locale);
    return looks(page);
  };
  const plain = await show(
    host.serve("/plain", pageWith(host.server, datasheet(host.key, ""))),
    "en",
  );
  expect(plain.length).toBeGreaterThan(400);
  for (const name of ["hostile", "bootstrap-like", "tailwind-like", "wordpress-like"]) {
    const url = host.example(`${name}.html`);
    expect(differences(plain, await show(url, "en")), name).toEqual([]);
    const withWidget = await hostLooks(page);
    await page.route(loader, (route) => route.abort());
    await page.goto(url);
    expect(differences(await hostLooks(page), withWidget), `the host page ${name}`).toEqual([]);
    await page.unroute(loader);
  }
});

test("opens menus above everything, by keyboard, in transformed, clipped and mirrored places", async ({
  page,
  host,
}) => {
  const style = `
    html { font-size: 10px; }
    .turned { transform: translate(40px, 30px); overflow: hidden; width: 900px; height: 1200px; z-index: 0; }
    .cover { position: fixed; inset: 60% 0 0; z-index: 2147483647; background: silver; pointer-events: none; }
  `;
  await page.goto(
    host.serve(
      "/places",
      pageWith(
        host.server,
        `<div dir="rtl"><div class="turned">${datasheet(host.key)}</div></div><div class="cover"></div>`,
        style,
      ),
    ),
  );
  const button = page.getByRole("button", { name: "Download drawing" });
  await button.focus();
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: /SVG/ });
  await expect(item).toBeFocused();
  const [trigger, menu] = [await button.boundingBox(), await item.boundingBox()];
  expect(trigger && menu && Math.abs(menu.y - trigger.y)).toBeLessThan(120);
  // The topmost element at the item is the widget, not the cover.
  expect(
    await item.evaluate((node) => {
      const { left, top } = node.getBoundingClientRect();
      return (
        (node.getRootNode() as ShadowRoot).elementFromPoint(left + 5, top + 5) === node ||
        node.contains((node.getRootNode() as ShadowRoot).elementFromPoint(left + 5, top + 5))
      );
    }),
  ).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: /PNG/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(item).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(item).toBeVisible();
  await page.locator("#after").click({ position: { x: 2, y: 2 }, force: true });
  await expect(item).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
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
  // Another code is another try.
  await page
    .locator("caliper-datasheet")
    .first()
    .evaluate((node) => node.setAttribute("code", "D1200"));
  await expect(page.getByRole("heading", { name: /^D1200/ })).toBeVisible();
  await expect(page.getByText("Call us about NADA")).toBeHidden();
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
  await byCode.getByRole("textbox").or(byCode.getByRole("searchbox")).first().fill("1200");
  await page.keyboard.press("Enter");
  await byCode.getByRole("grid").getByRole("link", { name: "D1200", exact: true }).click();

  const byVehicle = page.locator("caliper-vehicle-search");
  await byVehicle.getByRole("combobox", { name: "Brand" }).fill("Lamborghini");
  await byVehicle.getByRole("option", { name: "Lamborghini" }).click();
  await byVehicle.getByRole("button", { name: "Search", exact: true }).click();
  await expect(byVehicle.getByRole("grid")).toBeVisible();

  const byMeasure = page.locator("caliper-measure-search");
  await byMeasure.getByRole("button", { name: "Product type" }).click();
  await byMeasure.getByRole("option", { name: "Brake Rotors" }).click();
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

test("says what is wrong: an unknown key, a foreign origin, an unknown code, no network", async ({
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
