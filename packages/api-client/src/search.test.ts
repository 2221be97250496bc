import { describe, expect, it } from "vitest";
import { codeSearchQuery, nearestCodesQuery } from "./search.ts";
import { catalogueHandlers, codeSearchAnswer, examples } from "./fixtures/index.ts";
import { testClient } from "./testClient.ts";

describe("codeSearchQuery", () => {
  it("returns domain hits", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("admin"));
    const result = await queries.query(codeSearchQuery(client, { code: " d-1200 " }));
    expect(calls).toEqual(["GET /api/Search_By_Code?codigo=D-1200"]);
    expect(result.total).toBe(12);
    expect(result.families[0]).toEqual({ family: "brake_pads", count: 5 });
    expect(result.hits[0]).toEqual({
      code: "BR31338",
      family: "brake_rotors",
      match: { kind: "exact", reason: "fmsi", text: "D1200" },
      detail: { en: "ventilated, front", es: "ventilado, delantero" },
      measures: { outerDiameter: 275, thickness: 22 },
      fits: { maker: "Toyota", model: "Corolla", years: { from: 2009, to: 2013 }, count: 9 },
      price: { warehouse: "MIAMI", amount: 38.4 },
      certified: true,
    });
  });

  it("asks for one product type", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("admin"));
    const args = { code: "D1200", family: "brake_rotors", limit: 200 } as const;
    await queries.query(codeSearchQuery(client, args));
    expect(calls).toEqual(["GET /api/Search_By_Code?codigo=D1200&limit=200&type=Brake%20Rotors"]);
  });

  it("names the interchange that matched", () => {
    const hit = examples.codeSearch.hits.find((candidate) => candidate.code === "BR31402");
    expect(hit?.interchange).toBe("FX-D1200-28");
    expect(hit?.match).toEqual({
      kind: "contains",
      reason: "interchange",
      text: "FX-D1200-28",
      brand: "FRENAX",
    });
  });

  it("leaves the years of a vehicle that is still built open", () => {
    const hit = examples.codeSearch.hits.find((candidate) => candidate.code === "D21960");
    expect(hit?.fits?.years).toEqual({ from: 2012, to: null });
  });

  it("has no key for blocks that the level may not see", () => {
    for (const hit of examples.codeSearchJunior.hits) {
      expect(hit).not.toHaveProperty("price");
      expect(hit).not.toHaveProperty("interchange");
    }
    for (const hit of examples.codeSearchPlanta.hits) expect(hit).not.toHaveProperty("fits");
  });

  it("sends section, user and limit", async () => {
    const { client, calls, queries } = testClient({ "GET /api/Search_By_Code": codeSearchAnswer });
    const args = { code: "D1200", section: "rotor_drum", user: "cliente", limit: 20 } as const;
    await queries.query(codeSearchQuery(client, args));
    expect(calls).toEqual([
      "GET /api/Search_By_Code?codigo=D1200&data=rotor_drum&user=cliente&limit=20",
    ]);
  });

  it("waits for a code", () => {
    const { client } = testClient({});
    expect(codeSearchQuery(client, { code: "  " }).enabled).toBe(false);
    expect(codeSearchQuery(client, { code: "x" }).enabled).toBe(true);
  });

  it("is one query for all spellings of a code", () => {
    const { client } = testClient({});
    const key = (code: string) => codeSearchQuery(client, { code }).queryKey;
    expect(key(" d-1200")).toEqual(key("D-1200"));
  });

  it("is a contract failure when the product type is unknown", async () => {
    const wire = structuredClone(codeSearchAnswer);
    Object.assign(wire.Data[0] ?? {}, { Type: "Wiper Blades" });
    const { client, queries } = testClient({ "GET /api/Search_By_Code": wire });
    await expect(queries.query(codeSearchQuery(client, { code: "D1200" }))).rejects.toMatchObject({
      kind: "contract",
    });
  });
});

describe("nearestCodesQuery", () => {
  it("returns similar codes and how they differ", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("cliente"));
    const near = await queries.query(
      nearestCodesQuery(client, { code: " d12o0", section: "brakepad_band" }),
    );
    expect(calls).toEqual(["GET /api/v1/nearest-codes?codigo=D12O0&data=brakepad_band"]);
    expect(near.map(({ code, difference }) => [code, difference])).toEqual([
      ["BR31338", "lookalike"],
      ["D12001", "spelling"],
      ["D12004", "spelling"],
    ]);
    expect(near[2]).toMatchObject({ reason: "interchange", matched: "KP-D1260", brand: "KAIROS" });
    expect(near[0]?.brand).toBeUndefined();
  });

  it("waits for three characters", () => {
    const { client } = testClient({});
    expect(nearestCodesQuery(client, { code: " D1 " }).enabled).toBe(false);
    expect(nearestCodesQuery(client, { code: "D12" }).enabled).toBe(true);
  });
});
