import { describe, expect, it } from "vitest";
import { normalizeCode } from "@caliper/catalogue-model";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

const nearest = async (codigo: string, as: Caller = "cliente", data?: string) =>
  (
    await server.ok("nearestCodes", {
      query: { codigo, data },
      as,
    })
  ).Data;

describe("the nearest codes", () => {
  it.each([
    ["BR3I338", "BR31338", "lookalike"],
    ["8r-31338", "BR31338", "lookalike"],
    ["BR31383", "BR31338", "swapped"],
    ["BR 31339", "BR31338", "spelling"],
    ["BR3133", "BR31338", "spelling"],
    ["BR31338999", "BR31338", "ending"],
    ["3I338", "BR31338", "family"],
    ["H567B", "H5678", "lookalike"],
  ])("of %s include %s: %s", async (typed, code, difference) => {
    const found = await nearest(typed);
    expect(found).toContainEqual(
      expect.objectContaining({ XBP: code, Difference: difference, Matched: code, Reason: "code" }),
    );
  });

  it("start with the smallest difference and list each product once", async () => {
    const found = await nearest("BR3I338");
    expect(found[0]).toMatchObject({
      XBP: "BR31338",
      Type: "Brake Rotors",
      Detail: { en: "ventilated, front", es: "ventilado, delantero" },
      Measures: { OUTER_DIAM: 275 },
    });
    expect(new Set(found.map(({ XBP }) => XBP)).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(50);
  });

  it.each(["", "--", "Z", "ÑÑ", "QQQQQQQQQQ", "X".repeat(80)].filter((typed) => typed !== ""))(
    "of %j are none",
    async (typed) => {
      expect(await nearest(typed)).toEqual([]);
    },
  );

  it("stay within a section", async () => {
    const types = (await nearest("D12OO", "cliente", "rotor_drum")).map(({ Type }) => Type);
    expect(types.length).toBeGreaterThan(0);
    for (const type of types) expect(["Brake Rotors", "Brake Drums"]).toContain(type);
  });

  it("contain FMSI numbers", async () => {
    expect(await nearest("D12OO")).toContainEqual(
      expect.objectContaining({ XBP: "BR31338", Reason: "fmsi", Matched: "D1200" }),
    );
  });

  it("contain interchanges with their brand for viewers of interchanges", async () => {
    const [hit] = (await nearest("FX-27525")).filter(({ XBP }) => XBP === "BR31338");
    expect(hit).toMatchObject({ Reason: "interchange", Matched: "FX-27522", Brand: "FRENAX" });
  });

  it.each(["junior", "planta", "planta_pads", "vendedor"] as const)(
    "contain no interchanges for %s",
    async (as) => {
      const rows = await server.data.database.read
        .selectFrom("interchange")
        .select(["interchange", "interchange_key", "brand"])
        .orderBy("id")
        .limit(30)
        .execute();
      for (const { interchange, interchange_key: key, brand } of rows) {
        const answer = await server.call("nearestCodes", {
          query: { codigo: `${key.slice(0, -1)}X` },
          as,
        });
        expect(answer.text).not.toContain(`"${interchange}"`);
        expect(answer.text).not.toContain(`"${brand}"`);
        expect(answer.text).not.toContain('"interchange"');
      }
    },
  );

  it("stay within the families of plant staff", async () => {
    expect((await nearest("BR3I338", "planta")).map(({ XBP }) => XBP)).toContain("BR31338");
    const types = (await nearest("BR3I338", "planta_pads")).map(({ Type }) => Type);
    for (const type of types) expect(type).toMatch(/^Brake (?:Pads|Shoes|Lining|Fluids)$/u);
  });

  it("are found for every own code with a typing error", async () => {
    const rows = await server.data.database.read
      .selectFrom("product")
      .select(["code", "code_key"])
      .where("family", "=", "brake_rotors")
      .orderBy("code")
      .limit(25)
      .execute();
    const lost: string[] = [];
    for (const { code, code_key: key } of rows) {
      const last = key.slice(-1);
      const slips = [
        `${key.slice(0, -2)}${last}${key.slice(-2, -1)}`,
        `${key.slice(0, 3)}${key.slice(4)}`,
        `${key.slice(0, 4)}7${key.slice(4)}`,
      ].filter((slip) => slip !== key);
      for (const slip of slips) {
        const found = (await nearest(slip)).map(({ XBP }) => XBP);
        // A slip may be another code itself, or as near to fifty others.
        const isCut = found.length === 50 || found.some((other) => normalizeCode(other) === slip);
        if (!found.includes(code) && !isCut) lost.push(`${slip} for ${code}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
