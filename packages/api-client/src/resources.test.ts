import { describe, expect, it } from "vitest";
import { catalogueHandlers, examples, measureSearchWorn } from "./fixtures/index.ts";
import { warehouses } from "@caliper/catalogue-model";
import { fluidQuery } from "./fluids.ts";
import { hardwareByVehicleQuery, hardwareQuery, hardwareSearchQuery } from "./hardware.ts";
import { measureFieldsQuery, measureResultOf, measureSearchQuery } from "./measures.ts";
import { caliperKitsQuery, cylinderCupsQuery } from "./tables.ts";
import { testClient } from "./testing/testClient.ts";

describe("hardware", () => {
  it("is found by code and by vehicle", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("cliente"));
    const hits = await queries.query(hardwareSearchQuery(client, { code: "d1200" }));
    expect(hits[0]).toEqual({ code: "H5678", brake: "D1200", type: "Pad fitting kit" });
    await queries.query(hardwareByVehicleQuery(client, { maker: "Toyota", model: "Corolla" }));
    expect(calls).toEqual([
      "GET /api/search_Hardware?code=D1200",
      "GET /api/search_Hardware_Application?maker=Toyota&model=Corolla",
    ]);
  });

  it("takes its prices from the warehouse columns, in their defined order", () => {
    const [first, second] = examples.hardwareByVehicle;
    expect(first?.prices.map((price) => price.warehouse)).toEqual(warehouses);
    expect(second?.prices).toEqual([{ warehouse: "MIAMI", amount: 6.15 }]);
  });

  it("has brakes, prices and applications", async () => {
    const { client, queries } = testClient(catalogueHandlers("cliente"));
    const kit = await queries.query(hardwareQuery(client, { code: "h5678" }));
    expect(kit.brakes[0]).toEqual({
      brake: "D1200",
      type: "Pad fitting kit",
      location: "Caliper bracket",
    });
    expect(kit.prices?.[0]).toEqual({ warehouse: "MIAMI", amount: 4.2 });
    expect(kit.applications.map((row) => [row.axle, row.years.to])).toEqual([
      ["front", 2013],
      ["rear", null],
    ]);
  });

  it("has no prices for JUNIOR", () => {
    expect(examples.hardwareJunior).not.toHaveProperty("prices");
    expect(examples.hardwareJunior.applications[0]?.prices).toEqual([]);
  });
});

