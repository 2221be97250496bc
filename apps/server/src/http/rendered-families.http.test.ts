import { join } from "node:path";
import type { Body, Wire } from "@caliper/api-client/wire";
import { families, fluidCodes, fluidVolumes } from "@caliper/catalogue-model";
import { beforeAll, expect, it } from "vitest";
import { builtEmbed, builtFolder, builtPortal } from "./testing/built-files.ts";
import { callers, hour, isKeyCaller, sharedTestServer, shop } from "./testing/server.ts";

/** Stand-ins for the builds: like them, they fail at every answer that they don't know. */
const read = `
async function read(code, fetch) {
  const answer = await fetch(new Request("https://any.invalid/api/Ficha_info?codigo=" + encodeURIComponent(code)));
  if (answer.status !== 200 && answer.status !== 404) throw new Error("Request fail.");
  return { status: answer.status, html: await answer.text(), scripts: [], styles: [] };
}`;
const portal = `${read}
export const renderDatasheet = ({ code, fetch }) => read(code, fetch);
export const renderSignIn = async (language) => ({ status: 200, html: language, scripts: [], styles: [] });`;
const embed = `${read}
export async function renderDatasheet({ code, fetch }) {
  const { status, html } = await read(code, fetch);
  return status === 404 ? undefined : (host) => host.origin + html;
}`;

/** Each with a warehouse whose prices it sees. */
const owners = [
  ["admin", "MIAMI"],
  ["planta_pads", "PLANTA"],
] as const;

let time = Date.now();
const folder = builtFolder({
  "dist-server/server-entry.js": embed,
  "package.json": '{"type":"module"}',
});
const server = sharedTestServer({
  portal: builtPortal(portal),
  embed: builtEmbed(join(folder, "dist")),
  plainHttp: true,
  now: () => time,
});

type Wanted = Partial<Body<"createAccessKey">>;

async function keyWith(wanted: Wanted): Promise<Wire<"CreatedAccessKey">["key"]> {
  const facts = {
    kind: "embed",
    name: `Shop ${keys.length}`,
    origins: [shop],
    rate: 6000,
  } as const;
  const body = { ...facts, scopes: ["catalogue"] as const, ...wanted };
  const made = await server.call("createAccessKey", { as: "admin", body });
  return (made.body as Wire<"CreatedAccessKey">).key;
}

const scopeSets: readonly Body<"createAccessKey">["scopes"][] = [
  ["catalogue"],
  ["search"],
  ["catalogue", "search"],
  ["catalogue", "prices"],
  ["search", "prices"],
  ["catalogue", "search", "prices"],
];

const keys: string[] = [];
const codes: string[] = [];
beforeAll(async () => {
  for (const scopes of scopeSets) {
    for (const [owner, warehouse] of owners) {
      const priced = scopes.includes("prices") ? { warehouses: [warehouse] } : {};
      keys.push((await keyWith({ scopes, owner, ...priced })).key);
    }
  }
  const revoked = await keyWith({});
  await server.call("revokeAccessKey", { as: "admin", path: { id: String(revoked.id) } });
  keys.push(revoked.key);
  const expired = await keyWith({ expiresAt: new Date(time + hour).toISOString() });
  time += 2 * hour;
  keys.push(expired.key, "pk_unknown", "");
  const products = await server.data.database.read
    .selectFrom("product")
    .select(["code", "family"])
    .execute();
  for (const { id } of families) {
    const [first, second] = products.filter(({ family }) => family === id);
    codes.push(...[first, second].flatMap((product) => (product ? [product.code] : [])));
  }
  for (const fluid of fluidCodes)
    codes.push(fluid, ...fluidVolumes.map((volume) => `${fluid}-${volume}`));
  codes.push("ZZ999999", "%00", "a/b", "..");
});

