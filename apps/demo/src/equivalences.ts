import { columnsOf, type FamilyId, type relatedTables } from "@caliper/catalogue-model";
import type { DemoProduct } from "./model.ts";
import { random } from "./random.ts";
import { complete } from "./showcase.ts";
import type { StatedRow } from "./stated.ts";

type Equivalence = StatedRow<(typeof relatedTables)["equivalence"]>;

/** Dimensions that decide whether two parts of a family are similar; the first has more weight. */
const similarityColumns: Readonly<Record<FamilyId, readonly [string, string] | undefined>> = {
  brake_pads: ["length_1", "width_1"],
  brake_shoes: ["drum_diameter", "width_1"],
  brake_lining: ["length", "width"],
  brake_rotors: ["outer_diameter", "thickness"],
  brake_drums: ["drum_diameter", "drum_width"],
  wheel_cylinders: ["size_mm", "length"],
  master_cylinders: ["bore_mm", "primary"],
  caliper_kits: ["piston_diameter", "pistons"],
  pistons: ["outer_diameter", "height"],
  hardware: undefined,
  cylinder_cups: undefined,
  brake_fluids: undefined,
};

interface Measured {
  product: DemoProduct;
  first: number;
  second: number;
}

const decimalsOf = (family: FamilyId, name: string) =>
  columnsOf(family).find((column) => column.name === name)?.type === "integer" ? 0 : 1;

/** Up to four parts of the same family and axle with nearly the same dimensions, closest first. */
export function equivalencesOf(products: readonly DemoProduct[]): Equivalence[] {
  const draw = random("equivalences");
  const shelves = new Map<string, Measured[]>();
  for (const product of products) {
    const names = similarityColumns[product.family];
    if (!names) continue;
    const values = product.dimensions as Readonly<Record<string, unknown>>;
    const [first, second] = names.map((name) => Number(values[name]));
    if (first === undefined || second === undefined) continue;
    const shelf = `${product.family} ${product.position}`;
    const measured = shelves.get(shelf) ?? [];
    measured.push({ product, first, second });
    shelves.set(shelf, measured);
  }

  const rows: Equivalence[] = [];
  for (const shelf of shelves.values()) {
    shelf.sort((a, b) => a.first - b.first);
    shelf.forEach((one, index) => {
      const whole = complete.has(one.product.code);
      if (draw.chance(0.3) && !whole) return;
      const family = one.product.family;
      const [firstName, secondName] = similarityColumns[family] ?? ["", ""];
      // The list is sorted by the first dimension, so similar parts are close to each other.
      const similar = shelf
        .slice(Math.max(0, index - 12), index + 13)
        .filter((other) => other !== one)
        .map((other) => ({
          other,
          distance: 2 * Math.abs(other.first - one.first) + Math.abs(other.second - one.second),
        }))
        .filter(({ distance }) => distance <= (whole ? 20 : 6))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, Math.max(draw.int(1, 4), whole ? 4 : 0));
      similar.forEach(({ other }, position) => {
        const size = [
          other.first.toFixed(decimalsOf(family, firstName)),
          other.second.toFixed(decimalsOf(family, secondName)),
        ].join(" x ");
        rows.push({
          code: one.product.code,
          position,
          similar_code: other.product.code,
          note: size,
        });
      });
    });
  }
  return rows;
}
