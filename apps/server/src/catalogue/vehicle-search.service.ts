import {
  familiesOf,
  type FamilyId,
  foldText,
  type Section,
  type Viewer,
  type Warehouse,
  type YearRange,
  compareTexts,
} from "@caliper/catalogue-model";

import { openProduct } from "./datasheet.service.ts";
import { headlinePrices, type PriceReaders } from "./headline-prices.ts";
import type { StockedPrice } from "./stock.service.ts";
import type { FamilyRow, ProductsRepository } from "./products.repository.ts";
import type { Replacements } from "./replacements.service.ts";
import { openFamilies, restriction } from "./searched-families.ts";
import type {
  Application,
  FittingProduct,
  Vehicle,
  VehiclesRepository,
} from "./vehicles.repository.ts";

export interface VehicleQuestion {
  readonly maker: string;
  readonly model: string | undefined;
  /** Every year without it. */
  readonly years: YearRange | undefined;
  /** The warehouse of the prices; the viewer's first one by default. */
  readonly warehouse?: Warehouse | undefined;
}

/** Part of the catalogue: a section, and one of its families. */
export interface Scope {
  readonly section?: Section | undefined;
  readonly family?: FamilyId | undefined;
}

/** Rows with the measures of their products, by code. */
export interface RowsWithMeasures<Row> {
  readonly rows: readonly Row[];
  readonly measures: ReadonlyMap<string, FamilyRow>;
}

/** The same with a price per product, by code, where the viewer sees one. */
export interface PricedRows<Row> extends RowsWithMeasures<Row> {
  readonly prices: ReadonlyMap<string, StockedPrice>;
  /** The parts that replace a product, by its code. */
  readonly replacedBy: ReadonlyMap<string, readonly string[]>;
}

/** More rows of the global search are only counted. */
const maxRows = 5000;
const maxRelated = 500;

interface Repositories extends PriceReaders {
  readonly vehicles: VehiclesRepository;
  readonly products: ProductsRepository;
  readonly replacements: Replacements;
}

export function createVehicleSearch({
  vehicles,
  products,
  replacements,
  ...readers
}: Repositories) {
  /** @throws Refusal when the section is closed to the viewer. */
  function familiesIn(viewer: Viewer, { section, family }: Scope): readonly FamilyId[] {
    const open = openFamilies(viewer, section);
    return family ? open.filter((id) => id === family) : open;
  }

  const withMeasures = async <Row extends FittingProduct | Application>(
    rows: readonly Row[],
  ): Promise<RowsWithMeasures<Row>> => ({ rows, measures: await products.measuresOf(rows) });

  const withPrices = async <Row extends FittingProduct | Application>(
    rows: readonly Row[],
    viewer: Viewer,
    { warehouse }: VehicleQuestion,
  ): Promise<PricedRows<Row>> => {
    const [fitting, priced, replacedBy] = await Promise.all([
      withMeasures(rows),
      headlinePrices(readers, rows, viewer, warehouse),
      replacements.marks([...new Set(rows.map(({ code }) => code))], viewer),
    ]);
    return { ...fitting, prices: priced, replacedBy };
  };

  return {
    async makers(viewer: Viewer, scope: Scope) {
      return alphabetical(await vehicles.makers(restriction(familiesIn(viewer, scope))));
    },

    async models(viewer: Viewer, maker: string, scope: Scope) {
      const families = restriction(familiesIn(viewer, scope));
      return alphabetical(await vehicles.models(foldText(maker), families));
    },

    /** Every application of a vehicle in a section. */
    async section(viewer: Viewer, question: VehicleQuestion, scope: Scope) {
      const families = familiesIn(viewer, scope);
      const rows = await vehicles.applications(vehicleOf(question), families);
      return withPrices(rows, viewer, question);
    },

    /** The products for a vehicle in the whole catalogue, and how many there are. */
    async everywhere(viewer: Viewer, question: VehicleQuestion) {
      const vehicle = vehicleOf(question);
      const families = familiesOf(viewer);
      const rows = await vehicles.products(vehicle, families, maxRows);
      const isComplete = rows.length < maxRows;
      const [total, fitting] = await Promise.all([
        isComplete ? rows.length : vehicles.count(vehicle, families),
        withPrices(rows, viewer, question),
      ]);
      return { ...fitting, total };
    },

    /** Other products for the vehicle in overlapping years, without hardware. */
    async related(
      viewer: Viewer,
      code: string,
      vehicle: { maker: string; model: string; from: number; to: number | null },
    ): Promise<RowsWithMeasures<FittingProduct>> {
      const ownProduct = await openProduct(products, code, viewer);
      const families = familiesOf(viewer).filter((id) => id !== "hardware");
      const { maker, model, ...years } = vehicle;
      const searched = { makerKey: foldText(maker), modelKey: foldText(model), years };
      const rows = await vehicles.products(searched, families);
      const otherProducts = onePerProduct(rows.filter((row) => row.code !== ownProduct.code));
      return withMeasures(otherProducts.slice(0, maxRelated));
    },
  };
}

export function vehicleOf({ maker, model, years }: VehicleQuestion): Vehicle {
  return {
    makerKey: foldText(maker),
    modelKey: model === undefined ? undefined : foldText(model),
    years,
  };
}

const collator = new Intl.Collator("es", { sensitivity: "base", numeric: true });

function alphabetical(names: readonly string[]): string[] {
  return [...names].sort(collator.compare);
}

/** One row per product, with the years of all its rows; by family, then code. */
function onePerProduct(rows: readonly FittingProduct[]): FittingProduct[] {
  const byCode = [...Map.groupBy(rows, ({ code }) => code).values()];
  const merged = byCode.flatMap((ofProduct) => {
    const [first] = ofProduct;
    const from = Math.min(...ofProduct.map((row) => row.year_from));
    const to = Math.max(...ofProduct.map((row) => row.year_to ?? Infinity));
    return first ? [{ ...first, year_from: from, year_to: to === Infinity ? null : to }] : [];
  });
  return merged.sort((a, b) => compareTexts(a.family, b.family) || compareTexts(a.code, b.code));
}
