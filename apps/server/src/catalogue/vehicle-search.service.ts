import {
  familiesOf,
  familiesOfSection,
  type FamilyId,
  familyOf,
  foldText,
  maySeeSection,
  type Section,
  type Viewer,
} from "@caliper/catalogue-model";
import type { Answer, Wire } from "@caliper/api-client/wire";
import { forbidden } from "../refusal.ts";
import { applicationTable } from "./application-table.ts";
import { openProduct } from "./datasheet.service.ts";
import type { Measures, ProductsRepository } from "./products.repository.ts";
import { vehiclesIn } from "./vehicle-names.ts";
import type { FittingProduct, Vehicle, VehiclesRepository } from "./vehicles.repository.ts";

/** `wheel_cylinder` or `master_cylinder`, in the section of the cylinders. */
export type CylinderType = "wheel_cylinder" | "master_cylinder";

export interface VehicleQuestion {
  readonly maker: string;
  readonly model: string | undefined;
  readonly year: number | undefined;
}

const cylinderFamily = {
  wheel_cylinder: "wheel_cylinders",
  master_cylinder: "master_cylinders",
} as const satisfies Record<CylinderType, FamilyId>;

/** The global search answers so many rows, and says how many there are. */
const mostRows = 5000;
const mostRelated = 500;

interface Repositories {
  readonly vehicles: VehiclesRepository;
  readonly products: ProductsRepository;
}

export function createVehicleSearch({ vehicles, products }: Repositories) {
  /** @throws Refusal when the section is closed to the viewer. */
  function openFamilies(
    viewer: Viewer,
    section: Section | undefined,
    cylinder?: CylinderType,
  ): readonly FamilyId[] {
    if (section && !maySeeSection(section, viewer)) {
      throw forbidden(`The section ${section} is not open to this user`);
    }
    const open = familiesOf(viewer);
    if (!section) return open;
    const wanted: readonly FamilyId[] =
      section === "cylinder_bomb" && cylinder
        ? [cylinderFamily[cylinder]]
        : familiesOfSection(section);
    return open.filter((id) => wanted.includes(id));
  }

  /** Undefined spares the database the question when the viewer sees every family anyway. */
  const restriction = (viewer: Viewer, section: Section | undefined, cylinder?: CylinderType) => {
    const open = openFamilies(viewer, section, cylinder);
    return section || viewer.level === "PLANTA" ? open : undefined;
  };

  return {
    async makers(viewer: Viewer, section?: Section, cylinder?: CylinderType) {
      return alphabetical(await vehicles.makers(restriction(viewer, section, cylinder)));
    },

    async models(viewer: Viewer, maker: string, section?: Section, cylinder?: CylinderType) {
      const families = restriction(viewer, section, cylinder);
      return alphabetical(await vehicles.models(foldText(maker), families));
    },

    /** The vehicles that a text names, the best match first. */
    async named(viewer: Viewer, text: string, section?: Section): Promise<Answer<"vehicleNames">> {
      const families = restriction(viewer, section);
      const makers = await vehicles.makers(families);
      const names = await Promise.all(
        makers.map(async (maker) => ({
          maker,
          models: await vehicles.models(foldText(maker), families),
        })),
      );
      return {
        Data: vehiclesIn(text, names).map(({ maker, model }) => ({ Maker: maker, Model: model })),
      };
    },

    async section(
      viewer: Viewer,
      section: "brakepad_band" | "rotor_drum" | "cylinder_bomb",
      question: VehicleQuestion,
      cylinder?: CylinderType,
    ): Promise<Answer<"searchByApplication">> {
      const families = openFamilies(viewer, section, cylinder);
      const rows = await vehicles.applications(vehicleOf(question), families);
      const measures = await products.measuresOf(rows);
      const described = rows.map(({ code, family }) => [
        code,
        { Type: familyOf(family).productType, Measures: measures.get(code) ?? {} },
      ]);
      return { ...applicationTable(section, rows), Products: Object.fromEntries(described) };
    },

    async everywhere(
      viewer: Viewer,
      question: VehicleQuestion,
    ): Promise<Answer<"globalApliSearch">> {
      const vehicle = vehicleOf(question);
      const families = familiesOf(viewer);
      const rows = await vehicles.products(vehicle, families, mostRows);
      const complete = rows.length < mostRows;
      const [total, measures] = await Promise.all([
        complete ? rows.length : vehicles.count(vehicle, families),
        products.measuresOf(rows),
      ]);
      return { Total: total, Data: rows.map((row) => globalRow(row, measures)) };
    },

    /** What else fits the vehicle in overlapping years; hardware is left out. */
    async related(
      viewer: Viewer,
      code: string,
      vehicle: { maker: string; model: string; from: number; to: number | null },
    ): Promise<Answer<"relatedProducts">> {
      const own = await openProduct(products, code, viewer);
      const families = familiesOf(viewer).filter((id) => id !== "hardware");
      const rows = await vehicles.products(
        {
          makerKey: foldText(vehicle.maker),
          modelKey: foldText(vehicle.model),
          years: vehicle,
        },
        families,
      );
      const others = onePerProduct(rows.filter((row) => row.code !== own.code));
      const page = others.slice(0, mostRelated);
      const measures = await products.measuresOf(page);
      return {
        Data: page.map((row) => ({
          Codigo: row.code,
          Type: familyOf(row.family).productType,
          Maker: row.maker,
          Model: row.model,
          Desde: row.year_from,
          Hasta: row.year_to,
          Detail: { en: row.detail_en, es: row.detail_es },
          Measures: measures.get(row.code) ?? {},
        })),
      };
    },
  };
}

function globalRow(
  row: FittingProduct,
  measures: ReadonlyMap<string, Measures>,
): Wire<"GlobalApplication"> {
  const type = familyOf(row.family).productType;
  return {
    Type: type,
    Maker: row.maker,
    Model: row.model,
    SubModel: row.submodel,
    Desde: row.year_from,
    Hasta: row.year_to,
    Codigo: row.code,
    Producto: `${type}, ${row.detail_en}`,
    Detail: { en: row.detail_en, es: row.detail_es },
    Position: row.position,
    Measures: measures.get(row.code) ?? {},
  };
}

function vehicleOf({ maker, model, year }: VehicleQuestion): Vehicle {
  return {
    makerKey: foldText(maker),
    modelKey: model === undefined ? undefined : foldText(model),
    years: year === undefined ? undefined : { from: year, to: year },
  };
}

const collator = new Intl.Collator("es", { sensitivity: "base", numeric: true });

function alphabetical(names: readonly string[]): string[] {
  return [...names].sort(collator.compare);
}

/** One row per product, with the years of all its rows; by family, then code. */
function onePerProduct(rows: readonly FittingProduct[]): FittingProduct[] {
  const merged = new Map<string, FittingProduct>();
  for (const row of rows) {
    const known = merged.get(row.code);
    merged.set(
      row.code,
      known
        ? {
            ...known,
            year_from: Math.min(known.year_from, row.year_from),
            year_to:
              known.year_to === null || row.year_to === null
                ? null
                : Math.max(known.year_to, row.year_to),
          }
        : row,
    );
  }
  return [...merged.values()].sort((a, b) => order(a.family, b.family) || order(a.code, b.code));
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
