import { beforeAll, expect, it } from "vitest";
import {
  familiesOfSection,
  type FamilyId,
  familyOf,
  familyTables,
  conditions,
  matchReading,
  measureColumns,
} from "@caliper/catalogue-model";
import type { Wire } from "@caliper/api-client/wire";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";
import { drawsOf, oneOf, type Random } from "./testing/draws.ts";

/**
 * Seeded random searches of all kinds. Each must return the same as a scan of all rows.
 */
let tables: Tables;

type MeasuredRow = Readonly<Record<string, unknown>>;
type Tables = Awaited<ReturnType<typeof readTables>>;

/** Whole tables. */
async function readTables() {
  const { read } = server.data.database;
  const product = await read.selectFrom("product").selectAll().execute();
  return {
    product,
    interchange: await read.selectFrom("interchange").selectAll().execute(),
    application: await read.selectFrom("application").selectAll().execute(),
    hardwareBrake: await read.selectFrom("hardware_brake").selectAll().execute(),
    familyOf: new Map(product.map(({ code, family }) => [code, family as FamilyId])),
    positionOf: new Map(product.map(({ code, position }) => [code, position])),
    measures: await readMeasures(),
  };
}

const server = sharedTestServer();
beforeAll(async () => {
  tables = await readTables();
});

const keyOf = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/gu, "");
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .toLowerCase();
const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const sections = ["brakepad_band", "rotor_drum", "cylinder_bomb", "hardware"] as const;

/** A typed code: whole or in part, in any case, with punctuation. */
function typed(draw: Random): string {
  const source = oneOf(draw, [
    oneOf(draw, tables.product).code,
    oneOf(draw, tables.product).fmsi ?? "D1200",
    oneOf(draw, tables.interchange).interchange,
    `${draw.int(0, 99_999)}`,
  ]);
  const from = draw.chance(0.4) ? draw.int(0, Math.max(0, source.length - 3)) : 0;
  const part = draw.chance(0.5) ? source : source.slice(from, from + draw.int(2, 8));
  const cased = draw.chance(0.5) ? part.toLowerCase() : part;
  return cased
    .split("")
    .map((sign) => (draw.chance(0.1) ? sign + oneOf(draw, ["-", " ", ".", "/"]) : sign))
    .join("");
}

interface Found {
  readonly match: "exact" | "prefix" | "contains";
  readonly reason: "code" | "fmsi" | "interchange";
}
const matches = ["exact", "prefix", "contains"] as const;
const reasons = ["code", "fmsi", "interchange"] as const;

function scanCodes(key: string, families: readonly FamilyId[] | undefined, partial: boolean) {
  const keys = [
    ...tables.product.map(({ code }) => ({ reason: "code" as const, code, text: code })),
    ...tables.product.map(({ code, fmsi }) => ({
      reason: "fmsi" as const,
      code,
      text: fmsi ?? "",
    })),
    ...tables.interchange.map(({ code, interchange }) => ({
      reason: "interchange" as const,
      code,
      text: interchange,
    })),
  ];
  const rank = ({ match, reason }: Found) => matches.indexOf(match) * 3 + reasons.indexOf(reason);
  const scan = (matchOf: (own: string) => Found["match"] | null) => {
    const best = new Map<string, Found>();
    for (const { reason, code, text } of keys) {
      const family = tables.familyOf.get(code);
      if (key === "" || family === undefined || families?.includes(family) === false) continue;
      const match = matchOf(keyOf(text));
      if (match === null || (reason === "interchange" && match !== "exact" && !partial)) continue;
      const known = best.get(code);
      const found = { match, reason } as const;
      if (!known || rank(found) < rank(known)) best.set(code, found);
    }
    return best;
  };
  const beginning = scan((own) => {
    if (own.startsWith(key)) return own === key ? "exact" : "prefix";
    return key.length > 2 && own.replace(/^[A-Z]+/u, "").startsWith(key) ? "contains" : null;
  });
  if (beginning.size > 0) return beginning;
  return scan((own) => (key.length > 2 && own.includes(key) ? "contains" : null));
}

