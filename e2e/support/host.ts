import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, type Page, request, test as base } from "playwright/test";
import { password } from "./test.ts";

const examples = join(import.meta.dirname, "../../examples/embed");

interface Host {
  /** The origin of the tested server. */
  readonly server: string;
  /** The origin of the host pages; not that of the server. */
  readonly origin: string;
  /** An embed key for catalogue and searches on `origin`. */
  readonly key: string;
  /** Serves a page under a path, with further response headers. */
  readonly serve: (
    path: string,
    html: string,
    headers?: Readonly<Record<string, string>>,
  ) => string;
  /** An example of the repository, with the tested server and a key of it. */
  readonly example: (name: string) => string;
}

interface HostFixtures {
  host: Host;
}

/** Creates an embed key as an administrator; `warehouses` are those whose prices it shows. */
export async function embedKey(
  server: string,
  origin: string,
  warehouses: readonly string[] = [],
  name = `Host ${randomUUID()}`,
): Promise<string> {
  const api = await request.newContext({ baseURL: server, extraHTTPHeaders: { origin: server } });
  await api.post("/api/usersAuth", { data: { cliente: "admin", password } });
  const response = await api.post("/api/v1/access-keys", {
    data: {
      kind: "embed",
      name,
      scopes: ["catalogue", "search", ...(warehouses.length > 0 ? ["prices"] : [])],
      ...(warehouses.length > 0 && { warehouses }),
      origins: [origin],
    },
  });
  expect(response.status()).toBe(201);
  const body = (await response.json()) as { key: { key: string } };
  await api.dispose();
  return body.key.key;
}

/** Tests with pages of another site. */
export const test = base.extend<HostFixtures>({
  host: async ({ baseURL, page }, provide) => {
    const tested = baseURL ?? "";
    const pages = new Map<string, { html: string; headers: Readonly<Record<string, string>> }>();
    const server = createServer((request, response) => {
      const found = pages.get(request.url ?? "");
      response.writeHead(found ? 200 : 404, {
        "content-type": "text/html; charset=utf-8",
        ...found?.headers,
      });
      response.end(found?.html);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const key = await embedKey(tested, origin);
    const serve: Host["serve"] = (path, html, headers = {}) => {
      pages.set(path, { html, headers });
      return origin + path;
    };
    await provide({
      server: tested,
      origin,
      key,
      serve,
      example: (name) =>
        serve(
          `/${name}`,
          readFileSync(join(examples, name), "utf8")
            .replaceAll("http://localhost:3000", tested)
            .replaceAll("pk_your_key", key),
        ),
    });
    expect(errors, "exceptions in the page").toEqual([]);
    server.close();
    server.closeAllConnections();
  },
});

/** A page with widgets; the nonce covers its own styles. */
export const pageWith = (server: string, body: string, style = "") => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Host</title>
    <style nonce="n0nce">${style}</style>
    <script type="module" nonce="n0nce" src="${server}/embed/v1/caliper.js"></script>
  </head>
  <body><main><h1>Host</h1>${body}<p id="after">After</p></main></body>
</html>`;

/** A datasheet of a part in English and the light theme, with further attributes. */
export const datasheet = (key: string, options = "cart") =>
  `<caliper-datasheet key="${key}" code="BR31338" theme="light" ${options}></caliper-datasheet>`;

interface Recorded {
  name: string;
  detail: Record<string, unknown>;
}

/** Records the events of widgets, before the page runs scripts; `cancel` names events to cancel. */
export const record = (page: Page, cancel: readonly string[] = []) =>
  page.addInitScript((canceled) => {
    const events: unknown[] = [];
    const checked: string[] = [];
    Object.assign(window, { embedEvents: events, reports: [], checked });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement && node.integrity) checked.push(node.href);
    }).observe(document, { childList: true, subtree: true });
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

/** The files that were loaded with a check of their integrity so far. */
export const checkedFiles = (page: Page) =>
  page.evaluate(() => (window as unknown as { checked: string[] }).checked);

/** The events recorded so far. */
export const events = (page: Page) =>
  page.evaluate(() => (window as unknown as { embedEvents: Recorded[] }).embedEvents);

/** The datasheet in the page. */
export const sheet = (page: Page) => page.getByRole("article");

/** The first application of the demo's rotor. */
export const corolla = (page: Page) =>
  sheet(page)
    .getByRole("row", { name: /Toyota Corolla/ })
    .first();
