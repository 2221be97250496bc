import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { raiseRevisions } from "../db/index.ts";
import { builtPortal } from "./testing/built-files.ts";
import { sharedTestServer } from "./testing/server.ts";

/** A stand-in for the portal's build: the page shows the request and the API's response. */
const entry = `
let renderings = 0;
export async function renderDatasheet({ code, language, origin, head, fetch }) {
  if (code === "DOT4") return undefined;
  const answer = await fetch(new Request(origin + "/api/Ficha_info?codigo=" + encodeURIComponent(code)));
  const body = await answer.json();
  renderings += 1;
  const html = JSON.stringify({ code, language, origin, head, renderings, body });
  return { status: answer.ok ? 200 : 404, html, scripts: ["1"], styles: ["a{}"] };
}`;

interface Shown {
  readonly code: string;
  readonly language: string;
  readonly origin: string;
  readonly head: string;
  readonly renderings: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const rotor = "BR31338";
const path = `/datasheet?codigo=${rotor}`;
const server = sharedTestServer({ portal: builtPortal(entry), plainHttp: true });

async function shown(url: string, headers: Record<string, string> = {}): Promise<Shown> {
  const { text } = await server.send("GET", url, { headers });
  return JSON.parse(text) as Shown;
}

it("renders the page of a product for revalidating caches", async () => {
  const { status, headers } = await server.send("GET", path);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["vary"]).toBe("accept-encoding, cookie");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/u);
  expect(policy).not.toContain("unsafe");
  const head = await server.send("HEAD", path);
  expect([head.status, head.text, head.headers["etag"]]).toEqual([200, "", headers["etag"]]);
});

it("answers 304 to the entity tag of the page, and 200 to another", async () => {
  const { headers } = await server.send("GET", path);
  const tag = String(headers["etag"]);
  const same = await server.send("GET", path, { headers: { "if-none-match": tag } });
  expect([same.status, same.text]).toEqual([304, ""]);
  const other = await server.send("GET", path, { headers: { "if-none-match": 'W/"other"' } });
  expect(other.status).toBe(200);
});

it.each(["admin", "cliente", "planta_pads", "junior"] as const)(
  "sends %s the page of an anonymous visitor",
  async (caller) => {
    const cookie = await server.cookieOf(caller);
    const full = await server.call("fichaInfo", { query: { codigo: rotor }, as: "admin" });
    expect(full.body).toHaveProperty("Precio");
    const mine = await shown(path, { cookie });
    expect(mine.body).toEqual(await server.ok("fichaInfo", { query: { codigo: rotor } }));
    for (const block of ["Precio", "Equivalencias", "Intercambios"])
      expect(mine.body).not.toHaveProperty(block);
  },
);

it.each([
  ["", {}, "en"],
  ["", { cookie: "caliper_language=es" }, "es"],
  ["", { cookie: "caliper_language=fr" }, "en"],
  ["", { "accept-language": "es" }, "en"],
  ["&lang=es", {}, "es"],
  ["&lang=en", { cookie: "other=1; caliper_language=es" }, "en"],
  ["&lang=en-XA", {}, "en"],
  ["&lang=../../etc", { cookie: "caliper_language=es" }, "es"],
])("renders %s with the headers %o in %s", async (query, headers, language) => {
  expect((await shown(`${path}${query}`, headers)).language).toBe(language);
});

it("renders once until the catalogue changes, and then at the next request", async () => {
  const first = await shown(path);
  expect((await shown(`${path}&section=rotores`)).renderings).toBe(first.renderings);
  const { write } = server.data.database;
  await write.updateTable("product").set({ fmsi: "F-CHANGED" }).where("code", "=", rotor).execute();
  await raiseRevisions(write, ["product"]);
  const next = await shown(path);
  expect(next.renderings).toBeGreaterThan(first.renderings);
  expect(next.body["FMSI"]).toBe("F-CHANGED");
});

it("renders once for all hosts and spellings of the code", async () => {
  const first = await shown(path);
  const others = [
    await shown(path, { host: "one.example" }),
    await shown(path, { host: "two.example:8080" }),
    await shown("/datasheet?codigo=br-31338"),
    await shown("/datasheet?codigo=BR.31338", { host: "three.example" }),
  ];
  for (const { renderings, code } of others)
    expect([renderings, code]).toEqual([first.renderings, rotor]);
  expect(others.map(({ origin }) => origin)).toEqual([
    "http://one.example",
    "http://two.example:8080",
    first.origin,
    "http://three.example",
  ]);
});

it("distinguishes pages of different languages, codes and origins", async () => {
  const pages = [
    await shown(path),
    await shown(`${path}&lang=es`),
    await shown("/datasheet?codigo=BD31512"),
    await shown(path, { host: "other.example" }),
  ];
  expect(pages.map(({ code, language }) => `${code} ${language}`)).toEqual([
    `${rotor} en`,
    `${rotor} es`,
    "BD31512 en",
    `${rotor} en`,
  ]);
  expect(pages[3]?.origin).toBe("http://other.example");
});

it.each([
  "/datasheet?codigo=ZZ999999",
  "/datasheet?codigo=%00",
  "/datasheet?codigo=%3Cscript%3E",
  `/datasheet?codigo=${"9".repeat(5000)}`,
  "/datasheet?codigo=%E0%A4%A",
])("answers 404 to the unknown code of %s", async (url) => {
  const { status, headers } = await server.send("GET", url);
  expect(status).toBe(404);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

it("has a head for crawlers with the URL of its language, and none for an unknown code", async () => {
  expect(
    (await shown(`${path}&type=Brake%20Rotors&lang=es`, { host: "parts.example" })).head,
  ).toContain(
    `<link rel="canonical" href="http://parts.example/datasheet?codigo=${rotor}&amp;lang=es">`,
  );
  const { head } = await shown("/datasheet?codigo=ZZ999999");
  expect(head).toBe('<meta name="robots" content="noindex">');
});

it("takes the first of several codes", async () => {
  expect((await shown(`${path}&codigo=BD31512`)).code).toBe(rotor);
});

it("leaves a page that only a browser renders to the portal", async () => {
  const { status, text } = await server.send("GET", "/datasheet?codigo=dot4");
  expect([status, text]).toEqual([200, "<!doctype html><title>Caliper</title>"]);
});

it.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
])("encodes for %s", async (accepted, encoding) => {
  const answer = await server.app.inject({ url: path, headers: { "accept-encoding": accepted } });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  const { rawPayload } = answer;
  expect(answer.headers["content-length"]).toBe(String(rawPayload.length));
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  const plain = encoding === undefined ? rawPayload : decode[encoding as "br"](rawPayload);
  expect(JSON.parse(plain.toString())).toHaveProperty("code", rotor);
});