async function codeSearch(draw: Random): Promise<void> {
  const text = typed(draw);
  const data = draw.chance(0.4) ? oneOf(draw, sections) : undefined;
  const as = oneOf(draw, ["cliente", "junior"] as const satisfies readonly Caller[]);
  const { Data, Total } = await server.ok("searchByCode", {
    query: { codigo: text, data, limit: 200 },
    as,
  });
  const expected = scanCodes(keyOf(text), data && familiesOfSection(data), as === "cliente");
  const answered = Data.map(({ XBP, Match, Reason }) => [XBP, Match, Reason]);
  const asked = `code ${JSON.stringify(text)} in ${data ?? "all"} as ${as}`;
  expect([asked, Total]).toEqual([asked, expected.size]);
  expect([asked, answered.length]).toEqual([asked, Math.min(200, expected.size)]);
  for (const [code = "", match, reason] of answered) {
    const found = expected.get(code);
    const isHidden = as === "junior" && found?.reason === "interchange";
    const shown = isHidden ? "code" : found?.reason;
    expect([asked, code, match, reason]).toEqual([asked, code, found?.match, shown]);
  }
}

interface Vehicle {
  readonly maker: string;
  readonly model: string | undefined;
  readonly year: number | undefined;
  readonly yearTo: number | undefined;
}

/** A vehicle that may exist, its names in any case, sometimes without accents. */
function vehicleOf(draw: Random): Vehicle {
  const { maker, model } = oneOf(draw, tables.application);
  const spell = (name: string) =>
    oneOf(draw, [name, name.toUpperCase(), name.toLowerCase(), plain(name)]);
  const year = draw.chance(0.6) ? draw.int(1980, 2026) : undefined;
  return {
    maker: spell(maker),
    model: draw.chance(0.8) ? spell(model) : undefined,
    year,
    yearTo: year !== undefined && draw.chance(0.5) ? draw.int(year, 2030) : undefined,
  };
}

function scanVehicle(
  { maker, model, year, yearTo = year }: Vehicle,
  families: readonly FamilyId[] | undefined,
) {
  return tables.application.filter((row) => {
    const family = tables.familyOf.get(row.code);
    return (
      plain(row.maker) === plain(maker) &&
      (model === undefined || plain(row.model) === plain(model)) &&
      (year === undefined ||
        yearTo === undefined ||
        (row.year_from <= yearTo && (row.year_to ?? 9999) >= year)) &&
      family !== undefined &&
      families?.includes(family) !== false
    );
  });
}

const unique = (texts: Iterable<string>) => [...new Set(texts)].sort(order);

const wireVehicle = ({ maker, model, year, yearTo }: Vehicle) => ({
  marca: maker,
  modelo: model,
  year,
  year_to: yearTo,
});

async function sectionSearch(draw: Random): Promise<void> {
  const vehicle = vehicleOf(draw);
  const data = oneOf(draw, ["brakepad_band", "rotor_drum", "cylinder_bomb"] as const);
  const type = draw.chance(0.5) ? ("wheel_cylinder" as const) : ("master_cylinder" as const);
  const isCylinder = data === "cylinder_bomb";
  const { Columnas, Data, Products } = await server.ok("searchByApplication", {
    query: { data, ...wireVehicle(vehicle), ...(isCylinder && { type }) },
    as: "cliente",
  });
  const families = isCylinder
    ? [type === "wheel_cylinder" ? ("wheel_cylinders" as const) : ("master_cylinders" as const)]
    : familiesOfSection(data);
  const texts = ["From", "To", "FROM", "TO", "SubModel", "observation"];
  const slots = Columnas.filter((column) => !texts.includes(column));
  const answered = Data.flatMap((row) =>
    slots.flatMap((slot) =>
      row[slot] === null ? [] : [[row["Model"], row["From"] ?? row["FROM"], row[slot]].join("|")],
    ),
  );
  const expected = scanVehicle(vehicle, families).map((row) =>
    [row.model, row.year_from, row.code].join("|"),
  );
  const asked = `${data} ${JSON.stringify(vehicle)}`;
  expect([asked, ...unique(answered)]).toEqual([asked, ...unique(expected)]);
  for (const [code, { Type }] of Object.entries(Products ?? {})) {
    expect(Type).toBe(familyOf(tables.familyOf.get(code) ?? "pistons").productType);
  }
}

