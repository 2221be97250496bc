import { describe, expect, it } from "vitest";
import { maxPerWindow } from "../catalogue/unknown-codes.ts";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

describe("a list of codes", () => {
  it("is matched by own codes, FMSI numbers and competitors' codes in any spelling", async () => {
    const { read } = server.data.database;
    const one = await read
      .selectFrom("search_key")
      .select(["shown", "code", "brand"])
      .where("kind", "=", "interchange")
      .groupBy(["key", "shown", "code", "brand"])
      .having((row) => row.fn.countAll(), "=", 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    const matches = await server.ok("matchCodes", {
      as: "admin",
      body: { codes: [" br 31338 ", one.shown.toLowerCase(), "BR3133B", "", "zzz-no-such-code"] },
    });
    expect(matches[0]).toMatchObject({
      status: "matched",
      products: [{ code: "BR31338", reason: "code" }],
    });
    expect(matches[1]?.products.map(({ code }) => code)).toContain(one.code);
    expect(matches[2]).toMatchObject({
      status: "notFound",
      products: [{ code: "BR31338", reason: "near" }],
    });
    expect(matches[3]).toEqual({ code: "", status: "notFound", products: [] });
    expect(matches[4]?.status).toBe("notFound");
  });

  it("is matched by barcodes in groups and without leading zeros", async () => {
    const { upc, code } = await server.data.database.read
      .selectFrom("upc")
      .select(["upc", "code"])
      .orderBy("upc")
      .executeTakeFirstOrThrow();
    const codes = [
      upc,
      `${upc.slice(0, 1)} ${upc.slice(1, 6)} ${upc.slice(6)}`,
      upc.padStart(14, "0"),
    ];
    const matches = await server.ok("matchCodes", { as: "admin", body: { codes } });
    for (const { status, products } of matches) {
      expect(status).toBe("matched");
      expect(products).toMatchObject([{ code, reason: "upc", shown: upc }]);
    }
  });
});

describe("a list of codes, by level", () => {
  /** Of BR31338. */
  const interchange = "FX-27522";
  const oldCode = "BR21338";
  const match = async (as: Caller, ...codes: string[]) =>
    (await server.ok("matchCodes", { as, body: { codes } })).map(({ status, products }) => ({
      status,
      codes: products.map(({ code }) => code),
      reasons: [...new Set(products.map(({ reason }) => reason))],
      brands: products.flatMap(({ brand }) => brand ?? []),
    }));
  const upc = async (code: string) =>
    (
      await server.data.database.read
        .selectFrom("upc")
        .select("upc")
        .where("code", "=", code)
        .executeTakeFirstOrThrow()
    ).upc;

  it("is closed to visitors and keys of sites", async () => {
    for (const as of ["anonymous", "embed"] as const) {
      const { status } = await server.call("matchCodes", { as, body: { codes: ["BR31338"] } });
      expect([401, 403]).toContain(status);
    }
  });

  it.each([
    ["cliente", true, true],
    ["admin", true, true],
    ["planta", false, true],
    ["junior", false, false],
  ] as const)(
    "%s finds by interchanges: %s, by barcodes: %s",
    async (as, seesInterchanges, seesBarcodes) => {
      const [own, other, barcode] = await match(as, "br 31338", interchange, await upc("BR31338"));
      expect(own).toMatchObject({ status: "matched", codes: ["BR31338"], reasons: ["code"] });
      expect(other?.status === "notFound").toBe(!seesInterchanges);
      expect(other?.reasons.includes("interchange")).toBe(seesInterchanges);
      expect(other?.brands.length).toBe(seesInterchanges ? 1 : 0);
      expect(barcode?.status).toBe(seesBarcodes ? "matched" : "notFound");
    },
  );

  it("leaves out families that the caller may not see, in matches and in suggestions", async () => {
    const [own, near] = await match("planta_pads", "BR31338", "BR3133B");
    expect(own).toMatchObject({ status: "notFound" });
    expect([...(own?.codes ?? []), ...(near?.codes ?? [])].join()).not.toMatch(/BR3/u);
    expect((await match("planta", "BR3133B"))[0]?.codes).toContain("BR31338");
    const [replaced] = await match("planta_pads", "KB0947");
    expect(replaced?.status).toBe("notFound");
  });

  it("finds FMSI numbers and what replaces old codes at every level", async () => {
    const { shown, code } = await server.data.database.read
      .selectFrom("search_key")
      .select(["shown", "code"])
      .where("kind", "=", "fmsi")
      .where("key", "not in", (of) =>
        of.selectFrom("search_key").select("key").where("kind", "=", "code"),
      )
      .orderBy("key")
      .executeTakeFirstOrThrow();
    for (const as of ["vendedor", "cliente", "planta", "admin"] as const) {
      const [fmsi, old] = await match(as, shown, oldCode);
      expect(fmsi?.codes).toContain(code);
      expect(old).toMatchObject({ codes: ["BR31338"], reasons: ["replacement"] });
    }
  });

  it("hides what replaces codes of others after too many unknown codes", async () => {
    const unknown = (count: number) =>
      Array.from({ length: count }, (_one, index) => `ZZ${1000 + index}QQ`);
    const search = async (as: Caller) =>
      (await server.ok("searchByCode", { as, query: { codigo: interchange } })).Data.length;
    expect(await search("junior")).toBe(1);
    // One list with more unknown codes than the limit hides at once.
    const [first] = await match("junior", oldCode, ...unknown(maxPerWindow + 1));
    expect(first).toMatchObject({ status: "notFound" });
    expect(await match("junior", "BR31338", oldCode)).toMatchObject([
      { status: "matched", codes: ["BR31338"] },
      { status: "notFound" },
    ]);
    // Searches count the same codes; parts of ours are still found with what replaces them.
    expect(await search("junior")).toBe(0);
    expect((await match("junior", "BR31340"))[0]?.reasons).toEqual(["code", "replacement"]);
    // Whoever sees interchanges has no limit.
    await match("cliente", ...unknown(maxPerWindow + 1));
    expect((await match("cliente", oldCode))[0]?.codes).toEqual(["BR31338"]);
  });
});
