import {
  type FamilyId,
  familyOf,
  maySee,
  maySeeFamily,
  normalizeCode,
  type Viewer,
  type Warehouse,
  warehousesOf,
} from "@caliper/catalogue-model";
import { mayCall } from "@caliper/api-client/wire";
import type { Wire } from "@caliper/api-client/wire";
import { forbidden, notFound } from "../refusal.ts";
import type { DatasheetRepository } from "./datasheet.repository.ts";
import type { Price, PricesRepository } from "./prices.repository.ts";
import type { Product, ProductsRepository } from "./products.repository.ts";
import { visibleCells, visibleColumns } from "./visible-columns.ts";

interface Repositories {
  readonly products: ProductsRepository;
  readonly prices: PricesRepository;
  readonly datasheets: DatasheetRepository;
}

export interface DatasheetQuestion {
  readonly code: string;
  readonly viewer: Viewer;
  /** Whose prices are answered. */
  readonly buyer: Viewer;
}

type Datasheet = Wire<"Datasheet">;

const letters = ["A", "B", "C", "D"] as const;

const cylinders: ReadonlySet<FamilyId> = new Set(["wheel_cylinders", "master_cylinders"]);
const vehicleColumns = ["Maker", "Model", "SubModel", "Engine", "Position"];
const applicationColumns = [...vehicleColumns, "From", "To", "observation"];
const cylinderColumns = [...vehicleColumns, "Desde", "Hasta", "observation"];

export function createDatasheets({ products, prices, datasheets }: Repositories) {
  return {
    /** @throws Refusal when there is no such product, or its family is closed to the viewer. */
    async find({ code, viewer, buyer }: DatasheetQuestion): Promise<Datasheet> {
      const product = await openProduct(products, code, viewer);
      const own = product.code;
      const cylinder = cylinders.has(product.family);
      const columns = visibleColumns(product.family, viewer);
      const seesPrices = maySee("prices", buyer);
      const seesSimilar = maySee("upcAndEquivalences", viewer);
      const warehouses = seesPrices ? warehousesOf(buyer) : [];
      const [row, packaging, certified, priced, upcs, similar, interchanges, applications] =
        await Promise.all([
          products.familyRow(product.family, own),
          datasheets.packaging(own),
          product.certified && seesPrices ? datasheets.certifications(own) : [],
          prices.ofProduct(own, warehouses),
          seesPrices && seesSimilar ? datasheets.upcs(own) : [],
          seesSimilar ? datasheets.equivalences(own) : undefined,
          maySee("interchanges", viewer) ? datasheets.interchanges(own) : undefined,
          maySee("applications", viewer) ? datasheets.applications(own, cylinder) : undefined,
        ]);
      return {
        Codigo: own,
        Type: familyOf(product.family).productType,
        Detail: product.detail,
        FMSI: product.fmsi,
        Position: product.position,
        Dimensiones: {
          Columnas: columns.map((column) => column.header),
          Data: row ? [visibleCells(row, product.family, columns)] : [],
        },
        ...(seesPrices && { Precio: priceTable(product.family, warehouses, priced, upcs) }),
        ...(similar && { Equivalencias: equivalenceTable(similar) }),
        ...(interchanges && { Intercambios: { Data: interchanges } }),
        ...(applications && {
          Aplicaciones: {
            Columnas: cylinder ? cylinderColumns : applicationColumns,
            Data: applications,
          },
        }),
        Pallet: {
          Data: packaging.map((each) => ({
            Qty_Box: each.box_quantity,
            Qty_Pallet: each.pallet_quantity,
            Weight: each.weight_kg,
          })),
        },
        // Who sees no price columns is not told their names either.
        Certification:
          product.certified && !seesPrices
            ? { Certified: true }
            : Object.fromEntries(certified.map((each) => [each.grade, true])),
      };
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
  if (!product) throw notFound(`There is no product ${code.slice(0, 80)}`);
  if (!maySeeFamily(product.family, viewer)) {
    throw forbidden(`${familyOf(product.family).productType} are not open to this user`);
  }
  // A fluid has a datasheet of its own: what that refuses is not to be had by its product code either.
  if (product.family === "brake_fluids" && !mayCall("fichaInfoBf", viewer)) {
    throw forbidden("Brake fluids are open to signed-in users only");
  }
  return product;
}

/**
 * A row per warehouse and a column per grade: the family's own in their order, then others of this product
 * alphabetically. Null where the warehouse does not sell a grade.
 */
export function priceGrid(
  family: FamilyId,
  warehouses: readonly Warehouse[],
  prices: readonly Price[],
) {
  const known = familyOf(family).grades;
  const others = new Set(
    prices.map(({ grade }) => grade).filter((grade) => !known.includes(grade)),
  );
  const grades = [...known, ...[...others].sort()];
  const rows = new Map<string, Wire<"Row">>();
  for (const warehouse of warehouses) {
    const row: Wire<"Row"> = { ALMACEN: warehouse };
    for (const grade of grades) row[grade] = null;
    rows.set(warehouse, row);
  }
  for (const { warehouse, grade, amount } of prices) {
    const row = rows.get(warehouse);
    if (row) row[grade] = amount;
  }
  return { Columnas: ["ALMACEN", ...grades], Data: [...rows.values()] };
}

function priceTable(
  family: FamilyId,
  warehouses: readonly Warehouse[],
  prices: readonly Price[],
  upcs: readonly { grade: string; upc: string }[],
): Wire<"DatasheetPrices"> {
  const { grades } = familyOf(family);
  const sorted = [...upcs].sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
  return {
    ...priceGrid(family, warehouses, prices),
    UPC: sorted.map((each) => ({ GRADE: each.grade, UPC: each.upc })),
  };
}

function equivalenceTable(
  rows: readonly { position: number; similar_code: string; note: string | null }[],
): NonNullable<Datasheet["Equivalencias"]> {
  const lettered = rows.flatMap((row) => {
    const letter = letters[row.position];
    return letter ? [{ letter, ...row }] : [];
  });
  if (lettered.length === 0) return { Columnas: [], Data: [] };
  return {
    Columnas: lettered.map((row) => row.letter),
    Data: [Object.fromEntries(lettered.map((row) => [row.letter, row.similar_code]))],
    Notes: [Object.fromEntries(lettered.map((row) => [row.letter, row.note]))],
  };
}
