import { describe, expect, it } from "vitest";
import { findQuery } from "./find.ts";
import { catalogueHandlers, examples, findAnswer, noFinding } from "./fixtures/index.ts";
import { testClient } from "./testing/testClient.ts";

const find = (text: string, account: "admin" | "junior" = "admin") => {
  const { client, calls, queries } = testClient(catalogueHandlers(account));
  return { calls, finding: queries.query(findQuery(client, { text })) };
};

describe("findQuery", () => {
  it("sends the text in the body", async () => {
    const { calls, finding } = find(" d-1200 ");
    await finding;
    expect(calls).toEqual(["POST /api/v2/find"]);
  });

  it("returns parts with the reason and the matched code", async () => {
    const { parts, understood } = await find("d-1200").finding;
    expect(understood).toEqual([{ kind: "code", text: "d-1200", from: 0, to: 6 }]);
    expect(parts[0]).toMatchObject({
      code: "BR31338",
      family: "brake_rotors",
      reason: "fmsi",
      match: "exact",
      matched: "D1200",
      price: { warehouse: "MIAMI", amount: 38.4 },
    });
  });

  it("returns readings with their position, and prefilled searches", async () => {
    const finding = await find("discos corolla 2012 xyzzy").finding;
    expect(finding.understood).toMatchObject([
      { kind: "product", families: ["brake_rotors"], from: 0, to: 6 },
      { kind: "model", maker: "Toyota", model: "Corolla", text: "corolla" },
      { kind: "years", years: { from: 2012, to: 2012 } },
    ]);
    expect(finding.notUnderstood).toEqual([{ text: "xyzzy", from: 20, to: 25 }]);
    expect(finding.searches[0]).toEqual({
      kind: "vehicle",
      maker: "Toyota",
      model: "Corolla",
      years: { from: 2012, to: 2012 },
      family: "brake_rotors",
      axle: null,
    });
  });

  it("returns traits, and whether the catalogue states them", async () => {
    const { understood } = await find("discos perforados").finding;
    expect(understood[1]).toMatchObject({ kind: "trait", trait: "drilled", isStated: false });
  });

  it("returns measures by field, and similar codes with their difference", async () => {
    expect((await find("rotor 275 x 22").finding).searches).toEqual([
      {
        kind: "measures",
        family: "brake_rotors",
        values: { outerDiameter: 275, thickness: 22 },
        unit: "mm",
      },
    ]);
    expect((await find("D12O0").finding).parts[0]).toMatchObject({
      match: "near",
      difference: "lookalike",
    });
  });

  it("returns hits by family with their totals", async () => {
    const { hits, near } = await find("d-1200").finding;
    expect([hits.total, hits.families[0]]).toEqual([12, { family: "brake_pads", count: 5 }]);
    expect(hits.parts[0]).toMatchObject({ code: "BR31338", match: "exact", reason: "fmsi" });
    expect(near).toEqual([]);
  });

  it("returns similar codes where none matches", async () => {
    const { hits, near } = await find("D12O0").finding;
    expect(hits.total).toBe(0);
    expect(near.map(({ code, difference }) => [code, difference])).toEqual([
      ["BR31338", "lookalike"],
      ["D12001", "spelling"],
      ["D12004", "spelling"],
    ]);
  });

  it("has no key for blocks that the level may not see", async () => {
    for (const part of (await find("d-1200", "junior").finding).hits.parts) {
      expect(part).not.toHaveProperty("price");
      expect(part.reason).not.toBe("interchange");
    }
  });

  it("sends section, family, number and warehouse", async () => {
    const bodies: unknown[] = [];
    const { client, queries } = testClient({
      "POST /api/v2/find": ({ body }: { body: unknown }) => {
        bodies.push(body);
        return noFinding;
      },
    });
    const wanted = { section: "rotor_drum", family: "brake_rotors", limit: 200 } as const;
    await queries.query(findQuery(client, { text: "D1200", warehouse: "MIAMI", ...wanted }));
    expect(bodies).toEqual([{ text: "D1200", warehouse: "MIAMI", ...wanted }]);
  });

  it("is a contract failure when a family is unknown", async () => {
    const wire = structuredClone(findAnswer("d-1200", examples.viewers.admin));
    Object.assign(wire.hits.parts[0] ?? {}, { family: "wiper_blades" });
    const { client, queries } = testClient({ "POST /api/v2/find": wire });
    await expect(queries.query(findQuery(client, { text: "D1200" }))).rejects.toMatchObject({
      kind: "contract",
    });
  });

  it("is disabled without a text", () => {
    const { client } = testClient(catalogueHandlers("admin"));
    expect(findQuery(client, { text: "  " }).enabled).toBe(false);
    expect(findQuery(client, { text: "x" }).enabled).toBe(true);
    // The server refuses a text that is too long; without a request, a page would wait for results forever.
    expect(findQuery(client, { text: "x".repeat(5000) }).enabled).toBe(true);
  });
});

describe("numbers of a finding", () => {
  const vin = "2T1BU4EE4CC900001";

  it("contain the facts of a VIN", async () => {
    const { numbers, searches } = await find(` ${vin} `).finding;
    expect(numbers).toEqual({
      vins: [
        {
          kind: "vin",
          text: vin,
          from: 0,
          to: 17,
          vin,
          isCorrected: false,
          checkDigit: "right",
          country: "CA",
          maker: "Toyota",
          models: ["Corolla"],
          sourceModel: "Corolla",
          year: 2012,
          series: "ZRE142L / AZE141L",
          liters: 1.8,
          fuel: "gasoline",
        },
      ],
      frameNumbers: [],
      gtins: [],
    });
    expect(searches).toMatchObject([{ maker: "Toyota", model: "Corolla", years: { from: 2012 } }]);
  });

  it("say whether a product has a barcode", async () => {
    expect(await find("7 48300 31339 9").finding).toMatchObject({
      numbers: {
        vins: [],
        gtins: [{ digits: "748300313399", checkDigit: "right", isKnown: true }],
      },
      parts: [{ code: "BR31338", family: "brake_rotors", reason: "upc" }],
    });
  });

  it("are empty for other texts", async () => {
    expect((await find("discos corolla 2012").finding).numbers).toEqual({
      vins: [],
      frameNumbers: [],
      gtins: [],
    });
  });
});
