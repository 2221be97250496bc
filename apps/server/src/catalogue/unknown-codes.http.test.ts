import { expect, it } from "vitest";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";
import { fullDisk } from "../imports/testing/disk-full.ts";
import { mostPerWindow } from "./unknown-codes.ts";

// The counts themselves are tested on both databases, in unknown-codes-limit.db.test.ts.
const server = sharedTestServer({ trustProxy: true });

const interchange = "FX-27522";
const at = (address: string) => ({ headers: { "x-forwarded-for": address } });

const codesFor = async (codigo: string, as: Caller, more = {}) =>
  (await server.ok("searchByCode", { query: { codigo }, as, ...more })).Data.map(({ XBP }) => XBP);

/** As many unknown codes as the limit allows, in both searches. */
async function tryUnknownCodes(as: Caller, more = {}): Promise<void> {
  for (let index = 0; index < mostPerWindow; index += 2) {
    expect(await codesFor(`ZZ${1000 + index}QQ`, as, more)).toEqual([]);
    const body = { Text: `ZZ${1001 + index}QQ` };
    expect((await server.ok("find", { body, as, ...more })).Parts).toEqual([]);
  }
}

it.each(["junior", "planta"] as const)(
  "%s finds nothing by interchanges after too many unknown codes",
  async (as) => {
    expect(await codesFor(interchange, as)).toEqual(["BR31338"]);
    await tryUnknownCodes(as);
    expect(await codesFor(interchange, as)).toEqual([]);
    expect((await server.ok("find", { body: { Text: interchange }, as })).Parts).toEqual([]);
    expect(await codesFor("BR31338", as)).toEqual(["BR31338"]);
    expect(await codesFor(interchange, "vendedor")).toEqual(["BR31338"]);
  },
);

it("counts each address that uses an embed key", async () => {
  const [one, other] = [at("192.0.2.1"), at("192.0.2.2")];
  await tryUnknownCodes("embed", one);
  expect(await codesFor(interchange, "embed", one)).toEqual([]);
  expect(await codesFor(interchange, "embed", other)).toEqual(["BR31338"]);
});

it("does not limit levels that see interchanges, also when they search as another user", async () => {
  await tryUnknownCodes("cliente");
  expect(await codesFor(interchange, "cliente")).toEqual(["BR31338"]);
  const asVendedor = async (codigo: string) =>
    (
      await server.ok("searchByCode", { as: "admin", query: { codigo, user: "vendedor" } })
    ).Data.map(({ XBP }) => XBP);
  for (let index = 0; index <= mostPerWindow; index += 1) {
    expect(await asVendedor(`ZZ${2000 + index}QQ`)).toEqual([]);
  }
  expect(await asVendedor(interchange)).toEqual(["BR31338"]);
});

it("shows administrators who reached the limit", async () => {
  const entries = await server.ok("listAudit", {
    query: { action: "search.limited" },
    as: "admin",
  });
  expect(entries.map(({ actor, detail }) => [actor, detail]).reverse()).toEqual([
    ["junior", { unknownCodes: mostPerWindow }],
    ["planta", { unknownCodes: mostPerWindow }],
    ["key Shop", { unknownCodes: mostPerWindow, address: "192.0.2.1" }],
  ]);
});

it("answers searches while the disk is too full to count unknown codes", async () => {
  const disk = fullDisk(server.data.database, { more: 0, table: "unknown_code" });
  await disk.begin();
  await tryUnknownCodes("planta_pads");
  await disk.end();
  const stored = await server.data.database.read
    .selectFrom("unknown_code")
    .select("code")
    .where("code", "=", "ZZ1059QQ")
    .execute();
  // Those of the callers who were counted in the other tests.
  expect(stored).toHaveLength(3);
});
