import { describe, expect, test } from "vitest";
import {
  families,
  hasVehicleIdentifier,
  isGtin,
  normalizeCode,
  warehouses,
} from "@caliper/catalogue-model";
import { buildCatalogue } from "./catalogue.ts";
import { fluidBottles, fluidProducts } from "./fluids.ts";
import type { DemoProduct } from "./model.ts";
import { demoRows } from "./rows.ts";
import { complete, manyInterchanges } from "./showcase.ts";
import { loadVehicles } from "./vehicles.ts";

const products: DemoProduct[] = [...buildCatalogue(loadVehicles()), ...fluidProducts()];
const rows = demoRows(products);

const countOf = <T>(list: readonly T[], test_: (each: T) => boolean) => list.filter(test_).length;
const repeated = (names: readonly string[]) => {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
};
/** The values of a column, none missing. */
const numbers = <K extends string>(
  list: readonly Readonly<Record<K, number | null>>[],
  ...names: K[]
) => list.map((row) => names.map((name) => row[name] ?? Number.NaN));

test("vehicles are of at least 40 makes, from 1985 to 2026", () => {
  const vehicles = loadVehicles();
  expect(new Set(vehicles.map(({ maker }) => maker)).size).toBeGreaterThanOrEqual(40);
  expect(Math.min(...vehicles.map(({ from }) => from))).toBe(1985);
  expect(Math.max(...vehicles.map(({ from, to }) => to ?? from))).toBeLessThanOrEqual(2026);
  expect(countOf(vehicles, ({ from, to }) => to !== null && to < from)).toBe(0);
});

describe("amounts", () => {
  test("reach the documented minimum", () => {
    expect(rows.product.length).toBeGreaterThanOrEqual(3000);
    expect(rows.application.length).toBeGreaterThanOrEqual(60_000);
    expect(rows.interchange.length).toBeGreaterThanOrEqual(20_000);
    expect(families.filter(({ id }) => rows[id].length === 0)).toEqual([]);
  });

  test("include a product with 500 interchanges", () => {
    expect(countOf(rows.interchange, ({ code }) => code === manyInterchanges)).toBe(500);
  });

  test("can be increased for benchmarks", { timeout: 30_000 }, () => {
    const large = demoRows(products, { applications: 100_000, interchanges: 50_000 });
    expect(large.application.length).toBe(100_000);
    expect(large.interchange.length).toBeGreaterThanOrEqual(50_000);
  });
});

test.each([...complete])("%s has complete data", (code) => {
  const mine = <T extends { code: string }>(list: readonly T[]) =>
    countOf(list, (row) => row.code === code);
  const prices = rows.price.filter((row) => row.code === code);
  expect(prices.length).toBe(warehouses.length * mine(rows.upc));
  expect(countOf(prices, ({ price_cents }) => price_cents === 0)).toBe(0);
  const others = [rows.application, rows.interchange, rows.equivalence, rows.certification];
  expect(others.map((list) => mine<{ code: string }>(list)).filter((count) => count === 0)).toEqual(
    [],
  );
});

describe("codes", () => {
  test("are not taken for identifiers of vehicles", () => {
    const codes = [
      ...rows.product.map(({ code }) => code),
      ...rows.interchange.map(({ interchange }) => interchange),
    ];
    expect(codes.length).toBeGreaterThan(20_000);
    expect(codes.filter(hasVehicleIdentifier)).toEqual([]);
  });

  test("are distinct by their keys", () => {
    expect(repeated(products.map(({ code }) => normalizeCode(code)))).toEqual([]);
  });

  test("`d-1200` is an own code, an FMSI number and part of competitors' codes", () => {
    const found = (key: string) => key.includes("D1200");
    expect(countOf(rows.product, ({ code_key }) => code_key === "D1200")).toBe(1);
    expect(countOf(rows.product, ({ code_key }) => found(code_key))).toBeGreaterThan(4);
    expect(countOf(rows.product, ({ fmsi_key }) => fmsi_key === "D1200")).toBeGreaterThan(1);
    expect(
      countOf(rows.interchange, ({ interchange_key }) => found(interchange_key)),
    ).toBeGreaterThan(5);
  });

  test("every row refers to a product that exists", () => {
    const codes = new Set(products.map(({ code }) => code));
    const used = [
      ...rows.application,
      ...rows.interchange,
      ...rows.price,
      ...rows.upc,
      ...rows.packaging,
      ...rows.certification,
      ...rows.equivalence,
      ...rows.replacement,
      ...rows.hardware_brake,
      ...rows.brake_fluid_bottles,
    ].map(({ code }) => code);
    const named = [
      ...rows.equivalence.map((row) => row.similar_code),
      ...rows.hardware_brake.map((row) => row.brake),
      ...rows.caliper_kits.map((row) => row.piston_code ?? ""),
    ];
    expect([...used, ...named].filter((code) => !codes.has(code))).toEqual([]);
  });

  test("no product lists a vehicle or an interchange twice", () => {
    const vehicle = ({
      observation: _observation,
      year_to: _to,
      ...row
    }: (typeof rows.application)[number]) => JSON.stringify(row);
    expect(repeated(rows.application.map(vehicle))).toEqual([]);
    expect(repeated(rows.interchange.map((row) => JSON.stringify(row)))).toEqual([]);
  });
});

