import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Body, Wire } from "@caliper/api-client/wire";
import { type CallOptions, hour, sharedTestServer, shop } from "../http/testing/server.ts";

let clock = Date.parse("2026-11-22T12:00:00Z");
const year = 8760 * hour;
const server = sharedTestServer({ now: () => clock, session: { idle: year, absolute: year } });

type Wanted = Body<"createAccessKey">;
const reader: Wanted = { kind: "api", name: "Reader", scopes: ["catalogue"] };
const embed: Wanted = { kind: "embed", name: "Shop", scopes: ["catalogue"], origins: [shop] };

let made = 0;
/** Each key needs a unique name. */
const create = async (wanted: Wanted) =>
  server.call("createAccessKey", {
    as: "admin",
    body: { ...wanted, name: `${wanted.name} ${(made += 1)}` },
  });
async function created(wanted: Wanted) {
  const answer = await create(wanted);
  expect(answer.status).toBe(201);
  const { key, secret } = answer.body as Wire<"CreatedAccessKey">;
  const headers: Readonly<Record<string, string>> =
    secret === undefined
      ? { "x-caliper-key": key.key, origin: shop }
      : { authorization: `Bearer ${secret}` };
  return { key, secret, headers };
}
const read = async (headers: CallOptions["headers"]) => {
  const options = { query: { codigo: "BR31338" }, ...(headers && { headers }) };
  const { status, body } = await server.call("fichaInfo", options);
  return { status, ...(body as Partial<Wire<"Datasheet"> & Wire<"Problem">>) };
};
const listed = async (id: number) =>
  (await server.ok("listAccessKeys", { as: "admin" })).find((key) => key.id === id);
const change = (id: number, body: Body<"changeAccount">) =>
  server.ok("changeAccount", { as: "admin", path: { id: String(id) }, body });
/** As the demo numbers its accounts. */
const clienteId = 2;
/** Longer than a server keeps keys and accounts. */
const pass = () => (clock += 6000);

describe("a new API key", () => {
  it("has a secret that is shown once and stored as its hash", async () => {
    const { key, secret = "" } = await created(reader);
    expect(secret).toMatch(/^sk_[\w-]{43}$/u);
    expect(key.key).toBe(secret.slice(0, 7));
    const list = await server.call("listAccessKeys", { as: "admin" });
    expect(list.text).not.toContain(secret);
    const rows = await server.data.database.read.selectFrom("access_key").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.find(({ id }) => id === key.id)?.lookup).toBe(hash("sha256", secret));
  });

  it("belongs to the administrator who made it, never expires and has the usual rate", async () => {
    const { key } = await created(reader);
    expect(key).toMatchObject({
      owner: "admin",
      createdBy: "admin",
      createdAt: new Date(clock).toISOString(),
      rate: 300,
      state: "active",
      requests: 0,
    });
    expect(key).not.toHaveProperty("expiresAt");
    expect(key).not.toHaveProperty("lastUsedAt");
  });

  it("is in the change log, without its secret", async () => {
    const { key, secret = "" } = await created(reader);
    const answer = await server.call("listAudit", {
      as: "admin",
      query: { action: "key.created" },
    });
    const [entry] = answer.body as Wire<"AuditEntry">[];
    expect(entry).toMatchObject({ actor: "admin", target: key.name });
    expect(entry?.detail).toMatchObject({ kind: "api", owner: "admin", scopes: ["catalogue"] });
    expect(answer.text).not.toContain(secret);
  });
});

describe("a new embed key", () => {
  it("has a public id, and its origins without paths", async () => {
    const { key, secret } = await created({
      ...embed,
      origins: ["https://Shop.example:443/", shop, "http://localhost:8080"],
    });
    expect(secret).toBeUndefined();
    expect(key.key).toMatch(/^pk_[\w-]{22}$/u);
    expect(key.origins).toEqual([shop, "http://localhost:8080"]);
  });
});

