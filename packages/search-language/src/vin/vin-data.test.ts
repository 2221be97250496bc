import { expect, test } from "vitest";
import { readVinData, vinData, writeVinData, type VinTables } from "./vin-data.ts";

const tables: VinTables = {
  source: "a test",
  manufacturers: new Map([
    ["3N1", { make: "Nissan", isLight: true, schemas: [{ schema: 1, from: 2013, to: null }] }],
    [
      "1A9123",
      {
        make: "",
        isLight: false,
        schemas: [
          { schema: 0, from: 1990, to: 1999 },
          { schema: 1, from: 2000, to: 2000 },
        ],
      },
    ],
  ]),
  schemas: [
    [{ keys: "A", field: "liters", value: "1.8" }],
    [
      { keys: "*****|*Y", field: "model", value: "Nissan\tSentra" },
      { keys: "[A-C]", field: "weight", value: "2F" },
    ],
  ],
};

test("the file contains what was written", async () => {
  const read = await readVinData(await writeVinData(tables));
  expect(read.source).toBe(tables.source);
  for (const [code, manufacturer] of tables.manufacturers) {
    expect(read.manufacturer(code)).toEqual(manufacturer);
  }
  expect(tables.schemas.map((_, schema) => [...read.patterns(schema)])).toEqual(tables.schemas);
  expect(read.manufacturer("XYZ")).toBeUndefined();
});

test("the data names its source and is read once", async () => {
  const data = await vinData();
  expect(data.source).toContain("NHTSA vPIC");
  expect(await vinData()).toBe(data);
});
