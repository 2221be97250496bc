import { readFileSync } from "node:fs";
import { join } from "node:path";
import { select } from "@caliper/design-system/testing/playwright";
import { corolla, datasheet, events, pageWith, record, sheet, test } from "./support/host.ts";
import { expect, type Page } from "./support/test.ts";

const warnings = (page: Page): string[] => {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Caliper:")) lines.push(message.text());
  });
  return lines;
};

const names = async (page: Page) =>
  (await events(page)).map(({ name, detail }) =>
    name === "error" ? `error ${String(detail["reason"])}` : name,
  );

const widget = (name: string, key: string, options = "", content = "") =>
  `<caliper-${name} key="${key}" ${options}>${content}</caliper-${name}>`;

test("draws and searches on a page with an old library", async ({ page, host }) => {
  const library = readFileSync(join(import.meta.dirname, "support/old-library.html"), "utf8");
  await page.goto(
    host.serve(
      "/library",
      pageWith(
        host.server,
        library +
          datasheet(host.key) +
          widget("code-search", host.key, 'code="D1200"') +
          widget("measure-search", host.key, 'section="rotors"') +
          widget("drawing", host.key, 'code="BR31338"'),
      ),
    ),
  );
  await expect(
    page.locator("caliper-code-search").getByRole("link", { name: "D1200" }).first(),
  ).toBeVisible();
  await expect(corolla(page)).toBeVisible();
  const measures = page.locator("caliper-measure-search");
  await select(measures, "Product type").choose("Brake Rotors");
  await measures.getByRole("textbox", { name: /Outer diameter/ }).fill("275");
  await page.keyboard.press("Enter");
  await expect(measures.getByRole("grid")).toBeVisible();
  const drawing = page.locator("caliper-drawing");
  await expect(drawing.getByRole("img", { name: /BR31338/ })).toBeVisible();
  const markup = await drawing.evaluate((element) => element.shadowRoot?.innerHTML ?? "");
  expect(markup).not.toMatch(/undefined|NaN/);
  for (const text of await page.getByText("could not be shown").all())
    await expect(text).toBeHidden();
});

test("asks for no picture that does not exist, in the embed and in the portal", async ({
  page,
  host,
}) => {
  const missing: string[] = [];
  const pictures: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") missing.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
    if (response.url().includes("/Products/")) pictures.push(response.url());
  });
  const elements = ["BR31338", "D1200"].map((code) =>
    widget("datasheet", host.key, `code="${code}"`),
  );
  const comparison = widget("comparison", host.key, 'code="BR31338" with="BR31340"');
  const measures = widget("measure-search", host.key, 'section="rotors"');
  await page.goto(
    // Browsers ask for an icon by themselves.
    host.serve(
      "/pictures",
      pageWith(host.server, `${elements.join("")}${comparison}${measures}`).replace(
        "<title>",
        '<link rel="icon" href="data:," /><title>',
      ),
    ),
  );
  await expect(page.getByRole("heading", { name: /^D1200/ })).toBeVisible({ timeout: 30_000 });
  await page.locator("caliper-comparison").getByText("Show product").click();
  await page.waitForLoadState("networkidle");
  for (const code of ["BR31338", "D1200"]) {
    await page.goto(`${host.server}/datasheet?codigo=${code}`);
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(code) })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(missing).toEqual([]);
  expect(pictures.filter((url) => !url.includes("?v="))).toEqual([]);
});

test("fires an error for an unknown key of a search, and none is ready", async ({ page, host }) => {
  await record(page);
  await page.goto(
    host.serve(
      "/unknown-key",
      pageWith(
        host.server,
        widget("code-search", "pk_unknownunknownunknown1", "", "<p>Call us</p>"),
      ),
    ),
  );
  await expect.poll(() => names(page)).toEqual(["error key"]);
  await expect(page.getByText("Call us")).toBeVisible();
});

test("shows the widget in place of the tag's content once too many calls, or no connection, are over", async ({
  page,
  host,
}) => {
  await record(page);
  let isLimited = true;
  await page.route(/Ficha_info/, (route) =>
    isLimited
      ? route.fulfill({
          status: 429,
          headers: {
            "access-control-allow-origin": host.origin,
            "access-control-expose-headers": "Retry-After",
            "retry-after": "1",
          },
        })
      : route.fallback(),
  );
  const url = host.serve(
    "/limited",
    pageWith(host.server, widget("datasheet", host.key, 'code="BR31338"', "<p>Call us</p>")),
  );
  await page.goto(url);
  await expect.poll(() => names(page)).toEqual(["error limited"]);
  await expect(page.getByText("Call us")).toBeVisible();
  isLimited = false;
  await expect.poll(() => names(page)).toEqual(["error limited", "ready"]);
  await expect(page.getByText("Call us")).toBeHidden();

  await page.evaluate(() =>
    Object.defineProperty(navigator, "onLine", { value: false, configurable: true }),
  );
  await page.route(/Ficha_info|healthz/, (route) => route.abort("internetdisconnected"));
  await page.evaluate(() => {
    dispatchEvent(new Event("offline"));
    document.querySelector("caliper-datasheet")?.setAttribute("code", "D1200");
  });
  await expect(page.getByText("The server is not responding")).toBeVisible();
  expect((await names(page)).at(-1)).toBe("error network");
  await page.unroute(/Ficha_info|healthz/);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { value: true, configurable: true });
    dispatchEvent(new Event("online"));
  });
  await expect(page.getByRole("heading", { name: /^D1200/ })).toBeVisible();
});

