import { warehouses } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import { datasheetOf, datasheetQuery, relatedProductsQuery } from "./datasheet.ts";
import { catalogueHandlers, datasheetAnswers, examples, relatedAnswer } from "./fixtures/index.ts";
import { testClient } from "./testing/testClient.ts";

const rotor = examples.datasheets.brake_rotors;

describe("datasheetQuery", () => {
  it("requests the code in upper case", async () => {
    const { client, calls, queries } = testClient(catalogueHandlers("admin"));
    const sheet = await queries.query(datasheetQuery(client, { code: "br31338", user: "" }));
    expect(calls).toEqual(["GET /api/Ficha_info?codigo=BR31338"]);
    expect(sheet).toEqual(rotor);
  });

  it("is notFound for an unknown code", async () => {
    const { client, queries } = testClient(catalogueHandlers("admin"));
    await expect(queries.query(datasheetQuery(client, { code: "NOPE" }))).rejects.toMatchObject({
      kind: "notFound",
      status: 404,
    });
  });
});

describe("datasheetOf", () => {
  it("has the sheet's header", () => {
    expect(rotor).toMatchObject({
      code: "BR31338",
      family: "brake_rotors",
      fmsi: "D1200",
      position: "Front",
      drawing: "BR01",
    });
  });

  it("assigns letters in the order of the columns", () => {
    const lettered = rotor.dimensions.filter(({ letter, value }) => letter && value !== null);
    expect(lettered.map(({ letter, name, value }) => `${letter} ${name} ${value}`)).toEqual([
      "A outerDiameter 275",
      "B hatDiameter 148",
      "C centerBore 55",
      "D boltCircle 100",
      "E height 49.5",
      "F thickness 22",
      "G minThickness 20",
      "H flange 6.5",
    ]);
    expect(rotor.dimensions).toContainEqual({ name: "holes", value: 5 });
  });

  it.each([
    ["brake_pads", "ABCDEF"],
    ["brake_shoes", "ABCDEFGHJK"],
    ["brake_lining", "ABC"],
    ["brake_drums", "ABCDEFG"],
    ["wheel_cylinders", "AB"],
    ["master_cylinders", "ABC"],
  ] as const)("assigns %s the letters %s", (family, letters) => {
    const found = examples.datasheets[family].dimensions.map((dimension) => dimension.letter ?? "");
    expect(found.join("")).toBe(letters);
  });

  it("lists warehouses in their defined order, and omits a grade that is not sold", () => {
    expect(rotor.prices?.grades).toEqual(["Precio", "HIGH PERFORMANCE"]);
    expect(rotor.prices?.rows.map((row) => row.warehouse)).toEqual(warehouses);
    expect(rotor.prices?.rows[1]?.amounts).toEqual({ Precio: 42.6 });
    expect(rotor.prices?.rows[6]?.amounts).toEqual({ Precio: 40.1, "HIGH PERFORMANCE": 0 });
  });

  it("sorts warehouses that come in another order", () => {
    const wire = structuredClone(datasheetAnswers.brake_rotors);
    wire.Precio?.Data.reverse();
    expect(datasheetOf("", wire).prices).toEqual(rotor.prices);
  });

  it("puts a family's own grades first, others after them alphabetically", () => {
    const wire = structuredClone(datasheetAnswers.brake_lining);
    wire.Precio = { Columnas: ["ALMACEN", "ZINC", "GOLD", "COPPER", "SILVER"], Data: [], UPC: [] };
    expect(datasheetOf("", wire).prices?.grades).toEqual(["SILVER", "GOLD", "COPPER", "ZINC"]);
  });

  it("pairs equivalences with their notes, and leaves empty letters out", () => {
    expect(rotor.equivalences).toHaveLength(4);
    expect(rotor.equivalences?.[1]).toEqual({
      letter: "B",
      code: "BR31402",
      note: "280.0 x 24.0",
    });
    expect(examples.datasheets.brake_lining.equivalences).toEqual([
      { letter: "A", code: "BL4514", note: null },
    ]);
    expect(examples.datasheets.brake_shoes.equivalences).toEqual([]);
  });

  it("reads both spellings of the years", () => {
    expect(rotor.applications?.[0]).toEqual({
      maker: "Toyota",
      model: "Corolla",
      submodel: "S, LE, XLE",
      engine: "1.8 L",
      position: "Front",
      observation: null,
      qualifiers: {},
      years: { from: 2009, to: 2013 },
    });
    expect(examples.datasheets.wheel_cylinders.applications?.[0]?.years).toEqual({
      from: 2005,
      to: 2015,
    });
    expect(examples.datasheets.brake_drums.applications?.[1]?.years.to).toBeNull();
  });

  it("has UPCs, interchanges and packing", () => {
    expect(rotor.upcs?.[0]).toEqual({ grade: "Precio", upc: "074830031336" });
    expect(rotor.interchanges?.[2]).toEqual({ brand: "ROTEX", code: "RX31338" });
    expect(rotor.pallet).toEqual({ boxQuantity: 2, palletQuantity: 1080, weight: 11.6 });
    expect(examples.datasheets.brake_lining).not.toHaveProperty("pallet");
  });

  it("contains the certified grades", () => {
    expect(rotor.certification).toEqual({
      certified: true,
      grades: ["Precio", "HIGH PERFORMANCE"],
    });
    expect(examples.datasheets.wheel_cylinders.certification).toEqual({
      certified: true,
      grades: [],
    });
    expect(examples.datasheets.brake_shoes.certification).toEqual({ certified: false, grades: [] });
  });

  it("has no key for blocks that the level may not see", () => {
    for (const key of ["prices", "upcs", "equivalences", "interchanges"]) {
      expect(examples.datasheetAnonymous).not.toHaveProperty(key);
    }
    expect(examples.datasheetAnonymous.applications).toHaveLength(9);
    expect(examples.datasheetPlanta).not.toHaveProperty("interchanges");
    expect(examples.datasheetPlanta).not.toHaveProperty("applications");
    expect(examples.datasheetPlanta.prices?.rows.map((row) => row.warehouse)).toEqual(["PLANTA"]);
  });
});

describe("relatedProductsQuery", () => {
  const corolla = { code: "BR31338", maker: "Toyota", model: "Corolla" };

  it("sends the years, and omits the last one while the vehicle is built", async () => {
    const { client, calls, queries } = testClient({ "GET /api/Related_products": relatedAnswer });
    const ask = (to: number | null) =>
      queries.query(relatedProductsQuery(client, { ...corolla, years: { from: 2009, to } }));
    await ask(2013);
    await ask(null);
    const common = "GET /api/Related_products?codigo=BR31338&marca=Toyota&modelo=Corolla";
    expect(calls).toEqual([`${common}&desde=2009&hasta=2013`, `${common}&desde=2009`]);
  });

  it("returns domain products", () => {
    expect(examples.relatedProducts).toHaveLength(6);
    expect(examples.relatedProducts[0]).toEqual({
      code: "D12001",
      family: "brake_pads",
      maker: "Toyota",
      model: "Corolla",
      years: { from: 2009, to: 2013 },
      detail: { en: "Ceramic Plus, front", es: "Ceramic Plus, delantera" },
      measures: { length1: 131.5, width1: 52.4 },
    });
  });

  it("waits for a vehicle", () => {
    const { client } = testClient({});
    expect(relatedProductsQuery(client, undefined).enabled).toBe(false);
  });
});