describe("an invalid new key", () => {
  const wrong: readonly (readonly [Partial<Wanted>, string])[] = [
    [{ kind: "embed", scopes: ["load"], origins: [shop] }, "body/scopes"],
    [{ kind: "embed" }, "body/origins"],
    [{ origins: [shop] }, "body/origins"],
    [{ kind: "embed", origins: ["https://shop.example/page"] }, "body/origins/0"],
    [{ kind: "embed", origins: [shop, "https://*.shop.example"] }, "body/origins/1"],
    [{ kind: "embed", origins: ["ftp://shop.example"] }, "body/origins/0"],
    [{ kind: "embed", origins: ["shop.example"] }, "body/origins/0"],
    [{ scopes: ["prices"], warehouses: ["MIAMI"] }, "body/scopes"],
    [{ scopes: ["catalogue", "prices"] }, "body/warehouses"],
    [{ warehouses: ["MIAMI"] }, "body/warehouses"],
    [
      { owner: "cliente_miami", scopes: ["catalogue", "prices"], warehouses: ["PANAMA"] },
      "body/warehouses",
    ],
    [{ owner: "cliente", scopes: ["load"] }, "body/scopes"],
    [{ owner: "junior", scopes: ["catalogue", "prices"], warehouses: ["MIAMI"] }, "body/scopes"],
    [{ owner: "nobody" }, "body/owner"],
    [{ expiresAt: "2026-11-22T11:59:59Z" }, "body/expiresAt"],
    [{ rate: 0 }, "body/rate"],
    [{ scopes: [] }, "body/scopes"],
    [{ name: " " }, "body/name"],
  ];
  it.each(wrong)("%j is refused at %s", async (part, field) => {
    const { name = reader.name, ...rest } = part;
    const answer = await server.call("createAccessKey", {
      as: "admin",
      body: { ...reader, name, ...rest },
    });
    expect(answer.status).toBe(400);
    expect((answer.body as Wire<"Problem">).errors?.map((error) => error.field)).toContain(field);
  });

  it("keeps the name of another key from being used again, even of a revoked one", async () => {
    const { key } = await created(reader);
    await server.call("revokeAccessKey", { as: "admin", path: { id: String(key.id) } });
    const body = { ...reader, name: key.name.toUpperCase() };
    expect((await server.call("createAccessKey", { as: "admin", body })).status).toBe(409);
  });
});

