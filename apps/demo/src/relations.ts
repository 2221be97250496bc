import type { relatedTables } from "@caliper/catalogue-model";
import { fluidCode } from "./fluids.ts";
import type { DemoProduct } from "./model.ts";
import type { StatedRow } from "./stated.ts";

type Relation = StatedRow<(typeof relatedTables)["relation"]>;

const springs = {
  note_en: "Replace the springs with the shoes",
  note_es: "Cambie los resortes junto con las bandas",
};
const fluids: Readonly<Partial<Record<DemoProduct["family"], string>>> = {
  brake_pads: fluidCode("DOT4", 500),
  brake_shoes: fluidCode("DOT3", 355),
  master_cylinders: fluidCode("DOT3", 1000),
};

/** Synthetic: springs and fluid for friction material, discs and drums of the same shape, and what a caliper kit contains. */
export function relationsOf(products: readonly DemoProduct[]): Relation[] {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const shaped = Map.groupBy(
    products.filter(({ family }) => family === "brake_pads" || family === "brake_shoes"),
    ({ fmsi }) => fmsi,
  );
  return products.flatMap((product): Relation[] => {
    const { code, family, fmsi, serves } = product;
    const fluid = fluids[family];
    const isSolid = family === "brake_rotors" || family === "brake_drums";
    const pair = isSolid && fmsi !== null ? (shaped.get(fmsi) ?? []) : [];
    return [
      ...[...serves].map((brake): Relation => {
        const isShoe = byCode.get(brake)?.family === "brake_shoes";
        const kind = isShoe ? "Required" : "Recommended";
        return { code: brake, related_code: code, kind, ...(isShoe && springs) };
      }),
      ...pair.map((pad): Relation => ({ code, related_code: pad.code, kind: "Matched pair" })),
      ...(fluid === undefined ? [] : [{ code, related_code: fluid, kind: "Recommended" }]),
      ...(product.family === "caliper_kits" && product.dimensions.piston_code
        ? [
            {
              code,
              related_code: product.dimensions.piston_code,
              kind: "Part of set",
              quantity: product.dimensions.pistons ?? 1,
            },
          ]
        : []),
    ];
  });
}