async function globalSearch(draw: Random): Promise<void> {
  const vehicle = vehicleOf(draw);
  const { Data, Total } = await server.ok("globalApliSearch", {
    query: wireVehicle(vehicle),
    as: "cliente",
  });
  const expected = scanVehicle(vehicle, undefined).map((row) =>
    [
      row.code,
      row.model,
      row.submodel,
      row.year_from,
      row.year_to,
      row.position ?? tables.positionOf.get(row.code),
    ].join("|"),
  );
  const answered = Data.map((row) =>
    [row.Codigo, row.Model, row.SubModel, row.Desde, row.Hasta, row.Position].join("|"),
  );
  const asked = `global ${JSON.stringify(vehicle)}`;
  expect([asked, Total, ...answered.toSorted(order)]).toEqual([
    asked,
    unique(expected).length,
    ...unique(expected),
  ]);
}

async function hardwareSearch(draw: Random): Promise<void> {
  const { code, brake } = oneOf(draw, tables.hardwareBrake);
  const whole = draw.chance(0.5) ? code : brake;
  const text = draw.chance(0.5) ? whole.toLowerCase() : whole.slice(0, draw.int(1, whole.length));
  const { Data } = await server.ok("searchHardware", {
    query: { code: text },
    as: "junior",
  });
  const key = keyOf(text);
  const expected = tables.hardwareBrake
    .filter((row) => [row.code, row.brake].some((each) => keyOf(each).includes(key)))
    .map((row) => [row.code, row.brake, row.type].join("|"));
  const answered = Data.map((row) => [row.XBP, row.BRAKE, row.Type].join("|"));
  expect([text, ...answered.toSorted(order)]).toEqual([text, ...expected.toSorted(order)]);
}

async function hardwareByVehicle(draw: Random): Promise<void> {
  const vehicle = vehicleOf(draw);
  const { yearTo, ...query } = vehicle;
  const { Data } = await server.ok("searchHardwareApplication", {
    query: { ...query, year_to: yearTo },
    as: "cliente",
  });
  const expected = scanVehicle(vehicle, ["hardware"]).map((row) =>
    [row.code, row.model, row.year_from, row.year_to].join("|"),
  );
  const answered = Data.map((row) => [row.Codigo, row.Model, row.Desde, row.Hasta].join("|"));
  const asked = JSON.stringify(vehicle);
  expect([asked, ...unique(answered)]).toEqual([asked, ...unique(expected)]);
}

const measured = [
  "brake_pads",
  "brake_shoes",
  "brake_lining",
  "brake_rotors",
  "brake_drums",
  "wheel_cylinders",
  "master_cylinders",
] as const;

async function readMeasures() {
  const { read } = server.data.database;
  const entries = measured.map(async (family) => {
    const rows: readonly MeasuredRow[] = await read
      .selectFrom(familyTables[family].name as "brake_rotors")
      .selectAll()
      .execute();
    return [family, rows] as const;
  });
  return new Map(await Promise.all(entries));
}