const pathsOf = (code: string) => {
  const part = encodeURIComponent(code);
  return [
    `/datasheet?codigo=${part}`,
    `/datasheet?codigo=${part}&lang=es`,
    `/og/${part}.png`,
    `/p/${part}`,
    `/Products/${part}.jpg`,
  ];
};

it("renders or refuses every path of every family for every kind of caller", async () => {
  // A key is sent by the calls of the API; a page ignores it.
  const people = callers.filter((caller) => !isKeyCaller(caller));
  const paths = [...codes.flatMap(pathsOf), "/", "/sitemap.xml", "/sitemaps/1.xml", "/robots.txt"];
  const failed: string[] = [];
  for (const path of paths) {
    for (const as of people) {
      const { status } = await server.send("GET", path, { as });
      if (![200, 302, 400, 403, 404].includes(status)) failed.push(`${status} ${path} ${as}`);
    }
  }
  expect(failed).toEqual([]);
  expect(paths.length).toBeGreaterThan(5 * families.length);
}, 120_000);

it("answers every embedded datasheet of every family by the rights of the key", async () => {
  const own = new Set<number>();
  const foreign = new Set<number>();
  for (const code of codes) {
    for (const key of keys) {
      const path = `/embed/v1/datasheet/${encodeURIComponent(code)}.html?key=${key}`;
      const statusFrom = async (headers: Readonly<Record<string, string>>) =>
        (await server.send("GET", path, { headers })).status;
      own.add(await statusFrom({}));
      own.add(await statusFrom({ origin: shop }));
      foreign.add(await statusFrom({ origin: "https://foreign.example" }));
    }
  }
  expect([...own].sort((one, other) => one - other)).toEqual([200, 400, 401, 403, 404]);
  expect([...foreign].sort((one, other) => one - other)).toEqual([400, 401, 403]);
}, 120_000);

it("answers the calls behind the pages for every key, without a failure", async () => {
  const statuses = new Set<number>();
  for (const code of codes) {
    for (const key of keys.filter((each) => each !== "")) {
      const headers = { "x-caliper-key": key, origin: shop };
      statuses.add((await server.call("fichaInfo", { query: { codigo: code }, headers })).status);
    }
  }
  expect([...statuses].sort((one, other) => one - other)).toEqual([200, 401, 403, 404]);
}, 120_000);

it("shows a key the prices of its owner's families only", async () => {
  const products = await server.data.database.read
    .selectFrom("product")
    .innerJoin("price", "price.code", "product.code")
    .select(["product.code", "product.family"])
    .where("price.warehouse", "=", "PLANTA")
    .execute();
  const priced = new Map(products.map(({ family, code }) => [family, code]));
  const codeOf = (family: string) => String(priced.get(family));
  for (const kind of ["embed", "api"] as const) {
    const made = await server.keyHeaders({
      name: `Plant ${kind}`,
      scopes: ["catalogue", "search", "prices"],
      warehouses: ["PLANTA"],
      kind,
      owner: "planta_pads",
      ...(kind === "embed" && { origins: [shop] }),
    });
    const pads = await server.ok("fichaInfo", {
      query: { codigo: codeOf("brake_pads") },
      headers: made,
    });
    expect(pads.Precio?.Data.length).toBe(1);
    const rotor = await server.call("fichaInfo", {
      query: { codigo: codeOf("brake_rotors") },
      headers: made,
    });
    expect(rotor.status).toBe(kind === "embed" ? 200 : 403);
    expect(rotor.body).not.toHaveProperty("Precio");
    const hits = await server.ok("searchByCode", {
      query: { codigo: codeOf("brake_rotors") },
      headers: made,
    });
    expect(hits.Data.length > 0).toBe(kind === "embed");
    expect(JSON.stringify(hits)).not.toMatch(/"(?:Price|Warehouse)"/u);
    const found = await server.ok("searchByCode", {
      query: { codigo: codeOf("brake_pads") },
      headers: made,
    });
    expect(JSON.stringify(found)).toMatch(/"Price"/u);
  }
});
