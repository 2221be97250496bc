import {
  type FamilyId,
  familyTables,
  mapFamilies,
  qualifierColumns,
  statedIn,
  relatedTables,
  type RowOf,
} from "@caliper/catalogue-model";
import { type Commerce, commerceOf } from "./commerce.ts";
import { equivalencesOf } from "./equivalences.ts";
import { fluidBottles } from "./fluids.ts";
import { interchangesOf } from "./interchanges.ts";
import type { DemoProduct } from "./model.ts";
import { relationsOf } from "./relations.ts";
import { replacements } from "./replacements.ts";
import { stockOf } from "./stock.ts";
import { completeRows, type StatedRow } from "./stated.ts";

type Tables = typeof familyTables & typeof relatedTables;
type Stated = { readonly [T in keyof Tables]: readonly StatedRow<Tables[T]>[] };

/** Every row of the catalogue, table by table; `fmsi_key` is null where there is no FMSI. */
export type DemoRows = { [T in Exclude<keyof Tables, "product">]: RowOf<Tables[T]>[] } & {
  product: (Omit<RowOf<Tables["product"]>, "fmsi_key"> & { fmsi_key: string | null })[];
};

/** Minimum numbers of rows, for benchmarks. */
export interface DemoScale {
  readonly applications: number;
  readonly interchanges: number;
}

function productRow(product: DemoProduct, certified: ReadonlySet<string>) {
  const { code, family, fmsi, position, detail } = product;
  return {
    code,
    family,
    fmsi,
    position,
    detail_en: detail.en,
    detail_es: detail.es,
    certified: certified.has(code) ? 1 : 0,
  };
}

/** The qualifiers that an observation states; null for the others. */
function qualifierCells(observation = "") {
  const cells = qualifierColumns.map((column) => [
    column.name,
    "observed" in column ? statedIn(observation, column.field) : null,
  ]);
  return Object.fromEntries(cells) as Pick<
    RowOf<Tables["application"]>,
    (typeof qualifierColumns)[number]["name"]
  >;
}

function applicationRows(products: readonly DemoProduct[], least: number) {
  const rows: StatedRow<Tables["application"]>[] = [];
  for (let round = 0; round === 0 || rows.length < least; round += 1) {
    const before = rows.length;
    for (const { code, fits } of products) {
      for (const { vehicle, position, side, engine, observation } of fits) {
        if (round > 0 && rows.length >= least) break;
        rows.push({
          code,
          maker: vehicle.maker,
          model: vehicle.model,
          submodel: vehicle.submodel,
          // Beyond the demo's size, vehicles are repeated as further engine variants.
          engine: round === 0 ? (engine ?? null) : `${engine ?? "Base"} ${round}`,
          year_from: vehicle.from,
          year_to: vehicle.to,
          position,
          side: side ?? null,
          observation: observation ?? null,
          ...qualifierCells(observation),
        });
      }
    }
    if (rows.length === before) break;
  }
  return rows;
}

function hardwareBrakeRows(products: readonly DemoProduct[]): Stated["hardware_brake"] {
  const familyOf = new Map(products.map(({ code, family }) => [code, family]));
  return products.flatMap(({ code, serves }) =>
    [...serves].map((brake) => {
      const drum = familyOf.get(brake) === "brake_shoes";
      return {
        code,
        brake,
        type: drum ? "Shoe spring kit" : "Pad fitting kit",
        location: drum ? "Backing plate" : "Caliper bracket",
      };
    }),
  );
}

/** The rows of each family's table. */
function familyRows(products: readonly DemoProduct[]): Pick<Stated, FamilyId> {
  const rows: Readonly<Record<FamilyId, object[]>> = mapFamilies(() => []);
  for (const { family, code, dimensions } of products) rows[family].push({ ...dimensions, code });
  return rows as Pick<Stated, FamilyId>;
}

export function demoRows(products: readonly DemoProduct[], scale?: DemoScale): DemoRows {
  const commerce: Commerce = commerceOf(products);
  const certified = new Set(commerce.certification.map(({ code }) => code));
  const statedRows: Stated = {
    ...familyRows(products),
    ...commerce,
    stock: stockOf(commerce.price, Date.now()),
    product: products.map((product) => productRow(product, certified)),
    application: applicationRows(products, scale?.applications ?? 0),
    interchange: interchangesOf(products, scale?.interchanges),
    replacement: replacements,
    relation: relationsOf(products),
    equivalence: equivalencesOf(products),
    hardware_brake: hardwareBrakeRows(products),
    brake_fluid_bottles: fluidBottles(),
    customer_code: products
      .filter(({ family }) => family === "brake_rotors")
      // The first ones are in most examples.
      .slice(40, 70)
      .map(({ code }, at) => ({
        account: "cliente",
        customer_code: `ALM-${1001 + at}`,
        code,
        description: "Disco ventilado",
      })),
    // The migrations fill it.
    alias: [],
  };
  const tables = Object.entries({ ...familyTables, ...relatedTables }).map(
    ([name, table]) => [name, completeRows(table, statedRows[name as keyof Tables])] as const,
  );
  return Object.fromEntries(tables) as DemoRows;
}
