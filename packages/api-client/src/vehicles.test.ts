import { describe, expect, it } from "vitest";
import { catalogueHandlers, examples } from "./fixtures/index.ts";
import { testClient } from "./testing/testClient.ts";
import {
  applicationSearchQuery,
  makersQuery,
  modelsQuery,
  vehicleSearchQuery,
} from "./vehicles.ts";

describe("makers and models", () => {
  it("sends the section and the kind of cylinder", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("cliente"));
    await queries.query(makersQuery(client));
    const args = { section: "cylinder_bomb", cylinder: "wheel_cylinder" } as const;
    await queries.query(makersQuery(client, args));
    const models = await queries.query(modelsQuery(client, { ...args, maker: "Toyota" }));
    expect(models).toContain("Corolla");
    expect(calls).toEqual([
      "GET /api/Maker_Input",
      "GET /api/Maker_Input?data=cylinder_bomb&type=wheel_cylinder",
      "GET /api/Model_Input?data=cylinder_bomb&marca=Toyota&type=wheel_cylinder",
    ]);
  });

  it("waits for a maker", () => {
    const { client } = testClient({});
    expect(modelsQuery(client, { maker: "" }).enabled).toBe(false);
  });
});

describe("applicationSearchQuery", () => {
  it("omits what is not chosen", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("cliente"));
    const args = { section: "rotor_drum", maker: "Toyota", model: "", years: undefined } as const;
    const result = await queries.query(applicationSearchQuery(client, args));
    expect(calls).toEqual(["GET /api/Search_By_Application?data=rotor_drum&marca=Toyota"]);
    expect(result).toEqual(examples.applications.rotor_drum);
  });

  it("has the slots of each section", () => {
    const { brakepad_band, rotor_drum, cylinder_bomb } = examples.applications;
    expect(brakepad_band.slots).toEqual(["front", "rear"]);
    expect(rotor_drum.slots).toEqual(["frontDisc", "rearDisc"]);
    expect(cylinder_bomb.slots).toEqual(["left", "right", "master"]);
  });

  it("reads the spellings of the years and leaves empty slots out", () => {
    const { brakepad_band, rotor_drum, cylinder_bomb } = examples.applications;
    expect(brakepad_band.rows[2]).toEqual({
      maker: "Toyota",
      model: "Corolla",
      submodel: null,
      years: { from: 2020, to: null },
      observation: null,
      qualifiers: {},
      codes: { front: "D22304" },
    });
    expect(brakepad_band.rows[1]?.observation).toBe("With rear discs");
    expect(rotor_drum.rows[0]?.codes).toEqual({ frontDisc: "BR31338", rearDisc: "BD31512" });
    expect(rotor_drum.products.get("BD31512")).toEqual({
      family: "brake_drums",
      measures: { drumDiameter: 200, drumWidth: 45 },
      price: { warehouse: "MIAMI", amount: 26.75 },
    });
    expect(cylinder_bomb.rows[0]?.years).toEqual({ from: 2009, to: 2013 });
    expect(cylinder_bomb.rows[0]?.codes).toEqual({
      left: "WC116402",
      right: "WC116402",
      master: "MC116511",
    });
  });
});

describe("vehicleSearchQuery", () => {
  it("returns products of every section", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("cliente"));
    const args = { maker: "Toyota", model: "Corolla", years: { from: 2012, to: 2012 } };
    const result = await queries.query(vehicleSearchQuery(client, args));
    expect(calls).toEqual(["GET /api/Global_apli_search?marca=Toyota&modelo=Corolla&year=2012"]);
    expect(result.total).toBe(6);
    expect(result.hits[2]).toEqual({
      code: "BR31338",
      family: "brake_rotors",
      maker: "Toyota",
      model: "Corolla",
      submodel: "S, LE, XLE",
      years: { from: 2009, to: 2013 },
      qualifiers: {},
      position: "Front",
      detail: { en: "ventilated, front", es: "ventilado, delantero" },
      measures: { outerDiameter: 275, thickness: 22 },
      price: { warehouse: "MIAMI", amount: 38.4 },
    });
  });

  it("sends a range of years, up to the last one if it is open", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("cliente"));
    const ask = (to: number | null) =>
      queries.query(vehicleSearchQuery(client, { maker: "Toyota", years: { from: 2010, to } }));
    await ask(2015);
    await ask(null);
    expect(calls).toEqual([
      "GET /api/Global_apli_search?marca=Toyota&year=2010&year_to=2015",
      "GET /api/Global_apli_search?marca=Toyota&year=2010&year_to=2100",
    ]);
  });

  it("names the warehouse of the prices; a level without prices gets none", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("junior"));
    const args = { maker: "Toyota", warehouse: "PANAMA" } as const;
    const { hits } = await queries.query(vehicleSearchQuery(client, args));
    expect(calls).toEqual(["GET /api/Global_apli_search?marca=Toyota&warehouse=PANAMA"]);
    expect(hits.filter(({ price }) => price)).toEqual([]);
  });
});
