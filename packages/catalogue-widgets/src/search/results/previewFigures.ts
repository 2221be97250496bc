import type { Datasheet } from "@caliper/api-client";

/** A figure of the preview: a dimension, the bolt pattern of a rotor or drum, or how it is packed. */
export type Figure =
  | { readonly kind: "dimension"; readonly column: string; readonly value: number }
  | {
      readonly kind: "bolts";
      readonly column: string;
      readonly holes: number;
      readonly circle: number;
    }
  | { readonly kind: "text"; readonly column: string; readonly value: string }
  | { readonly kind: "packing"; readonly box: number; readonly pallet: number };

/** Rows that fit beside the results. */
export const maxFigures = 5;

/** The most compared fields; a family may lack some. */
const columnsInOrder = [
  "outerDiameter",
  "thickness",
  "drumDiameter",
  "drumWidth",
  "height",
  "boltCircle",
  "centerBore",
  "length1",
  "arcLength1",
  "width1",
  "thickness1",
  "length2",
  "width2",
  "sizeMm",
  "length",
  "width",
  "boreMm",
  "primary",
  "secondary",
  "thread",
  "size",
  "bore",
] as const;

/** The figures of a drum start with the drum diameter, not the outer diameter. */
const lastOfDrums = "outerDiameter";

/** Up to five figures that identify a product, with its packing last. */
export function previewFigures(datasheet: Datasheet): readonly Figure[] {
  const values = new Map(datasheet.dimensions.map(({ name, value }) => [name, value]));
  const holes = Number(values.get("holes") ?? 0);
  const columns =
    datasheet.family === "brake_drums"
      ? [...columnsInOrder.filter((column) => column !== lastOfDrums), lastOfDrums]
      : columnsInOrder;
  const figures = columns.flatMap((column): Figure[] => {
    const value = values.get(column);
    if (value === undefined || value === null || value === "") return [];
    const number = Number(value);
    if (!Number.isFinite(number)) return [{ kind: "text", column, value: String(value) }];
    if (column === "boltCircle" && holes > 0) {
      return [{ kind: "bolts", column, holes, circle: number }];
    }
    return [{ kind: "dimension", column, value: number }];
  });
  const box = datasheet.pallet?.boxQuantity ?? null;
  const pallet = datasheet.pallet?.palletQuantity ?? null;
  if (box === null || pallet === null) return figures.slice(0, maxFigures);
  return [...figures.slice(0, maxFigures - 1), { kind: "packing", box, pallet }];
}