describe("measures", () => {
  it("start after the identifying fields", async () => {
    const { client, queries } = testClient(catalogueHandlers("cliente"));
    const { all, measures } = await queries.query(measureFieldsQuery(client, "brake_rotors"));
    expect(all.slice(0, 5)).toEqual(["code", "drawing", "position", "disc", "outerDiameter"]);
    expect(measures).toEqual(all.slice(4));
    expect(measures.at(-1)).toBe("holes");
  });

  it("are searched with values and tolerances in the same order", async () => {
    const bodies: unknown[] = [];
    const { client, queries } = testClient({
      "POST /api/Search_By_Dim": ({ body }) => {
        bodies.push(body);
        return { Fields: [], Columnas: [], Data: [], Total: 0 };
      },
    });
    const values = [
      { column: "outerDiameter", value: 275, tolerance: 2 },
      { column: "thickness", value: 21.6 },
    ];
    const warehouse = "PANAMA";
    await queries.query(measureSearchQuery(client, { family: "brake_rotors", values, warehouse }));
    expect(bodies).toEqual([
      {
        step: 2,
        Product_Type: "Brake Rotors",
        Filter: "1",
        Filter_Fields: ["OUTER_DIAM", "THICKNESS"],
        Values: [275, 21.6],
        Tolerances: [2, 0.5],
        Warehouse: "PANAMA",
      },
    ]);
  });

  it("returns the closest parts", () => {
    const { hits, fields, family, total } = examples.measureSearch;
    expect(total).toBe(hits.length);
    expect(family).toBe("brake_rotors");
    expect(fields).toEqual(["outerDiameter", "thickness", "height", "centerBore"]);
    expect(hits[1]).toEqual({
      code: "BR31340",
      reference: null,
      drawing: "BR01",
      measures: {
        outerDiameter: 275,
        hatDiameter: 148,
        centerBore: 55,
        boltCircle: 100,
        height: 49,
        thickness: 22,
        minThickness: 20,
        flange: 6.5,
        holes: 5,
      },
      texts: { position: "Front", disc: "Ventilated" },
      deviation: 0.125,
      fits: { maker: "Toyota", model: "Matrix", years: { from: 2009, to: 2013 }, count: 1 },
      price: { warehouse: "MIAMI", amount: 39.65 },
      certainty: "very_likely",
      worn: {},
    });
    const [worn] = measureResultOf("brake_rotors", measureSearchWorn).hits;
    expect(worn).toMatchObject({
      certainty: "likely",
      worn: { thickness: { by: 1.5, limit: 20 } },
    });
  });

  it("wait for a type and a measure", () => {
    const { client } = testClient({});
    expect(measureFieldsQuery(client, undefined).enabled).toBe(false);
    expect(measureSearchQuery(client, { family: "brake_pads", values: [] }).enabled).toBe(false);
  });

  it("fail when the answer has no products", async () => {
    const { client, queries } = testClient({ "POST /api/Search_By_Dim": { Fields: [] } });
    const values = [{ column: "width1", value: 50 }];
    await expect(
      queries.query(measureSearchQuery(client, { family: "brake_pads", values })),
    ).rejects.toMatchObject({ kind: "contract" });
  });
});

describe("fluids", () => {
  it("are requested by wire code and volume", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("cliente"));
    const sheet = await queries.query(fluidQuery(client, { fluid: "dot4sd", volume: 355 }));
    expect(calls).toEqual(["GET /api/Ficha_info_BF?type=DOT4HP&cap=355"]);
    expect(sheet).toMatchObject({
      fluid: "DOT4HP",
      volume: 355,
      boilingPoint: { celsius: 265, fahrenheit: 509 },
      viscosity: { atMinus40: 1350, at100: 2.1 },
      prices: { grades: ["PLASTIC", "ALUMINUM"] },
    });
    expect(sheet.containers.map((row) => row.material)).toEqual(["plastic", "aluminum"]);
    expect(sheet.containers[0]?.cupEffects[1]).toEqual({
      temperature: 120,
      hardnessIncrease: 0,
      hardnessDecrease: -8,
      baseDiameterIncrease: 0.7,
    });
    expect(sheet.prices?.rows[1]?.amounts).toEqual({ PLASTIC: 2.2 });
  });

  it("have no prices or interchanges for JUNIOR", () => {
    expect(examples.fluidJunior).not.toHaveProperty("prices");
    expect(examples.fluidJunior).not.toHaveProperty("interchanges");
  });

  it("wait for a fluid and a volume", () => {
    const { client } = testClient({});
    expect(fluidQuery(client, { fluid: "dot3", volume: undefined }).enabled).toBe(false);
    expect(fluidQuery(client, { fluid: "", volume: 250 }).enabled).toBe(false);
  });
});

describe("tables", () => {
  it("have a code and a cell for every column", async () => {
    const { client, queries } = testClient(catalogueHandlers("cliente"));
    const kits = await queries.query(caliperKitsQuery(client));
    expect(kits.rows[1]?.code).toBe("CK4417");
    expect(kits.rows[1]?.cells["pistonCode"]).toBeNull();
    const cups = await queries.query(cylinderCupsQuery(client));
    expect(cups.rows[0]?.cells).toMatchObject({ code: "CC0750", crossReference4: "KC-19" });
  });

  it("have no competitors' codes for JUNIOR", () => {
    expect(examples.cylinderCupsJunior.columns).toEqual(["code", "size", "boxQuantity"]);
  });
});
