import { join } from "node:path";
import type { Wire } from "@caliper/api-client/wire";
import { beforeAll, expect, it } from "vitest";
import { builtEmbed, builtFolder } from "./testing/built-files.ts";
import { sharedTestServer, shop } from "./testing/server.ts";

/** A stand-in for the embed's build: the page shows the request and the API's response. */
const entry = `
export async function renderDatasheet({ fetch, ...question }) {
  const answer = await fetch(new Request(question.origin + "/api/Ficha_info?codigo=" + question.code));
  if (answer.status === 404) return undefined;
  return JSON.stringify({ question, body: await answer.json() });
}`;

const rate = 20;
const folder = builtFolder({
  "dist-server/server-entry.js": entry,
  "package.json": '{"type":"module"}',
});
const server = sharedTestServer({ embed: builtEmbed(join(folder, "dist")) });
let key: string;

beforeAll(async () => {
  const made = await server.call("createAccessKey", {
    as: "admin",
    body: {
      kind: "embed",
      name: "Rendering shop",
      scopes: ["catalogue", "prices"],
      warehouses: ["MIAMI"],
      origins: [shop],
      rate,
    },
  });
  ({ key } = (made.body as Wire<"CreatedAccessKey">).key);
});

const read = (query: string, headers = {}, code = "BR31338") =>
  server.send("GET", `/embed/v1/datasheet/${code}.html?${query}`, { headers });

it("renders what an anonymous visitor sees, also for a key with prices and a session", async () => {
  const cookie = await server.cookieOf("admin");
  const query = `key=${key}&lang=es&theme=dark&link-template=/p/{code}&heading-level=3`;
  const { status, headers, text } = await read(query, { cookie });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=60",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  const { question, body } = JSON.parse(text) as { question: object; body: object };
  expect(question).toMatchObject({
    code: "BR31338",
    key,
    locale: "es",
    theme: "dark",
    linkTemplate: "/p/{code}",
    headingLevel: 3,
  });
  expect(body).toEqual(await server.ok("fichaInfo", { query: { codigo: "BR31338" } }));
  expect(body).not.toHaveProperty("Precio");
});

it.each([
  ["no key", "", {}, 400],
  ["an unknown key", "key=pk_unknown", {}, 401],
  ["another language", "key=KEY&lang=fr", {}, 400],
  ["another theme", "key=KEY&theme=blue", {}, 400],
  ["another heading level", "key=KEY&heading-level=7", {}, 400],
  ["a script as a link", "key=KEY&link-template=javascript:alert(1)", {}, 400],
  ["a page of another origin", "key=KEY", { origin: "https://evil.example" }, 403],
  ["a page of the key's origin", "key=KEY", { origin: shop }, 200],
])("answers a call with %s", async (_title, query, headers, status) => {
  expect((await read(query.replace("KEY", key), headers)).status).toBe(status);
});

it("answers 404 to an unknown code", async () => {
  expect((await read(`key=${key}`, {}, "NO-SUCH-CODE")).status).toBe(404);
  expect((await server.send("GET", `/embed/v1/datasheet/BR31338?key=${key}`)).status).toBe(404);
});

it("confirms an entity tag", async () => {
  const { headers } = await read(`key=${key}`);
  expect((await read(`key=${key}`, { "if-none-match": headers["etag"] })).status).toBe(304);
});

it("limits the key, and counts its calls", async () => {
  let last = await read(`key=${key}`);
  for (let count = 0; count < rate && last.status === 200; count += 1)
    last = await read(`key=${key}`);
  expect(last.status).toBe(429);
  expect(Number(last.headers["retry-after"])).toBeGreaterThanOrEqual(1);
});