async function measureSearch(draw: Random): Promise<void> {
  const family = oneOf(draw, measured);
  const rows = tables.measures.get(family) ?? [];
  const like = oneOf(draw, rows);
  const columns = measureColumns(family).filter(
    (column) => column.measure && like[column.name] !== null,
  );
  const count = Math.min(columns.length, draw.int(1, 3));
  const wanted = Array.from({ length: count }, (_, index) => {
    const column = columns[(draw.int(0, columns.length - 1) + index) % columns.length];
    if (!column) throw new Error(`${family} has no measures`);
    const value = Math.max(0, Number(like[column.name]) + draw.step(-1, 1, 0.1));
    return { column, value: Number(value.toFixed(2)), tolerance: draw.step(0, 3, 0.25) };
  }).filter(({ column }, at, all) => all.findIndex((other) => other.column === column) === at);
  const condition = draw.chance(0.5) ? oneOf(draw, conditions) : undefined;
  const { Data, Total, Matches } = await server.ok<"searchByDim", Wire<"MeasureResults">>(
    "searchByDim",
    {
      body: {
        step: 2,
        Product_Type: familyOf(family).productType,
        Filter: "1",
        Filter_Fields: wanted.map(({ column }) => column.header),
        Values: wanted.map(({ value }) => value),
        Tolerances: wanted.map(({ tolerance }) => tolerance),
        ...(condition && { Condition: condition }),
      },
      as: "cliente",
    },
  );
  const expected = rows.filter((row) => {
    const part = Object.fromEntries(
      measureColumns(family).map(({ field, name }) => [field, row[name]]),
    );
    return wanted.every(({ column: { field, name }, value, tolerance }) => {
      if (condition !== undefined) {
        return matchReading(family, part, { field, value, tolerance }, condition) !== null;
      }
      const cell = row[name];
      // Binary fractions are off by less than a millionth of a millimeter.
      return cell !== null && Math.abs(Number(cell) - value) <= tolerance + 1e-6;
    });
  });
  const asked = [
    family,
    condition,
    ...wanted.map(({ column, value, tolerance }) => [column.header, value, tolerance]),
  ].join(" ");
  expect([asked, Total, ...Data.map((row) => String(row["XBP"])).sort(order)]).toEqual([
    asked,
    expected.length,
    ...expected.map((row) => String(row["code"])).sort(order),
  ]);
  expect(Object.keys(Matches ?? {})).toHaveLength(condition === undefined ? 0 : Data.length);
  const deviations = Data.map((row) => Number(row["Deviation"]));
  expect(deviations).toEqual(deviations.toSorted((a, b) => a - b));
}

async function vehicleLists(draw: Random): Promise<void> {
  const data = draw.chance(0.7) ? oneOf(draw, sections) : undefined;
  const families = data && familiesOfSection(data);
  const { maker } = oneOf(draw, tables.application);
  const answered = await server.ok("modelInput", {
    query: { data, marca: draw.chance(0.5) ? plain(maker) : maker },
    as: "cliente",
  });
  const expected = scanVehicle(
    { maker, model: undefined, year: undefined, yearTo: undefined },
    families,
  );
  expect([maker, data, ...answered.toSorted(order)]).toEqual([
    maker,
    data,
    ...unique(expected.map(({ model }) => model)),
  ]);
}

const atOnce = 8;

const forms = [
  { name: "codes", times: 700, search: codeSearch },
  { name: "vehicles in a section", times: 400, search: sectionSearch },
  { name: "vehicles everywhere", times: 250, search: globalSearch },
  { name: "hardware by code", times: 150, search: hardwareSearch },
  { name: "hardware by vehicle", times: 100, search: hardwareByVehicle },
  { name: "measures", times: 300, search: measureSearch },
  { name: "models", times: 100, search: vehicleLists },
] as const;

/** A quarter of the searches by default; SEARCHES=1 runs them all. */
const share = Number(process.env["SEARCHES"] ?? 0.25);

it.each(forms)("random searches by $name return what a plain scan finds", async (form) => {
  const draw = drawsOf(forms.indexOf(form));
  expect.hasAssertions();
  // Concurrent, in batches; each draws its query before it waits.
  for (let time = 0; time < form.times * share; time += atOnce) {
    const some = Math.min(atOnce, form.times * share - time);
    await Promise.all(Array.from({ length: some }, () => form.search(draw)));
  }
});
