import { describe, expect, it } from "vitest";
import { familyOf, measurableFamilies, measureColumns } from "@caliper/catalogue-model";
import type { Body, Wire } from "@caliper/api-client/wire";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

type Type = Wire<"MeasurableType">;
type Question = Body<"searchByDim">;

const fields = async (type: Type, as: Caller = "cliente") =>
  (await server.ok("searchByDim", { body: { step: 0, Product_Type: type }, as })).Fields;

const search = (
  type: Type,
  values: Readonly<Record<string, string | number>>,
  tolerances?: number[],
  as: Caller = "cliente",
) => {
  const body: Question = {
    step: 2,
    Product_Type: type,
    Filter: "1",
    Filter_Fields: Object.keys(values),
    Values: Object.values(values),
    ...(tolerances && { Tolerances: tolerances }),
  };
  return server.ok<"searchByDim", Wire<"MeasureResults">>("searchByDim", { body, as });
};

it.each(measurableFamilies)("step 0 returns the measure fields of %s", async (family) => {
  const headers = measureColumns(family).map(({ header }) => header);
  expect(await fields(familyOf(family).productType as Type)).toEqual(headers);
});

describe("step 2", () => {
  it("returns products within half a millimeter, the nearest first", async () => {
    const { Fields, Columnas, Data } = await search("Brake Rotors", { OUTER_DIAM: "275.2" });
    expect(Fields).toEqual(["OUTER_DIAM"]);
    expect(Columnas).toEqual([...(await fields("Brake Rotors")), "Deviation"]);
    expect(Data.map((row) => row["XBP"])).toContain("BR31338");
    const deviations = Data.map((row) => Number(row["Deviation"]));
    expect(deviations).toEqual([...deviations].sort((a, b) => a - b));
    for (const row of Data) {
      expect(Math.abs(Number(row["OUTER_DIAM"]) - 275.2)).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(row).toHaveProperty("DWG");
    }
  });

  it("returns the price in the warehouse that was asked for, or in the caller's own", async () => {
    const [Filter_Fields, Values] = [["OUTER_DIAM"], [275]];
    const question = { step: 2, Product_Type: "Brake Rotors", Filter: "1", Filter_Fields, Values };
    const priceIn = async (Warehouse: Wire<"Warehouse">, as: Caller) => {
      const body = { ...question, Warehouse } as Question;
      const found = await server.ok<"searchByDim", Wire<"MeasureResults">>("searchByDim", {
        body,
        as,
      });
      return found.Prices?.["BR31338"];
    };
    const sheet = await server.ok("fichaInfo", { query: { codigo: "BR31338" }, as: "admin" });
    const amounts = new Map(sheet.Precio?.Data.map((row) => [row["ALMACEN"], row["Precio"]]));
    for (const ALMACEN of ["MIAMI", "PANAMA"] as const)
      expect(await priceIn(ALMACEN, "admin")).toMatchObject({
        ALMACEN,
        Precio: amounts.get(ALMACEN),
      });
    expect((await priceIn("PANAMA", "cliente_miami"))?.ALMACEN).toBe("MIAMI");
    expect(await priceIn("MIAMI", "junior")).toBeUndefined();
  });

  it("needs every measure to be within its own tolerance", async () => {
    const exact = { OUTER_DIAM: 275, THICKNESS: 22, HOLES: "5" };
    const found = await search("Brake Rotors", exact, [0, 0, 0]);
    expect(found.Data[0]).toMatchObject({ XBP: "BR31338", Deviation: 0 });
    const near = { ...exact, THICKNESS: 23 };
    expect((await search("Brake Rotors", near, [0, 0.9, 0])).Data).toEqual([]);
    const [first] = (await search("Brake Rotors", near, [0, 1, 0])).Data;
    expect(first).toMatchObject({ XBP: "BR31338", Deviation: 0.333 });
  });

  it("includes the edge of the tolerance despite binary fractions", async () => {
    const { Data } = await search("Brake Rotors", { OUTER_DIAM: 279.2, THICKNESS: 21.1 });
    expect(Data.map((row) => row["XBP"])).toContain("BR1200");
  });

  it.each([
    ["Brake Pads", { LENGTH1: 137.2 }, "FMSI"],
    ["Brake Shoes", { DRUM_DIAM: 228.6 }, "FMSI"],
    ["Brake Drums", { DRUM_DIAM: "228.6" }, "DWG"],
    ["Wheel Cylinders", { Sizemm: 19.05 }, "XBP"],
    ["Master Cylinders", { Bore_mm: 25.4 }, "XBP"],
  ] as const)("of %s by %j contains %s", async (type, values, column) => {
    const { Columnas, Data } = await search(type, values);
    expect(Data.length).toBeGreaterThan(0);
    for (const row of Data) {
      expect(row).toHaveProperty(column);
      expect(typeof row["XBP"]).toBe("string");
      for (const name of Columnas) expect(row).toHaveProperty(name);
    }
  });

  it("of lining contains its reference", async () => {
    const lining = await server.data.database.read
      .selectFrom("brake_lining")
      .select(["code", "width"])
      .executeTakeFirstOrThrow();
    const { Data } = await search("Brake Lining", { WIDTH: lining.width ?? 0 });
    expect(Data.map((row) => row["Reference"])).toContain(lining.code);
  });

  it("returns no rows far from all products", async () => {
    expect(await search("Brake Pads", { LENGTH1: 99999 })).toMatchObject({ Data: [], Total: 0 });
    expect((await search("Brake Rotors", { OUTER_DIAM: 100_000 }, [100])).Data).toEqual([]);
    expect((await search("Brake Rotors", { OUTER_DIAM: 0 }, [0])).Data).toEqual([]);
  });

  it("leaves out products without the measure", async () => {
    const codes = async (values: Record<string, number>, tolerances: number[]) =>
      (await search("Brake Rotors", values, tolerances)).Data.map((row) => row["XBP"]);
    const flange = (value: number | null) =>
      server.data.database.write
        .updateTable("brake_rotors")
        .set({ flange: value })
        .where("code", "=", "BR31338")
        .execute();
    const values = { OUTER_DIAM: 275, FLANGE: 0 };
    expect(await codes(values, [0, 100])).toContain("BR31338");
    await flange(null);
    expect(await codes(values, [0, 100])).not.toContain("BR31338");
    expect(await codes({ OUTER_DIAM: 275 }, [0])).toContain("BR31338");
    await flange(6.5);
  });

  it("contains the first vehicle of each product for viewers of applications", async () => {
    const { Fits } = await search("Brake Rotors", { OUTER_DIAM: 275, THICKNESS: 22 }, [0, 0]);
    expect(Fits?.["BR31338"]).toMatchObject({ Maker: "Toyota", Model: "Corolla" });
    const planta = await search("Brake Rotors", { OUTER_DIAM: 275 }, undefined, "planta");
    expect(planta.Data).not.toEqual([]);
    expect(planta).not.toHaveProperty("Fits");
  });
});