describe("dimensions", () => {
  test("of rotors: bore < bolts < hat < friction ring < outside, and a wear limit", () => {
    const wrong = rows.brake_rotors.filter((row) => {
      const [[bore = 0, bolts = 0, hat = 0, outer = 0, thick = 0, least = 0] = []] = numbers(
        [row],
        "centre_bore",
        "bolt_circle",
        "hat_diameter",
        "outer_diameter",
        "thickness",
        "min_thickness",
      );
      const inOrder = bore < bolts - 20 && bolts + 16 < hat && hat + 70 < outer && outer < 400;
      const wear = thick - least;
      return !(inOrder && wear >= 1.5 && wear <= 3 && (row.height ?? 0) > thick);
    });
    expect(wrong).toEqual([]);
  });

  test("of drums: machined 1.5 to 2 mm at most, with shoes of the same diameter", () => {
    const wear = numbers(rows.brake_drums, "max_diameter", "drum_diameter").map(
      ([most = 0, diameter = 0]) => most - diameter,
    );
    expect(Math.min(...wear)).toBeGreaterThanOrEqual(1.49);
    expect(Math.max(...wear)).toBeLessThanOrEqual(2.01);
    const drums = new Set(rows.brake_drums.map((row) => row.drum_diameter));
    expect(rows.brake_shoes.filter((row) => !drums.has(row.drum_diameter))).toEqual([]);
  });

  test("of cylinders: the bore in inches and in millimeters is the same", () => {
    const inches = (text: string) =>
      text.split(" ").reduce((sum, part) => {
        const [above = 0, below = 1] = part.split("/").map(Number);
        return sum + above / below;
      }, 0);
    const bores = [
      ...rows.wheel_cylinders.map((row) => [row.size, row.size_mm] as const),
      ...rows.master_cylinders.map((row) => [row.bore, row.bore_mm] as const),
    ];
    const off = bores.filter(
      ([text, mm]) => Math.abs(inches(text ?? "") * 25.4 - (mm ?? 0)) > 0.01,
    );
    expect(off).toEqual([]);
    expect(countOf(rows.wheel_cylinders, ({ size_mm }) => size_mm === 20.64)).toBeGreaterThan(0);
  });

  test("contain the real facts", () => {
    const ofRio = rows.application.filter(
      ({ model, year_from, year_to }) => model === "Rio" && year_from === 2012 && year_to === 2017,
    );
    const codes = new Set(ofRio.map(({ code }) => code));
    const rotors = rows.brake_rotors.filter(({ code }) => codes.has(code));
    const sizes = numbers(rotors, "outer_diameter", "thickness", "min_thickness");
    expect(sizes).toEqual(
      expect.arrayContaining([
        [256, 22, 20],
        [280, 22, 19.4],
      ]),
    );
    const [worn] = rows.brake_rotors.filter(({ code }) => code === "BR1200");
    expect([worn?.outer_diameter, worn?.thickness]).toEqual([279.7, 21.6]);
  });

  test("are never missing", () => {
    const measures = [rows.brake_pads, rows.brake_shoes, rows.brake_lining, rows.brake_rotors];
    const values = measures.flat().flatMap((row) => Object.values(row));
    expect(countOf(values, (value) => value === null || Number.isNaN(value))).toBe(0);
  });
});

