import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, request, test as base } from "playwright/test";
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
): Promise<string> {
  const api = await request.newContext({ baseURL: server, extraHTTPHeaders: { origin: server } });
  await api.post("/api/usersAuth", { data: { cliente: "admin", password } });
  const response = await api.post("/api/v1/access-keys", {
    data: {
      kind: "embed",
      name: `Host ${randomUUID()}`,
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
