/** Search by vehicle: makers, models, and the products that fit. */
import type {
  Bilingual,
  FamilyId,
  Qualifiers,
  Warehouse,
  YearRange,
} from "@caliper/catalogue-model";
import { textIn, type Cells } from "./cells.ts";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import {
  applicationOf,
  filled,
  type Measures,
  priceOf,
  productOf,
  type WarehousePrice,
} from "./parts.ts";
import { apiQuery, freshFor } from "./query.ts";
import type { SearchSection } from "./find.ts";
import type { Query, Wire } from "./wire.ts";
import { yearsAsked, yearsIn } from "./years.ts";

/** Which cylinders, in the section `cylinder_bomb`. */
export type CylinderType = "wheel_cylinder" | "master_cylinder";

export interface MakersArgs {
  /** Every section without it. */
  readonly section?: SearchSection | undefined;
  readonly cylinder?: CylinderType | undefined;
}

/** Vehicle brands that have applications, in alphabetical order. */
export function makersQuery(client: ApiClient, args: MakersArgs = {}) {
  const query = { data: args.section, type: args.cylinder };
  return apiQuery(client, operation.makerInput, {
    query,
    staleTime: freshFor.reference,
    toDomain: names,
  });
}

export interface ModelsArgs extends MakersArgs {
  readonly maker: string;
}

/** Models of a brand, in alphabetical order; empty for an unknown brand. */
export function modelsQuery(client: ApiClient, args: ModelsArgs) {
  const query = { data: args.section, marca: args.maker.trim(), type: args.cylinder };
  return apiQuery(client, operation.modelInput, {
    query,
    enabled: query.marca !== "",
    staleTime: freshFor.reference,
    toDomain: names,
  });
}

function names(wire: Wire<"NameList">): readonly string[] {
  return wire;
}

/** A column of product codes in the application rows of a section. */
export type Slot = "front" | "rear" | "frontDisc" | "rearDisc" | "left" | "right" | "master";

const slotColumns: readonly (readonly [column: string, slot: Slot])[] = [
  ["Front", "front"],
  ["Rear", "rear"],
  ["FRONT_DISC", "frontDisc"],
  ["REAR_DISC", "rearDisc"],
  ["LEFT", "left"],
  ["RIGHT", "right"],
  ["MASTER", "master"],
];

export interface ApplicationRow extends Readonly<ReturnType<typeof applicationOf>> {
  /** Product codes by slot; a slot without a product is missing. */
  readonly codes: Readonly<Partial<Record<Slot, string>>>;
}

/** The product of a code in the rows. */
export interface SlottedProduct {
  readonly family: FamilyId;
  /** Empty when the server did not send any. */
  readonly measures: Measures;
  /** Missing where the user may not see prices, and where the warehouse has none. */
  readonly price?: WarehousePrice;
  /** Missing for a part that nothing replaces. */
  readonly replacedBy?: readonly string[];
}

export interface ApplicationResult {
  /** The slots of the section, in the order in which they are shown. */
  readonly slots: readonly Slot[];
  readonly rows: readonly ApplicationRow[];
  /** By product code; empty when the server did not say. */
  readonly products: ReadonlyMap<string, SlottedProduct>;
}

/** The sections with an application search of their own; hardware has `hardwareByVehicleQuery`. */
export type ApplicationSection = Query<"searchByApplication">["data"];

export interface VehicleArgs {
  readonly maker: string;
  /** Every model without it. */
  readonly model?: string | undefined;
  /** Only what fits in any of these years. */
  readonly years?: YearRange | undefined;
  /** The warehouse of the prices; the user's first one by default. */
  readonly warehouse?: Warehouse | undefined;
}

export interface ApplicationArgs extends VehicleArgs {
  readonly section: ApplicationSection;
  readonly cylinder?: CylinderType | undefined;
}

const vehicleAsked = ({ maker, model, years, warehouse }: VehicleArgs) => ({
  marca: maker.trim(),
  modelo: filled(model),
  ...yearsAsked(years),
  warehouse,
});

/** Products of one section by vehicle. */
export function applicationSearchQuery(client: ApiClient, args: ApplicationArgs) {
  const query = { data: args.section, ...vehicleAsked(args), type: args.cylinder };
  return apiQuery(client, operation.searchByApplication, {
    query,
    enabled: query.marca !== "",
    toDomain: applicationResultOf,
  });
}

export function applicationResultOf(wire: Wire<"ApplicationSearchAnswer">): ApplicationResult {
  const slots = slotColumns.filter(([column]) => wire.Columnas.includes(column));
  return {
    slots: slots.map(([, slot]) => slot),
    rows: wire.Data.map((row) => ({ ...applicationOf(row), codes: codesIn(row) })),
    products: new Map(
      Object.entries(wire.Products ?? {}).map(([code, row]) => {
        const { family, measures } = productOf(row.Type, row.Measures);
        return [code, { family, measures, ...priceOf(row.Price), ...markOf(row) }];
      }),
    ),
  };
}

const markOf = ({ Replaced_by: replacedBy }: Pick<Wire<"GlobalApplication">, "Replaced_by">) =>
  replacedBy && { replacedBy };

function codesIn(row: Cells): Readonly<Partial<Record<Slot, string>>> {
  const entries = slotColumns.flatMap(([column, slot]) => {
    const code = textIn(row, column);
    return code === null ? [] : [[slot, code] as const];
  });
  return Object.fromEntries(entries);
}

/** A product of any section that fits a vehicle. */
export interface VehicleHit extends SlottedProduct {
  readonly code: string;
  readonly maker: string;
  readonly model: string;
  readonly submodel: string | null;
  readonly years: YearRange;
  readonly position: string | null;
  readonly qualifiers: Qualifiers;
  readonly detail: Bilingual;
}

export interface VehicleResult {
  readonly hits: readonly VehicleHit[];
  /** How many match; at most 5000 are in `hits`. */
  readonly total: number;
}

/** Products of every section by vehicle. */
export function vehicleSearchQuery(client: ApiClient, args: VehicleArgs) {
  const query = vehicleAsked(args);
  return apiQuery(client, operation.globalApliSearch, {
    query,
    enabled: query.marca !== "",
    toDomain: vehicleResultOf,
  });
}

export function vehicleResultOf(wire: Wire<"GlobalApplicationAnswer">): VehicleResult {
  return { hits: wire.Data.map(vehicleHitOf), total: wire.Total };
}

function vehicleHitOf(wire: Wire<"GlobalApplication">): VehicleHit {
  return {
    code: wire.Codigo,
    ...productOf(wire.Type, wire.Measures),
    maker: wire.Maker,
    model: wire.Model,
    submodel: wire.SubModel ?? null,
    years: yearsIn(wire),
    position: wire.Position,
    qualifiers: wire.Qualifiers ?? {},
    detail: wire.Detail ?? { en: wire.Producto, es: wire.Producto },
    ...priceOf(wire.Price),
    ...markOf(wire),
  };
}
