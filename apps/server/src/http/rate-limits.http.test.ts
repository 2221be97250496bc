import { beforeAll, describe, expect, it } from "vitest";
import type { KeyKind } from "@caliper/catalogue-model";
import { addImports } from "./testing/imports.ts";
import { samples } from "./testing/samples.ts";
import { contract, sharedTestServer, shop } from "./testing/server.ts";

/** Requests per minute; the tests sign in three times from one address. */
const rate = 3;
const server = sharedTestServer({ rateLimit: rate, trustProxy: true });
const keys: Partial<Record<KeyKind, Readonly<Record<string, string>>>> = {};
beforeAll(async () => {
  await addImports(server);
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

/** Calls after which the session of the test ends or changes. */
const endsSession: ReadonlySet<string> = new Set([
  "deleteSession",
  "endSession",
  "endOtherSessions",
  "changePassword",
  "confirmSession",
]);

let callers = 0;
/** The headers of a caller from an address that no other test uses. */
const fromNewAddress = () => ({ "x-forwarded-for": `10.0.${callers >> 8}.${callers++ & 255}` });

const operations = [...contract.operations.values()];
const limitedToAnonymous = operations.filter(({ levels }) => levels.includes("anonymous"));
const limited = [
  ...limitedToAnonymous.map((operation) => ({ ...operation, kind: undefined })),
  ...operations.flatMap((operation) => operation.keys.map((kind) => ({ ...operation, kind }))),
];
const maxOf = (operation: { readonly rate: number }) => Math.ceil(rate * operation.rate);

it.each(limited)("limits $id, key: $kind", async ({ kind, ...operation }) => {
  const { id } = operation;
  const headers = { ...fromNewAddress(), ...(kind && keys[kind]) };
  const call = () => server.call(id, { ...samples[id], headers });
  const most = kind ? rate : maxOf(operation);
  for (let count = 0; count < most; count += 1) expect((await call()).status).not.toBe(429);
  const answer = await call();
  expect(answer.status).toBe(429);
  const wait = Number(answer.headers["retry-after"]);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
});

describe("a user", () => {
  const groups = Map.groupBy(
    operations.filter(({ id, session }) => session !== "ignored" && !endsSession.has(id)),
    ({ group }) => group,
  );

  it.each([...groups.keys()])("is limited in the group %s", async (group) => {
    const members = groups.get(group) ?? [];
    const [{ rate: times } = { rate: 0 }] = members;
    const admitted: boolean[] = [];
    // One after the other, until each has been called more often than the group allows.
    for (let count = 0; count <= Math.ceil(rate * times) + 1; count += 1) {
      const { id } = members[count % members.length] ?? { id: "getSession" };
      // The limit is the user's, whatever the address.
      const headers = fromNewAddress();
      const { status } = await server.call(id, { ...samples[id], headers, as: "admin" });
      admitted.push(status !== 429);
    }
    // Others of these tests may have used some.
    expect(admitted.slice(-2)).toEqual([false, false]);
    expect(admitted.lastIndexOf(true)).toBeLessThan(Math.ceil(rate * times));
  });
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

it("limits paths that do not exist, whatever they are", async () => {
  const headers = fromNewAddress();
  const read = (count: number) => server.send("GET", `/api/nothing/${count}`, { headers });
  for (let count = 0; count < rate; count += 1) expect((await read(count)).status).toBe(404);
  expect((await read(rate)).status).toBe(429);
});

const maxOfDatasheets = Math.ceil(rate * (contract.operations.get("fichaInfo")?.rate ?? 0));

describe("a limit", () => {
  const read = (headers: Readonly<Record<string, string>>) =>
    server.call("fichaInfo", { ...samples.fichaInfo, headers });

  it("counts each address and each key separately", async () => {
    const address = fromNewAddress();
    for (const headers of [address, { ...address, ...keys.api }, fromNewAddress()]) {
      const most = "authorization" in headers ? rate : maxOfDatasheets;
      for (let count = 0; count < most; count += 1) {
        expect((await read(headers)).status).toBe(200);
      }
      expect((await read(headers)).status).toBe(429);
    }
  });

  it("counts the addresses of one IPv6 network together", async () => {
    const from = (last: string) => read({ "x-forwarded-for": `2001:db8:1:2::${last}` });
    for (let last = 1; last <= maxOfDatasheets; last += 1)
      expect((await from(String(last))).status).toBe(200);
    expect((await from("9")).status).toBe(429);
  });

  it("leaves other groups of operations open", async () => {
    const headers = fromNewAddress();
    for (let count = 0; count <= rate; count += 1) await read(headers);
    expect((await read(headers)).status).toBe(429);
    expect((await server.call("healthz", { headers })).status).toBe(200);
  });

  it("lets an administrator upload much more than others search", () => {
    const [upload, images, search] = (["excelUpload", "productImage", "find"] as const).map(
      (id) => contract.operations.get(id)?.rate ?? 0,
    );
    expect(upload).toBeGreaterThanOrEqual(20 * (search ?? 0));
    expect(images).toBeGreaterThanOrEqual(5 * (search ?? 0));
  });
});
