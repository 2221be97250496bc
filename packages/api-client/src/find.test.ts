import { describe, expect, it } from "vitest";
import { findQuery } from "./find.ts";
import { catalogueHandlers } from "./fixtures/index.ts";
import { testClient } from "./testClient.ts";

const find = (text: string, account: "admin" | "junior" = "admin") => {
  const { client, calls, queries } = testClient(catalogueHandlers(account));
  return { calls, finding: queries.query(findQuery(client, { text })) };
};

describe("findQuery", () => {
  it("sends the text in the body", async () => {
    const { calls, finding } = find(" d-1200 ");
    await finding;
    expect(calls).toEqual(["POST /api/v1/find"]);
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

  it("is disabled without a text", () => {
    const { client } = testClient(catalogueHandlers("admin"));
    expect(findQuery(client, { text: "  " }).enabled).toBe(false);
  });
});