describe("revoking", () => {
  it.each([reader, embed])("ends the key at once: $kind", async (wanted) => {
    const { key, headers } = await created(wanted);
    expect((await read(headers)).status).toBe(200);
    const revoke = () =>
      server.call("revokeAccessKey", { as: "admin", path: { id: String(key.id) } });
    expect((await revoke()).status).toBe(204);
    expect(await read(headers)).toMatchObject({ status: 401, code: "invalid-key" });
    expect(await listed(key.id)).toMatchObject({
      state: "revoked",
      revokedAt: new Date(clock).toISOString(),
    });
    // Revoking again changes nothing.
    expect((await revoke()).status).toBe(204);
    const query = { action: "key.revoked", target: key.name };
    expect(await server.ok("listAudit", { as: "admin", query })).toHaveLength(1);
  });

  it("on another server ends the key here at once, and its origin within seconds", async () => {
    const { key, headers } = await created({ ...embed, origins: ["https://other.example"] });
    const own = { ...headers, origin: "https://other.example" };
    expect((await read(own)).status).toBe(200);
    await server.data.database.write
      .updateTable("access_key")
      .set({ revoked_at: clock })
      .where("id", "=", key.id)
      .execute();
    expect((await read(own)).status).toBe(401);
    pass();
    const answer = await server.call("healthz", { headers: { origin: own.origin } });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

it("ends a key when it expires", async () => {
  const expiresAt = new Date(clock + 1000).toISOString();
  const { key, headers } = await created({ ...reader, expiresAt });
  expect((await read(headers)).status).toBe(200);
  clock += 1000;
  expect((await read(headers)).status).toBe(401);
  expect(await listed(key.id)).toMatchObject({ state: "expired", expiresAt });
});

describe("a key is never more than its owner", () => {
  const priced: Wanted = {
    ...reader,
    owner: "cliente",
    scopes: ["catalogue", "prices"],
    warehouses: ["MIAMI", "PANAMA"],
  };
  const pricedEmbed: Wanted = { ...priced, kind: "embed", origins: [shop] };

  it.each([priced, pricedEmbed])("when the account is disabled: $kind", async (wanted) => {
    const { key, headers } = await created(wanted);
    await change(clienteId, { disabled: true });
    pass();
    expect((await read(headers)).status).toBe(401);
    expect((await listed(key.id))?.state).toBe("suspended");
    await change(clienteId, { disabled: false });
    pass();
    expect((await read(headers)).status).toBe(200);
  });

  it.each([priced, pricedEmbed])("when it loses a warehouse: $kind", async (wanted) => {
    const { headers } = await created(wanted);
    const seen = async () => (await read(headers)).Precio?.Data.map((row) => row["ALMACEN"]);
    expect(await seen()).toEqual(["MIAMI", "PANAMA"]);
    const { warehouses } = await change(clienteId, { warehouses: ["MIAMI"] });
    pass();
    expect(await seen()).toEqual(["MIAMI"]);
    await change(clienteId, { level: "JUNIOR" });
    pass();
    expect(await read(headers)).not.toHaveProperty("Precio");
    const all = ["COLOMBIA", "MEXICO", "MIAMI", "PANAMA"] as const;
    await change(clienteId, { level: "CLIENTE", warehouses: [...all] });
    expect(warehouses).toEqual(["MIAMI"]);
  });

  it("loading ends when an administrator gets a lower level", async () => {
    const other = { username: "loader", level: "ADMIN" } as const;
    const { account } = (await server.call("createAccount", { as: "admin", body: other }))
      .body as Wire<"AccountWithLink">;
    const { headers } = await created({ ...reader, owner: "loader", scopes: ["load"] });
    const tables = async () => (await server.call("listTables", { headers })).status;
    expect(await tables()).toBe(200);
    await change(account.id, { level: "CLIENTE" });
    pass();
    expect(await tables()).toBe(403);
  });
});

describe("what a key may do", () => {
  it("is in the session", async () => {
    const { headers } = await created({
      ...embed,
      scopes: ["prices", "search"],
      warehouses: ["PANAMA", "MIAMI"],
    });
    expect(await server.ok("getSession", { headers })).toEqual({
      authenticated: false,
      key: { kind: "embed", scopes: ["search", "prices"], warehouses: ["MIAMI", "PANAMA"] },
    });
  });

  it("is not more than its scopes", async () => {
    const { headers } = await created({ ...embed, scopes: ["search"] });
    expect(await read(headers)).toMatchObject({ status: 403, code: "forbidden" });
    const query = { codigo: "BR31338" };
    expect((await server.call("searchByCode", { query, headers })).status).toBe(200);
  });

  it("excludes brake fluids for embed keys, as for anonymous visitors", async () => {
    const { headers } = await created({ ...embed, scopes: ["catalogue", "search"] });
    const hits = await server.ok("searchByCode", { query: { codigo: "DOT" }, headers });
    expect(hits.Data).toEqual([]);
    const sheet = { query: { codigo: "DOT3-355" }, headers };
    expect((await server.call("fichaInfo", sheet)).status).toBe(403);
  });

  it("loads tables under the name of the key", async () => {
    const { key, headers } = await created({ ...reader, scopes: ["load"] });
    const body = {
      table_name: "brake_rotors",
      tipo: "partial",
      Header: ["XBP", "HEIGHT"],
      Data: [["BR31338", 49.9]],
    } as const;
    const { import: set } = await server.ok("excelUpload", { body, headers });
    expect(set).toMatchObject({ state: "committed", user: `key ${key.name}` });
    const query = { action: "catalogue.imported" };
    const [entry] = await server.ok("listAudit", { as: "admin", query });
    expect(entry?.actor).toBe(`key ${key.name}`);
  });
});

describe("usage", () => {
  it("counts accepted and refused requests per day, and the last accepted one", async () => {
    const { key, headers } = await created(embed);
    await read(headers);
    await read(headers);
    await read({ ...headers, origin: "https://evil.example" });
    const today = new Date(clock).toISOString();
    clock += 24 * hour;
    await server.call("searchByCode", { query: { codigo: "BR31338" }, headers });
    expect(await listed(key.id)).toMatchObject({ lastUsedAt: today, requests: 2 });
    await read(headers);
    const path = { id: String(key.id) };
    expect(await server.ok("accessKeyUsage", { as: "admin", path })).toEqual([
      { day: today.slice(0, 10), requests: 2, refused: 1 },
      { day: new Date(clock).toISOString().slice(0, 10), requests: 1, refused: 1 },
    ]);
    expect(await listed(key.id)).toMatchObject({
      lastUsedAt: new Date(clock).toISOString(),
      requests: 3,
    });
    clock += 30 * 24 * hour;
    expect((await listed(key.id))?.requests).toBe(0);
  });
});
