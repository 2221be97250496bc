import { describe, expect, it } from "vitest";
import { sharedTestServer } from "../http/testing/server.ts";

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
