import { describe, expect, it } from "vitest";
import { familyIdOfType } from "@caliper/catalogue-model";
import { type Caller, sharedTestServer } from "./testing/server.ts";

const server = sharedTestServer();

const find = (text: string, as: Caller = "cliente", more: object = {}) =>
  server.ok("findByText", { body: { text, ...more }, as });

const callers = ["admin", "cliente", "junior", "planta_pads", "embed_prices"] as const;

describe("findByText", () => {
  it.each(callers)("answers %s as the calls that it replaces", async (as) => {
    const texts = [
      "d-1200",
      "D",
      "31338",
      "D12O0",
      "BR3I338",
      "FX-D1200-28",
      "qqq",
      "discos corolla",
    ];
    for (const text of texts) {
      const found = await find(text, as);
      const { Data, Total, Types } = await server.ok("searchByCode", {
        query: { codigo: text },
        as,
      });
      const parts = await server.ok("find", { body: { Text: text, Limit: 20 }, as });
      const near =
        Types.length > 0
          ? []
          : (await server.ok("nearestCodes", { query: { codigo: text }, as })).Data;
      expect([text, found.hits.total, found.hits.families]).toEqual([
        text,
        Total,
        Types.map(({ Type, Count }) => ({ family: familyIdOfType(Type), count: Count })),
      ]);
      expect([text, found.hits.parts]).toMatchObject([
        text,
        Data.map((hit) => ({
          code: hit.XBP,
          match: hit.Match,
          reason: hit.Reason,
          ...(hit.Matched !== undefined && { matched: hit.Matched }),
          ...(hit.Price && { price: { warehouse: hit.Price.ALMACEN, amount: hit.Price.Precio } }),
        })),
      ]);
      expect([text, found.near.map(({ code, difference }) => [code, difference])]).toEqual([
        text,
        near.map(({ XBP, Difference }) => [XBP, Difference]),
      ]);
      expect([text, found.parts.map(({ code, reason }) => [code, reason])]).toEqual([
        text,
        parts.Parts.map(({ XBP, Reason }) => [XBP, Reason]),
      ]);
      expect(found.understood.map(({ kind }) => kind)).toEqual(
        parts.Understood.map(({ Kind }) => Kind),
      );
    }
  });

  it("reads a vehicle with product, axle and years in the names of the model", async () => {
    const { understood, notUnderstood, searches, parts } = await find(
      "discos delanteros corola 12 xyzzy",
    );
    expect(understood).toMatchObject([
      { kind: "product", families: ["brake_rotors"], text: "discos", from: 0, to: 6 },
      { kind: "axle", axle: "front" },
      { kind: "model", maker: "Toyota", model: "Corolla", isCorrected: true },
      { kind: "years", years: { from: 2012, to: 2012 } },
    ]);
    expect(notUnderstood).toEqual([{ text: "xyzzy", from: 28, to: 33 }]);
    expect(searches[0]).toEqual({
      kind: "vehicle",
      maker: "Toyota",
      model: "Corolla",
      years: { from: 2012, to: 2012 },
      family: "brake_rotors",
      axle: "front",
    });
    expect(parts[0]).toMatchObject({
      family: "brake_rotors",
      reason: "vehicle",
      fits: { maker: "Toyota", model: "Corolla" },
    });
  });

  it("reads measures by field", async () => {
    const { understood, searches } = await find("rotor 275 x 22 mm");
    expect(understood[1]).toMatchObject({ kind: "measures", values: [275, 22], isAssumed: false });
    expect(searches).toEqual([
      {
        kind: "measures",
        family: "brake_rotors",
        values: { outerDiameter: 275, thickness: 22 },
        unit: "mm",
      },
    ]);
  });

  it("reads the number of holes and measures with a name", async () => {
    const { understood, searches, parts } = await find("rotor 275 x 22 de 5 huecos");
    expect(understood[1]).toMatchObject({
      values: [275, 22],
      labeled: [{ name: "holes", value: 5 }],
    });
    expect(searches).toEqual([
      {
        kind: "measures",
        family: "brake_rotors",
        values: { outerDiameter: 275, thickness: 22, holes: 5 },
        unit: "mm",
      },
    ]);
    expect(parts.map(({ code }) => code)).toContain("BR31338");
    expect((await find("rotor 275 x 22 de 4 huecos")).parts).toEqual([]);
  });

  it("reads makers, chassis, traits, engines, brands and lists", async () => {
    const kinds = async (text: string, as?: Caller) =>
      (await find(text, as)).understood.map(({ kind }) => kind);
    expect(await kinds("toyota")).toEqual(["maker"]);
    expect(await kinds("discos ventilados corolla 1.8")).toEqual([
      "product",
      "trait",
      "model",
      "engine",
    ]);
    const { searches } = await find("D1200\t4\nBR31338\t2", "admin");
    expect(searches[0]).toEqual({
      kind: "codes",
      codes: [
        { code: "D1200", quantity: 4 },
        { code: "BR31338", quantity: 2 },
      ],
    });
  });

  it("suggests parts of the named submodel only", async () => {
    const { understood, parts } = await find("discos corolla xrs");
    expect(understood).toContainEqual(
      expect.objectContaining({
        kind: "chassis",
        submodel: "XRS",
        years: { from: 2009, to: 2010 },
      }),
    );
    expect(parts).not.toEqual([]);
    const rotors = (await find("discos corolla")).parts;
    expect(parts.length).toBeLessThan(rotors.length);
  });

  it("suggests no part where the years are not those of the submodel", async () => {
    const { understood, parts, searches } = await find("discos corolla 2014 xrs");
    const built = { from: 2009, to: 2010 };
    const stated = { from: 2014, to: 2014 };
    expect(understood).toContainEqual(
      expect.objectContaining({ kind: "years", years: stated, conflict: { name: "xrs", built } }),
    );
    expect(parts).toEqual([]);
    expect(searches).toMatchObject([{ years: built }, { years: stated }]);
    const agreed = await find("discos corolla 2010 xrs");
    expect(agreed.understood).not.toContainEqual(
      expect.objectContaining({ conflict: expect.anything() as unknown }),
    );
    expect(agreed.parts).not.toEqual([]);
  });

  it("suggests no part for a kind that is not sold, but the vehicle", async () => {
    const { understood, notUnderstood, parts, searches } = await find("shock absorbers corolla");
    expect(understood[0]).toMatchObject({ kind: "unsold", text: "shock absorbers" });
    expect([notUnderstood, parts]).toEqual([[], []]);
    expect(searches[0]).toMatchObject({ kind: "vehicle", model: "Corolla", family: null });
  });

  it("suggests nothing for a vehicle brand that the catalogue does not have", async () => {
    const { understood, parts, searches } = await find("jetour corolla");
    expect(understood).toEqual([
      { kind: "other_maker", name: "Jetour", text: "jetour", from: 0, to: 6 },
    ]);
    expect([parts, searches]).toEqual([[], []]);
  });

  it("decodes the number of a vehicle and neither matches nor nears it", async () => {
    const { understood, hits, near } = await find("3N1AB7AP4FY900001");
    expect(understood[0]).toMatchObject({
      kind: "vin",
      checkDigit: "wrong",
      country: "MX",
      year: 2015,
    });
    expect([hits.total, near]).toEqual([0, []]);
  });

  it("checks barcodes", async () => {
    expect((await find("748300313390")).understood[0]).toMatchObject({
      kind: "gtin",
      digits: "748300313390",
      checkDigit: "wrong",
    });
  });

  it("limits hits to a section, a family and a number, and counts the others", async () => {
    const { hits } = await find("D12", "admin", { section: "brakepad_band", limit: 1 });
    expect(hits.parts).toHaveLength(1);
    expect(hits.total).toBeGreaterThan(1);
    for (const { family } of hits.families) expect(family).toMatch(/pads|shoes|lining/u);
    const all = await find("D12", "admin");
    const pads = await find("D12", "admin", { family: "brake_pads", limit: 200 });
    expect(pads.hits.families).toEqual(all.hits.families);
    expect(pads.hits.parts).toHaveLength(pads.hits.total);
  });

  it("has no near codes for a family without hits while others have some", async () => {
    const { hits, near } = await find("D1200", "admin", { family: "pistons" });
    expect([hits.total, near]).toEqual([0, []]);
    expect(hits.families.length).toBeGreaterThan(0);
  });

  it("shows junior neither interchanges nor prices", async () => {
    const { hits } = await find("FX-D1200-28", "junior");
    expect(hits.parts[0]).toMatchObject({ match: "exact", reason: "code" });
    for (const part of hits.parts)
      for (const field of ["matched", "brand", "price"]) expect(part).not.toHaveProperty(field);
  });
});
