import {
  accountOfOwnCodes,
  type CatalogueColumn,
  familyOf,
  type FamilyId,
  maySee,
  maySeePricesOf,
  normalizeCode,
  type Viewer,
  type Warehouse,
  warehousesOf,
} from "@caliper/catalogue-model";
import { forbidden, notFound, Refusal } from "../refusal.ts";
import type { CustomerCode, CustomerCodesRepository } from "./customer-codes.repository.ts";
import type { DatasheetRepository } from "./datasheet.repository.ts";
import type { KeyPrice } from "./prices.repository.ts";
import type { PriceReaders } from "./headline-prices.ts";
import type { Stocked } from "./stock.service.ts";
import type { FamilyRow, Product, ProductsRepository } from "./products.repository.ts";
import { type Chain, type ReplacementRow } from "./replacement-chains.ts";
import { mayOpenFamily, type RelatedPart, type Relations } from "./relations.service.ts";
import type { Replacements } from "./replacements.service.ts";
import { requireFamily } from "./searched-families.ts";
import { visibleColumns } from "./visible-columns.ts";
import { message } from "../messages/message.ts";

interface Repositories extends PriceReaders {
  readonly products: ProductsRepository;
  readonly datasheets: DatasheetRepository;
  readonly customerCodes: CustomerCodesRepository;
  readonly relations: Relations;
  readonly replacements: Replacements;
}

export interface DatasheetQuestion {
  readonly code: string;
  readonly viewer: Viewer;
}

type Rows<Name extends keyof DatasheetRepository> = Awaited<ReturnType<DatasheetRepository[Name]>>;

/** A block that the viewer may not see is undefined. */
export interface Datasheet {
  readonly product: Product;
  /** The columns of the family's table that the viewer may see. */
  readonly columns: readonly CatalogueColumn[];
  readonly row: FamilyRow | undefined;
  readonly prices: PriceGrid | undefined;
  /** In the order of the family's grades. */
  readonly upcs: Rows<"upcs"> | undefined;
  readonly equivalences: Rows<"equivalences"> | undefined;
  /** JSON text, as applications. */
  readonly interchanges: string | undefined;
  readonly applications: string | undefined;
  readonly packaging: Rows<"packaging">;
  /** Undefined for a viewer without prices, who may not see the names of price columns either. */
  readonly certifiedGrades: readonly string[] | undefined;
  /** Undefined for a part that nothing replaces. */
  readonly replacedBy: Chain | undefined;
  readonly replaces: readonly ReplacementRow[];
  readonly relations: readonly RelatedPart[];
  /** The viewer's own code of the part; undefined without one. */
  readonly customerCode: CustomerCode | undefined;
}

/** The code has no product, but it has replacements. */
export class ReplacedCode extends Refusal {
  readonly chain: Chain;

  constructor(code: string, chain: Chain) {
    super("notFound", message("product.replaced", { code }));
    this.chain = chain;
  }
}

/** Prices by warehouse; null where the warehouse does not sell a grade. */
export interface PriceGrid {
  /** The family's own in their order, then others of this product alphabetically. */
  readonly grades: readonly string[];
  readonly rows: readonly {
    readonly warehouse: Warehouse;
    /** A price per grade. */
    readonly amounts: readonly (number | null)[];
  }[];
  readonly prices: readonly Stocked<KeyPrice>[];
}

export function createDatasheets(repositories: Repositories) {
  const { customerCodes, products, prices, stocks, datasheets, relations, replacements } =
    repositories;
  return {
    /** @throws Refusal when there is no such product, or its family is closed to the viewer. */
    async find({ code: typed, viewer }: DatasheetQuestion): Promise<Datasheet> {
      const chain = (await replacements.chains([normalizeCode(typed)], viewer)).get(
        normalizeCode(typed),
      );
      const product = await openProduct(products, typed, viewer).catch((error: unknown) => {
        const isMissing = error instanceof Refusal && error.kind === "notFound";
        throw isMissing && chain ? new ReplacedCode(typed, chain) : error;
      });
      const { code, family } = product;
      const seesPrices = maySeePricesOf(family, viewer);
      const seesSimilar = maySee("upcAndEquivalences", viewer);
      const warehouses = warehousesOf(viewer, family);
      const replaces = await replacements.replacedCodes(code, viewer);
      const [own, related, row, packaging, certified, priced, upcs, ...others] = await Promise.all([
        customerCodes.ownCodes(accountOfOwnCodes(viewer), [code]),
        relations(code, viewer),
        products.familyRow(family, code),
        datasheets.packaging(code),
        product.certified && seesPrices ? datasheets.certifications(code) : [],
        prices.ofProduct(code, warehouses).then((keyPrices) => stocks.withStock(keyPrices, viewer)),
        seesPrices && seesSimilar ? datasheets.upcs(code) : undefined,
        seesSimilar ? datasheets.equivalences(code) : undefined,
        maySee("interchanges", viewer) ? datasheets.interchanges(code) : undefined,
        maySee("applications", viewer) ? datasheets.applications(code, family) : undefined,
      ]);
      const [equivalences, interchanges, applications] = others;
      const { grades } = familyOf(family);
      return {
        product,
        columns: visibleColumns(family, viewer),
        row,
        prices: seesPrices ? priceGrid(family, warehouses, priced) : undefined,
        upcs: upcs?.sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade)),
        equivalences,
        interchanges,
        applications,
        packaging,
        replacedBy: chain,
        replaces,
        relations: related,
        customerCode: own.get(code),
        certifiedGrades: seesPrices ? certified.map(({ grade }) => grade) : undefined,
      };
    },

    /** @throws Refusal when the product does not exist or the viewer may not see its prices */
    async priceHistory({ code: typed, viewer }: DatasheetQuestion) {
      const { code, family } = await openProduct(products, typed, viewer);
      if (!maySeePricesOf(family, viewer)) throw forbidden(message("access.prices"));
      return { code, prices: await prices.history(code, warehousesOf(viewer, family)) };
    },
  };
}

/**
 * The product of a code, however it is typed.
 * @throws Refusal when there is none, or its family is closed to the viewer.
 */
export async function openProduct(
  products: ProductsRepository,
  code: string,
  viewer: Viewer,
): Promise<Product> {
  const product = await products.findByKey(normalizeCode(code), code);
  if (!product) throw notFound(message("product.missing", { code }));
  requireFamily(product.family, viewer);
  if (!mayOpenFamily(product.family, viewer)) {
    throw forbidden(message("access.fluids"));
  }
  return product;
}

/** The prices of a product at these warehouses. */
export function priceGrid(
  family: FamilyId,
  warehouses: readonly Warehouse[],
  prices: readonly Stocked<KeyPrice>[],
): PriceGrid {
  const declaredGrades = familyOf(family).grades;
  const otherGrades = new Set(
    prices.map(({ grade }) => grade).filter((grade) => !declaredGrades.includes(grade)),
  );
  const grades = [...declaredGrades, ...[...otherGrades].sort()];
  const priced = Map.groupBy(prices, ({ warehouse }) => warehouse);
  const rows = warehouses.map((warehouse) => {
    const rowPrices = grades.map((grade) =>
      priced.get(warehouse)?.find((each) => each.grade === grade),
    );
    return { warehouse, amounts: rowPrices.map((price) => price?.amount ?? null) };
  });
  return { grades, rows, prices };
}