test("fires an error when a part of a widget fails after it was ready", async ({ page, host }) => {
  await record(page);
  await page.goto(host.serve("/fails", pageWith(host.server, datasheet(host.key))));
  await expect.poll(() => names(page)).toEqual(["ready"]);
  await page.evaluate(() => {
    Intl.NumberFormat = function fail() {
      throw new Error("A script of the page broke numbers");
    } as unknown as typeof Intl.NumberFormat;
    document.querySelector("caliper-datasheet")?.setAttribute("locale", "es");
  });
  await expect.poll(() => names(page)).toContain("error failed");
});

test("names a script of the page that adds headers to requests", async ({ page, host }) => {
  await record(page);
  const lines = warnings(page);
  const wrapper = `<script nonce="n0nce">
    const send = window.fetch;
    window.fetch = (url, options) =>
      send(url, { ...options, headers: { ...options?.headers, "X-Shop": "1" } });
  </script>`;
  await page.goto(host.serve("/wrapped", pageWith(host.server, wrapper + datasheet(host.key))));
  await expect.poll(() => names(page)).toEqual(["error fetch"]);
  expect(lines).toEqual([expect.stringContaining("replaced fetch")]);
});

test("lives in a page that moves it into another document and back", async ({ page, host }) => {
  await page.goto(
    host.serve(
      "/moved",
      pageWith(host.server, `<iframe title="Other"></iframe>${datasheet(host.key)}`),
    ),
  );
  const heading = page.getByRole("heading", { level: 2, name: /^BR31338/ });
  await expect(heading).toBeVisible();
  const font = () =>
    page
      .locator("caliper-datasheet")
      .evaluate((element) =>
        getComputedStyle(element.shadowRoot?.querySelector("h2") ?? element).getPropertyValue(
          "font-size",
        ),
      );
  const size = await font();
  await page.evaluate(() => {
    const element = document.querySelector("caliper-datasheet");
    const frame = document.querySelector("iframe");
    if (element) frame?.contentDocument?.body.append(element);
  });
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 2 })).toBeVisible();
  await page.evaluate(() => {
    const element = document
      .querySelector("iframe")
      ?.contentDocument?.querySelector("caliper-datasheet");
    if (element) document.body.append(element);
  });
  await expect(heading).toBeVisible();
  expect(await font()).toBe(size);
});

test("opens a menu without a change of the page's root element", async ({ page, host }) => {
  await page.goto(
    host.serve(
      "/menu",
      pageWith(host.server, `${datasheet(host.key)}<div style="height: 3000px"></div>`),
    ),
  );
  await expect(sheet(page)).toBeVisible();
  // A menu closes when the page scrolls, as it may while pictures above the button load.
  await page.waitForLoadState("networkidle");
  const root = () =>
    page.evaluate(() => (document.documentElement.cloneNode(false) as Element).outerHTML);
  const before = await root();
  await page.getByRole("button", { name: "Download drawing" }).click();
  await expect(page.getByRole("menuitem", { name: /SVG/ })).toBeVisible();
  expect(await root()).toBe(before);
});

