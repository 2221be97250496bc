import { describe, expect, it } from "vitest";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";
import { fullDisk } from "../loading/testing/disk-full.ts";
import { maxPerWindow } from "./unknown-codes.ts";

// The counts themselves are tested on both databases, in unknown-codes-limit.db.test.ts.
const server = sharedTestServer({ trustProxy: true });

const interchange = "FX-27522";
const at = (address: string) => ({ headers: { "x-forwarded-for": address } });

const codesFor = async (codigo: string, as: Caller, more = {}) =>
  (await server.ok("searchByCode", { query: { codigo }, as, ...more })).Data.map(({ XBP }) => XBP);

/** As many unknown codes as the limit allows, in both searches. */
async function tryUnknownCodes(as: Caller, more = {}): Promise<void> {
  for (let index = 0; index < maxPerWindow; index += 2) {
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
  for (let index = 0; index <= maxPerWindow; index += 1) {
    expect(await asVendedor(`ZZ${2000 + index}QQ`)).toEqual([]);
  }
  expect(await asVendedor(interchange)).toEqual(["BR31338"]);
});

describe("datasheets by guessed codes", () => {
  const calls = ["fichaInfo", "hardwareInfo", "relatedProducts"] as const;
  const open = async (id: (typeof calls)[number], code: string, as: Caller, more = {}) => {
    const vehicle = { marca: "Toyota", modelo: "Corolla", desde: 2000 };
    const query = {
      fichaInfo: { codigo: code },
      hardwareInfo: { code },
      relatedProducts: { codigo: code, ...vehicle },
    };
    return (await server.call(id, { query: query[id], as, ...more })).status;
  };

  it("are refused after too many unknown ones, also when they are sent at once", async () => {
    const guesses = Array.from({ length: maxPerWindow * 3 }, (_, index) => `ZZ${5000 + index}QQ`);
    const statuses = await Promise.all(
      guesses.map((code, index) =>
        open(calls[index % calls.length] ?? "fichaInfo", code, "vendedor"),
      ),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(maxPerWindow);
    expect(statuses.filter((status) => status === 429)).toHaveLength(maxPerWindow * 2);
    expect(await open("fichaInfo", "BR31338", "vendedor")).toBe(200);
    expect(await codesFor(interchange, "vendedor")).toEqual([]);
    const refused = await server.call("fichaInfo", {
      query: { codigo: "ZZ9000QQ" },
      as: "vendedor",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
  });

  it("count for keys, and not for levels that see every code or visitors", async () => {
    const from = at("192.0.2.77");
    for (let index = 0; index < maxPerWindow; index += 1)
      expect(await open("fichaInfo", `ZZ${6000 + index}QQ`, "embed", from)).toBe(404);
    expect(await open("fichaInfo", "ZZ7000QQ", "embed", from)).toBe(429);
    for (let index = 0; index <= maxPerWindow; index += 1)
      for (const as of ["cliente", "anonymous"] as const)
        expect(await open("fichaInfo", `ZZ${6000 + index}QQ`, as, from)).toBe(404);
  });
});

it("shows administrators who reached the limit", async () => {
  const entries = await server.ok("listAudit", {
    query: { action: "search.limited" },
    as: "admin",
  });
  expect(entries.map(({ actor, detail }) => [actor, detail]).reverse()).toEqual([
    ["junior", { unknownCodes: maxPerWindow }],
    ["planta", { unknownCodes: maxPerWindow }],
    ["key Shop", { unknownCodes: maxPerWindow, address: "192.0.2.1" }],
    ["vendedor", { unknownCodes: maxPerWindow }],
    ["key Shop", { unknownCodes: maxPerWindow, address: "192.0.2.77" }],
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

const foundByText = async (text: string, more: object) => {
  const { parts, hits } = await server.ok("findByText", { body: { text }, as: "embed", ...more });
  return [...parts, ...hits.parts].map(({ code }) => code);
};

it("counts the codes of the search by text", async () => {
  const visitor = at("192.0.2.3");
  expect(await foundByText(interchange, visitor)).toContain("BR31338");
  for (let index = 0; index < maxPerWindow; index += 1)
    expect(await foundByText(`ZZ${1000 + index}QQ`, visitor)).toEqual([]);
  expect(await foundByText(interchange, visitor)).toEqual([]);
  expect(await codesFor(interchange, "embed", visitor)).toEqual([]);
});

it("counts a code beside a word once", async () => {
  const visitor = at("192.0.2.4");
  for (let index = 0; index < (maxPerWindow * 2) / 3; index += 1)
    await foundByText(`zapata ZZ${1000 + index}Q`, visitor);
  expect(await codesFor(interchange, "embed", visitor)).toEqual(["BR31338"]);
});
