import { type FamilyId, wheelSizesIn, type YearRange } from "@caliper/catalogue-model";
import type { FamilyRow, ProductsRepository } from "../catalogue/products.repository.ts";
import type { Statement, Vehicle, VehiclesRepository } from "../catalogue/vehicles.repository.ts";
import type { Fact } from "./decide.ts";
import { measuredFields } from "./fields.ts";

export interface DecidedVehicle extends Vehicle {
  readonly modelKey: string;
  /** Rows of other submodels do not count. */
  readonly isSubmodel?: ((name: string) => boolean) | undefined;
}

interface Repositories {
  readonly vehicles: VehiclesRepository;
  readonly products: ProductsRepository;
}

const shaped: ReadonlySet<FamilyId> = new Set(["brake_pads", "brake_shoes"]);

/** Codes of one shape, such as grades and suffixes, are one part. */
export const shapeOf = ({
  family,
  fmsi,
  code,
}: Pick<Statement, "family" | "fmsi" | "code">): string =>
  shaped.has(family) ? (fmsi ?? code) : code;

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** `1.6 L` of `1.6 L Turbo`; the whole text where it has no displacement. */
const engineOf = (text: string) =>
  /\d+[.,]\d/u.exec(text)?.[0].replace(",", ".").concat(" L") ?? text;

/** The months of one year in which the vehicle was built; undefined for all. */
function monthsOf({ qualifiers, year_from, year_to }: Statement, years: YearRange | undefined) {
  if (!years || years.from !== years.to) return undefined;
  const from = (year_from === years.from ? qualifiers.monthFrom : undefined) ?? 1;
  const to = (year_to === years.from ? qualifiers.monthTo : undefined) ?? 12;
  if (from === 1 && to === 12) return undefined;
  return months.filter((month) => month >= from && month <= to).map(String);
}

/** The years among those asked for. */
function yearsOf({ year_from: from, year_to }: Statement, askedYears: YearRange): string[] {
  const [first, last] = [
    Math.max(from, askedYears.from),
    Math.min(year_to ?? Infinity, askedYears.to ?? 0),
  ];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index));
}

const presence = (value: boolean | undefined) =>
  value === undefined ? undefined : [value ? "yes" : "no"];
const one = (value: string | null | undefined) =>
  value === undefined || value === null ? undefined : [value];

/** Reads what the rows of a vehicle say of it and of the parts, in the order of the rows. */
export function createFacts(products: Pick<ProductsRepository, "measuresOf">) {
  function valuesOf(
    row: Statement,
    measures: FamilyRow | undefined,
    askedYears: YearRange,
    years: YearRange | undefined,
  ): Fact["values"] {
    const { position, submodel, engine, side, qualifiers } = row;
    const { wheelSize } = qualifiers;
    const values: Record<string, readonly string[] | undefined> = {
      axle: position === null || position === "Front and rear" ? undefined : [position],
      year: askedYears.from === askedYears.to ? undefined : yearsOf(row, askedYears),
      month: monthsOf(row, years),
      submodel: one(submodel),
      engine: engine === null ? undefined : [engineOf(engine)],
      drive: one(qualifiers.drive),
      wheelSize: wheelSize === undefined ? undefined : wheelSizesIn(wheelSize),
      abs: presence(qualifiers.abs),
      rearBrake: one(qualifiers.rearBrake),
      brakeSystem: one(qualifiers.brakeSystem),
      side: side === "Both" ? undefined : one(side),
      wearSensor: presence(qualifiers.wearSensor),
    };
    for (const field of measuredFields) {
      const value = measures?.[field];
      if (typeof value === "number") values[field] = [String(value)];
    }
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  }

  return async (rows: readonly Statement[], years: YearRange | undefined): Promise<Fact[]> => {
    const measures = await products.measuresOf(rows);
    const last = Math.max(...rows.map(({ year_from, year_to }) => year_to ?? year_from));
    const first = Math.min(...rows.map(({ year_from }) => year_from));
    const askedYears = {
      from: Math.max(first, years?.from ?? first),
      to: Math.min(Math.max(first, last), years?.to ?? Infinity),
    };
    return rows.map((row): Fact => ({
      code: row.code,
      shape: shapeOf(row),
      values: valuesOf(row, measures.get(row.code), askedYears, years),
    }));
  };
}

export type FactsOfVehicle = ReturnType<typeof createFactsOfVehicle>;

/** What the applications say of the parts of a vehicle, to tell them apart. */
export function createFactsOfVehicle({ vehicles, products }: Repositories) {
  const factsOf = createFacts(products);
  return async (vehicle: DecidedVehicle, family: FamilyId): Promise<Fact[]> => {
    const { years, isSubmodel } = vehicle;
    const every = await vehicles.statements(vehicle, [family]);
    const rows = every.filter(
      ({ submodel }) => submodel === null || isSubmodel === undefined || isSubmodel(submodel),
    );
    return factsOf(rows, years);
  };
}
