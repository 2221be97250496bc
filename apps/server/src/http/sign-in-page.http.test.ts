import { expect, it } from "vitest";
import { builtPortal } from "./testing/built-files.ts";
import { sharedTestServer } from "./testing/server.ts";

/** A stand-in for the portal's build. The first page in Spanish cannot be rendered. */
const entry = `
let renderings = 0;
const failing = new Set(["es"]);
export const renderDatasheet = async () => undefined;
export async function renderSignIn(language) {
  renderings += 1;
  if (failing.delete(language)) throw new Error("no texts");
  return { status: 200, html: language + " " + renderings, scripts: ["1"], styles: ["a{}"] };
}`;

const server = sharedTestServer({ portal: builtPortal(entry), plainHttp: true });

it("sends the document that the browser renders when the page cannot be rendered, and tries again", async () => {
  const failed = await server.send("GET", "/?lang=es");
  expect(failed.status).toBe(200);
  expect(failed.text).toContain("<title>Caliper</title>");
  expect((await server.send("GET", "/?lang=es")).text).toBe("es 2");
});

it("renders the page once per language, from the URL or the cookie", async () => {
  const english = await server.send("GET", "/");
  expect(english.text).toMatch(/^en /);
  expect((await server.send("GET", "/?from=%2Fhome")).text).toBe(english.text);
  const cookie = { cookie: "caliper_language=es" };
  expect((await server.send("GET", "/", { headers: cookie })).text).toBe("es 2");
  expect((await server.send("GET", "/?lang=en", { headers: cookie })).text).toBe(english.text);
});

it("allows only its own scripts and styles, and the camera of the pages after signing in", async () => {
  const { headers } = await server.send("GET", "/");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["vary"]).toBe("accept-encoding, cookie");
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(headers["permissions-policy"]).toContain("camera=(self)");
  expect(headers["x-frame-options"]).toBe("DENY");
});

it("answers 304 to its entity tag and HEAD without a body", async () => {
  const { headers } = await server.send("GET", "/");
  const known = { "if-none-match": String(headers["etag"]) };
  expect((await server.send("GET", "/", { headers: known })).status).toBe(304);
  const head = await server.send("HEAD", "/");
  expect([head.status, head.text]).toEqual([200, ""]);
});
