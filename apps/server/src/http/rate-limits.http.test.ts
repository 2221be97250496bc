import { beforeAll, describe, expect, it } from "vitest";
import type { KeyKind } from "@caliper/catalogue-model";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import { contract, sharedTestServer, shop } from "./testing/server.ts";

/** Requests per minute; the tests sign in three times from one address. */
const rate = 3;
const server = sharedTestServer({ rateLimit: rate, trustProxy: true });
const keys: Partial<Record<KeyKind, Readonly<Record<string, string>>>> = {};
beforeAll(async () => {
  await addImports(server);
  await addPeople(server);
  keys.api = await server.keyHeaders({
    kind: "api",
    name: "Slow",
    scopes: ["catalogue", "search", "load"],
    rate,
  });
  keys.embed = await server.keyHeaders({
    kind: "embed",
    name: "Slow shop",
    scopes: ["catalogue", "search"],
    origins: [shop],
    rate,
  });
});

let callers = 0;
/** The headers of a caller from an address that no other test uses. */
const fromNewAddress = () => ({ "x-forwarded-for": `10.0.${callers >> 8}.${callers++ & 255}` });

const operations = [...contract.operations.values()];
const limitedToAnonymous = operations.filter(({ levels }) => levels.includes("anonymous"));
const limited = [
  ...limitedToAnonymous.map(({ id }) => ({ id, kind: undefined })),
  ...operations.flatMap(({ id, keys: kinds }) => kinds.map((kind) => ({ id, kind }))),
];

it.each(limited)("limits $id, key: $kind", async ({ id, kind }) => {
  const headers = { ...fromNewAddress(), ...(kind && keys[kind]) };
  const call = () => server.call(id, { ...samples[id], headers });
  for (let count = 0; count < rate; count += 1) expect((await call()).status).not.toBe(429);
  const answer = await call();
  expect(answer.status).toBe(429);
  const wait = Number(answer.headers["retry-after"]);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
});

it.each(["/og/BR31338.png", "/p/BR31338", "/sitemap.xml", "/sitemaps/1.xml"])(
  "limits %s",
  async (path) => {
    const headers = fromNewAddress();
    const read = () => server.send("GET", path, { headers });
    for (let count = 0; count < rate; count += 1) expect((await read()).status).toBeLessThan(400);
    const { status, headers: answered } = await read();
    expect(status).toBe(429);
    expect(Number(answered["retry-after"])).toBeGreaterThanOrEqual(1);
  },
);

describe("a limit", () => {
  const read = (headers: Readonly<Record<string, string>>) =>
    server.call("fichaInfo", { ...samples.fichaInfo, headers });

  it("counts each address and each key separately", async () => {
    const address = fromNewAddress();
    for (const headers of [address, { ...address, ...keys.api }, fromNewAddress()]) {
      for (let count = 0; count < rate; count += 1) {
        expect((await read(headers)).status).toBe(200);
      }
      expect((await read(headers)).status).toBe(429);
    }
  });

  it("counts the addresses of one IPv6 network together", async () => {
    const from = (last: string) => read({ "x-forwarded-for": `2001:db8:1:2::${last}` });
    for (const last of ["1", "2", "3"]) expect((await from(last)).status).toBe(200);
    expect((await from("4")).status).toBe(429);
  });

  it("leaves other groups of operations open", async () => {
    const headers = fromNewAddress();
    for (let count = 0; count <= rate; count += 1) await read(headers);
    expect((await read(headers)).status).toBe(429);
    expect((await server.call("healthz", { headers })).status).toBe(200);
  });

  it("does not apply to users with a session", async () => {
    const headers = fromNewAddress();
    for (let count = 0; count <= rate; count += 1) {
      const answer = await server.call("fichaInfo", {
        ...samples.fichaInfo,
        headers,
        as: "junior",
      });
      expect(answer.status).toBe(200);
    }
  });
});