describe("commerce", () => {
  test("UPCs are valid and distinct", () => {
    expect(rows.upc.filter(({ upc }) => !isGtin(upc))).toEqual([]);
    expect(repeated(rows.upc.map(({ upc }) => upc))).toEqual([]);
  });

  test("every family has a price of every grade in every warehouse, some missing, some 0", () => {
    const familyOf = new Map(products.map(({ code, family }) => [code, family]));
    const found = new Set(
      rows.price.map(({ code, grade, warehouse }) => `${familyOf.get(code)}|${grade}|${warehouse}`),
    );
    const wanted = families.flatMap(({ id, grades }) =>
      grades.flatMap((grade) => warehouses.map((warehouse) => `${id}|${grade}|${warehouse}`)),
    );
    expect(wanted.filter((each) => !found.has(each))).toEqual([]);
    expect(countOf(rows.price, ({ price_cents }) => price_cents === 0)).toBeGreaterThan(100);
    expect(countOf(rows.price, ({ price_cents }) => !Number.isInteger(price_cents))).toBe(0);
  });

  test("cylinder tables have the same box and pallet quantities as the packaging", () => {
    const packed = new Map(rows.packaging.map((row) => [row.code, row]));
    const differ = [...rows.wheel_cylinders, ...rows.master_cylinders].filter(
      ({ code, box_quantity, pallet_quantity }) =>
        packed.get(code)?.box_quantity !== box_quantity ||
        packed.get(code)?.pallet_quantity !== pallet_quantity,
    );
    expect(differ).toEqual([]);
  });
});

describe("fluids", () => {
  /** FMVSS 116: dry and wet boiling point at least (°C), viscosity at -40 °C at most (mm²/s). */
  const limits: Record<string, readonly [dry: number, wet: number, cold: number]> = {
    DOT3: [205, 140, 1500],
    DOT4: [230, 155, 1800],
    DOT4HP: [230, 155, 1800],
    DOT5: [260, 180, 900],
  };

  test("are four in two volumes each, of 250, 355, 500 and 1000 mL", () => {
    expect(rows.brake_fluids.length).toBe(8);
    expect(new Set(rows.brake_fluids.map(({ fluid }) => fluid))).toEqual(
      new Set(Object.keys(limits)),
    );
    const volumes = new Set(rows.brake_fluids.map(({ volume }) => volume));
    expect(volumes).toEqual(new Set([250, 355, 500, 1000]));
  });

  test("meet their standard", () => {
    const failing = rows.brake_fluids.filter((row) => {
      const [dry, wet, cold] = limits[row.fluid] ?? [Infinity, Infinity, 0];
      const [low = 0, high = 14] = row.ph.split(" - ").map(Number);
      const boils = row.boiling_point >= dry && row.wet_boiling_point >= wet;
      const flows = row.viscosity_cold <= cold && row.viscosity_hot >= 1.5;
      return !(boils && flows && low >= 7 && high <= 11.5);
    });
    expect(failing).toEqual([]);
  });

  test("have a plastic and an aluminum bottle each and do not harden the cups", () => {
    const bottles = fluidBottles();
    expect(bottles.length).toBe(16);
    expect(countOf(bottles, ({ reference }) => reference.startsWith("BFP"))).toBe(8);
    expect(countOf(bottles, ({ reference }) => reference.startsWith("BFM"))).toBe(8);
    const harsh = bottles.filter(
      (row) =>
        (row.hardness_decrease_70 ?? -99) < -10 ||
        (row.hardness_decrease_120 ?? -99) < -15 ||
        (row.base_diameter_increase_70 ?? 0) < 0.15 ||
        (row.base_diameter_increase_120 ?? 9) > 1.4,
    );
    expect(harsh).toEqual([]);
    expect(
      countOf(
        bottles,
        (row) =>
          row.pieces_per_pallet !== (row.cartons_per_pallet ?? 0) * (row.carton_quantity ?? 0),
      ),
    ).toBe(0);
  });
});
