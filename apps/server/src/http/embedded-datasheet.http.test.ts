import { join } from "node:path";
import type { Body, Wire } from "@caliper/api-client/wire";
import { beforeAll, expect, it } from "vitest";
import { builtEmbed, builtFolder } from "./testing/built-files.ts";
import { sharedTestServer, shop } from "./testing/server.ts";

/** A stand-in for the embed's build: the page shows the question, the host and the API's response. */
const entry = `
let renderings = 0;
export async function renderDatasheet({ fetch, ...question }) {
  const answer = await fetch(new Request("https://any.invalid/api/Ficha_info?codigo=" + question.code));
  const body = await answer.json();
  if (!answer.ok && !body.replacedBy) throw new Error("Request fail.");
  renderings += 1;
  const number = renderings;
  return (host) => JSON.stringify({ question: { ...question, ...host }, body, renderings: number });
}`;

const rate = 20;
const folder = builtFolder({
  "dist-server/server-entry.js": entry,
  "package.json": '{"type":"module"}',
});
const server = sharedTestServer({
  embed: builtEmbed(join(folder, "dist")),
  plainHttp: true,
});
let key: string;
let made = 0;

async function keyWith(wanted: Partial<Body<"createAccessKey">>): Promise<string> {
  made += 1;
  const facts = { kind: "embed", name: `Rendering shop ${made}`, origins: [shop], rate } as const;
  const body = { ...facts, scopes: ["catalogue"] as const, ...wanted };
  const answer = await server.call("createAccessKey", { as: "admin", body });
  return (answer.body as Wire<"CreatedAccessKey">).key.key;
}

beforeAll(async () => {
  key = await keyWith({ scopes: ["catalogue", "prices"], warehouses: ["MIAMI"] });
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

it.each([
  [["catalogue"], 200],
  [["catalogue", "search"], 200],
  [["search"], 403],
  [["search", "prices"], 403],
] as const)("answers a key with the scopes %j with %d", async (scopes, status) => {
  const id = await keyWith({
    scopes: [...scopes],
    ...(scopes.some((scope) => scope === "prices") && { warehouses: ["MIAMI"] }),
  });
  expect((await read(`key=${id}`)).status).toBe(status);
  const called = await server.call("fichaInfo", {
    query: { codigo: "BR31338" },
    headers: { "x-caliper-key": id, origin: shop },
  });
  expect(called.status).toBe(status);
});

it("renders once for all hosts, spellings, keys and templates of links", async () => {
  const other = await keyWith({ scopes: ["catalogue"] });
  const shown = async (query: string, headers = {}, code = "BR31338") => {
    const { text } = await read(`lang=es&heading-level=4&${query}`, headers, code);
    return JSON.parse(text) as { renderings: number; question: Record<string, string> };
  };
  const first = await shown(`key=${key}`);
  const pages = [
    await shown(`key=${key}`, { host: "b.example" }),
    await shown(`key=${key}&link-template=/a/{code}`),
    await shown(`key=${key}&link-template=/b/{code}`),
    await shown(`key=${other}`),
    await shown(`key=${key}`, {}, "br-31338"),
    await shown(`key=${key}`, {}, "%20BR.31338"),
  ];
  expect(pages.map(({ renderings }) => renderings)).toEqual(pages.map(() => first.renderings));
  expect(pages.map(({ question }) => question)).toMatchObject([
    { origin: "http://b.example" },
    { linkTemplate: "/a/{code}" },
    { linkTemplate: "/b/{code}" },
    { key: other },
    { code: "BR31338" },
    { code: "BR31338" },
  ]);
});

it("refuses brake fluids, which need a session", async () => {
  const { status, body } = await read(`key=${key}`, {}, "DOT3-355");
  expect([status, body]).toMatchObject([403, { code: "forbidden" }]);
});

it("answers 404 to an unknown code", async () => {
  expect((await read(`key=${key}`, {}, "NO-SUCH-CODE")).status).toBe(404);
  expect((await server.send("GET", `/embed/v1/datasheet/BR31338?key=${key}`)).status).toBe(404);
});

it("shows the replacement of an old code without a product, for machines too", async () => {
  const { status, text } = await read(`key=${key}&lang=es`, { host: "b.example" }, "br21338");
  expect(status).toBe(200);
  const [, page = "", data = ""] =
    /^(\{.+\})<script type="application\/ld\+json">(.+)<\/script>$/u.exec(text) ?? [];
  expect(JSON.parse(page)).toMatchObject({
    question: { code: "BR21338" },
    body: { replacedBy: { options: [[{ code: "BR31338" }]] } },
  });
  expect(JSON.parse(data)).toMatchObject({
    "@type": "Product",
    mpn: "BR21338",
    isRelatedTo: [
      { mpn: "BR31338", url: "http://b.example/datasheet?codigo=BR31338&lang=es", successorOf: {} },
    ],
  });
});

it("shows of a competitor's old code only what the typed code leads to", async () => {
  const other = `key=${await keyWith({})}`;
  const { status, text } = await read(other, {}, "xt88012");
  expect([status, text.includes("BR31402")]).toEqual([200, true]);
  const replacing = (await read(other, {}, "BR31402")).text;
  expect(replacing).not.toContain("88012");
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