test.describe("a script in another place", () => {
  const elements = (key: string, options = "") =>
    `<caliper-datasheet key="${key}" code="BR31338" ${options}></caliper-datasheet>`;
  const bare = (script: string, body: string) =>
    `<!doctype html><html lang="en"><title>Host</title>${script}${body}</html>`;

  test("says in one line that it is not a module", async ({ page, host }) => {
    const lines = warnings(page);
    const script = `<script src="${host.server}/embed/v1/caliper.js"></script>`;
    await page.goto(host.serve("/classic", bare(script, elements(host.key))));
    await expect.poll(() => lines).toEqual([expect.stringContaining('type="module"')]);
  });

  test("works with typographic quotes, and names the attribute", async ({ page, host }) => {
    const lines = warnings(page);
    const script = `<script type="module" src="${host.server}/embed/v1/caliper.js"></script>`;
    const element = `<meta charset="utf-8"><caliper-datasheet key=“${host.key}” code="BR31338"></caliper-datasheet>`;
    await page.goto(host.serve("/quotes", bare(script, element)));
    await expect(page.getByRole("heading", { name: /^BR31338/ })).toBeVisible();
    expect(lines).toEqual([expect.stringContaining("attribute key")]);
  });

  test("names its server as a copy, and works with the attribute", async ({ page, host }) => {
    await record(page);
    const lines = warnings(page);
    const code = await (await page.request.get(`${host.server}/embed/v1/caliper.js`)).text();
    const copy = host.serve("/cache/min/caliper.js", code, { "content-type": "text/javascript" });
    const script = `<script type="module" src="${copy}"></script>`;
    const requests: string[] = [];
    page.on("requestfailed", (request) => requests.push(request.url()));
    await page.goto(host.serve("/copied", bare(script, elements(host.key))));
    await expect.poll(() => names(page)).toEqual(["error script"]);
    expect(lines).toEqual([expect.stringContaining("name the server")]);
    expect(requests).toEqual([]);
    await page.goto(
      host.serve("/copied-server", bare(script, elements(host.key, `server="${host.server}"`))),
    );
    await expect(page.getByRole("heading", { name: /^BR31338/ })).toBeVisible();
  });

  test("warns of a second copy and of another definition of its elements", async ({
    page,
    host,
  }) => {
    const lines = warnings(page);
    const script = (query: string) =>
      `<script type="module" src="${host.server}/embed/v1/caliper.js${query}"></script>`;
    await page.goto(host.serve("/twice", bare(script("") + script("?copy"), elements(host.key))));
    await expect.poll(() => lines).toEqual([expect.stringContaining("are not used")]);
    const foreign = `<script>customElements.define("caliper-drawing", class extends HTMLElement {});</script>`;
    await page.goto(host.serve("/foreign", bare(foreign + script(""), elements(host.key))));
    await expect
      .poll(() => lines.slice(1))
      .toEqual([expect.stringContaining("another script defined")]);
  });

  test("sends each element's requests to its own server", async ({ page, host }) => {
    const script = `<script type="module" src="${host.server}/embed/v1/caliper.js"></script>`;
    const other = host.server.replace("127.0.0.1", "localhost");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("Ficha_info")) asked.push(new URL(request.url()).origin);
    });
    await page.goto(
      host.serve(
        "/two",
        bare(script, elements(host.key) + elements(host.key, `server="${other}"`)),
      ),
    );
    await expect(page.getByRole("heading", { name: /^BR31338/ })).toHaveCount(2);
    expect(new Set(asked)).toEqual(new Set([host.server, other]));
  });
});

test("shows fresh texts after a translator of the browser replaced them", async ({
  page,
  host,
}) => {
  await page.goto(host.serve("/translated", pageWith(host.server, datasheet(host.key))));
  await expect(
    page.locator("[translate=no]", { hasText: "Toyota Corolla" }).first(),
  ).toBeAttached();
  const protectedTexts = await page.locator("caliper-datasheet").evaluate((element) => {
    const root = element.shadowRoot;
    if (root === null) return [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const kept: string[] = [];
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === "" || parent.closest("svg, style")) continue;
      if (parent.closest("[translate=no]")) {
        kept.push(text.data);
        continue;
      }
      const font = document.createElement("font");
      font.append(`~${text.data}`);
      text.replaceWith(font);
    }
    return kept;
  });
  expect(protectedTexts.join("\n")).toMatch(/BR31338[^]*Toyota Corolla/);
  await page.locator("caliper-datasheet").evaluate((element) => {
    element.setAttribute("locale", "es");
  });
  await expect(page.getByRole("heading", { name: "Aplicaciones" })).toBeVisible();
  await expect(page.getByText("~Applications")).toHaveCount(0);
});

test("shows a datasheet although one of its files, whichever, fails once", async ({
  page,
  host,
}) => {
  test.slow();
  const file = (url: string) => /\/embed\/(?:[^/]+\/)?(?:a|%61)ssets\/([^/?]+\.js)/.exec(url)?.[1];
  const address = host.serve("/fails-once", pageWith(host.server, datasheet(host.key)));
  const loaded = new Set<string>();
  page.on("request", (request) => {
    const name = file(request.url());
    if (name !== undefined) loaded.add(name);
  });
  const open = async () => {
    await page.goto(address);
    await expect(corolla(page)).toBeVisible();
    await expect(sheet(page).getByRole("button", { name: "Print" })).toBeVisible();
  };
  await open();
  expect(loaded.size).toBeGreaterThan(5);
  // All of them take too long: each sixth.
  for (const failing of [...loaded].filter((_, index) => index % 6 === 5)) {
    let failures = 0;
    await page.route(
      (url) => file(url.href) === failing,
      async (route) => {
        failures += 1;
        await (failures === 1 ? route.abort() : route.continue());
      },
    );
    await open();
    expect(failures, failing).toBeGreaterThan(1);
    await page.unrouteAll();
  }
});
