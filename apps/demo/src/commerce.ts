import {
  type FamilyId,
  familyOf,
  type relatedTables,
  type RowOf,
  type Warehouse,
  warehouses,
} from "@caliper/catalogue-model";
import { demoBarcode } from "./barcodes.ts";
import type { DemoProduct } from "./model.ts";
import { random, rounded } from "./random.ts";
import { complete } from "./showcase.ts";
import type { StatedRow } from "./stated.ts";

type DatedRow = Pick<RowOf<typeof relatedTables.price>, "code" | "price_cents" | "from_day">;
type Row<T extends keyof typeof relatedTables> = StatedRow<(typeof relatedTables)[T]>;

export interface Commerce {
  price: Row<"price">[];
  upc: Row<"upc">[];
  packaging: Row<"packaging">[];
  certification: Row<"certification">[];
}

/** Price relative to MIAMI: the plant is cheapest, distant markets include freight. */
const warehouseFactor: Record<Warehouse, number> = {
  MIAMI: 1,
  VENEZUELA: 1.11,
  PANAMA: 1.015,
  COLOMBIA: 1.038,
  PLANTA: 0.813,
  MEXICO: 1.021,
  CETAM: 1.044,
};

const gradeFactor: Record<string, number> = {
  "SEVERE DUTY": 1.14,
  "SAFETY QUIET": 0.88,
  "CARBON PLUS": 1.27,
  "BRAKE ROLLS": 0.62,
  SILVER: 1.18,
  GOLD: 1.46,
  "HIGH PERFORMANCE": 1.17,
  ALUMINUM: 1.32,
};

const boxes: Record<FamilyId, readonly [number, ...number[]]> = {
  brake_pads: [1, 10],
  brake_shoes: [1, 6],
  brake_lining: [4, 8],
  brake_rotors: [1, 2],
  brake_drums: [1, 2],
  wheel_cylinders: [10, 12, 20],
  master_cylinders: [4],
  hardware: [20, 25, 50],
  caliper_kits: [10, 20, 25],
  pistons: [24, 50],
  cylinder_cups: [50, 100],
  brake_fluids: [12, 24],
};

/** Approximate load of a pallet in kilograms. */
const palletLoad = 900;

/** Box and pallet quantities, equal to those in the cylinders' tables. */
function quantities(product: DemoProduct, draw: ReturnType<typeof random>): [number, number] {
  const { dimensions } = product;
  const boxQuantity = "box_quantity" in dimensions ? dimensions.box_quantity : null;
  const box = boxQuantity ?? draw.pick(boxes[product.family]);
  if ("pallet_quantity" in dimensions && dimensions.pallet_quantity) {
    return [box, dimensions.pallet_quantity];
  }
  const pieces = Math.min(20_000, palletLoad / Math.max(0.02, product.weight));
  return [box, Math.max(1, Math.floor(pieces / box / 6)) * 6 * box];
}

/** Prices, UPCs, packaging and certificates of the products, in their order. */
export function commerceOf(products: readonly DemoProduct[]): Commerce {
  const draw = random("commerce");
  const rows: Commerce = { price: [], upc: [], packaging: [], certification: [] };
  let serial = 7_483_000;
  for (const product of products) {
    const { code } = product;
    const { grades } = familyOf(product.family);
    const whole = complete.has(code);
    // The first grade is always sold; others are sometimes missing.
    const sold = grades.filter((_grade, index) => draw.chance(0.86) || index === 0 || whole);
    for (const grade of sold) {
      const full = product.basePrice * (gradeFactor[grade] ?? 1);
      for (const warehouse of warehouses) {
        if (draw.chance(0.06) && !whole) continue;
        const exact = full * warehouseFactor[warehouse] * draw.step(0.99, 1.01, 0.005);
        const onRequest = draw.chance(0.02) && !whole;
        const price_cents = onRequest ? 0 : Math.max(5, Math.round(exact / 5) * 5);
        rows.price.push({ code, grade, warehouse, price_cents, from_day: "" });
      }
      serial += draw.int(1, 9);
      if (draw.chance(0.95) || whole) rows.upc.push({ code, grade, upc: demoBarcode(serial) });
    }
    const [box_quantity, pallet_quantity] = quantities(product, draw);
    // Weight of the box, as in the contract; `product.weight` is one piece.
    const weight_kg = rounded(product.weight * box_quantity);
    rows.packaging.push({ code, box_quantity, pallet_quantity, weight_kg });
    if (draw.chance(0.34) || whole) {
      const certified =
        grades.length === 1
          ? ["Certified"]
          : sold.filter((_grade, index) => draw.chance(0.6) || (whole && index === 0));
      for (const grade of certified) rows.certification.push({ code, grade });
    }
  }
  return rows;
}

/** The first day of the month that is `months` months after a time, such as `2026-12-01`. */
const monthAfter = (time: Date, months: number): string =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1)).toJSON().slice(0, 10);

/** With next month's prices of some parts, and earlier ones of others; the prices of today stay. */
export function withDates<Price extends DatedRow>(prices: readonly Price[], today: Date): Price[] {
  const [past, next] = [monthAfter(today, -4), monthAfter(today, 1)];
  return prices.flatMap((price) => {
    const draw = random(`dated prices ${price.code}`);
    const [hasPast, hasNext] = [draw.chance(0.3), draw.chance(0.3)];
    if (complete.has(price.code) || price.price_cents === 0) return [price];
    const changed = (factor: number) => Math.round((price.price_cents * factor) / 5) * 5;
    return [
      ...(hasPast ? [{ ...price, price_cents: changed(0.95) }] : []),
      hasPast ? { ...price, from_day: past } : price,
      ...(hasNext ? [{ ...price, price_cents: changed(1.04), from_day: next }] : []),
    ];
  });
}
