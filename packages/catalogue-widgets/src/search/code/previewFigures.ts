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

/** Room for five rows beside the results. */
export const mostFigures = 5;

/** What one compares first, by wire column; columns that a family lacks fall away. */
const columnsInOrder = [
  "OUTER_DIAM",
  "THICKNESS",
  "DRUM_DIAM",
  "DRUM_WIDTH",
  "HEIGHT",
  "BOLT_CIRCLE",
  "CENTER_BORE",
  "LENGTH1",
  "WIDTH1",
  "THICK1",
  "LENGTH2",
  "WIDTH2",
  "LONG",
  "WIDTH",
  "Arc_Length_1",
  "Width_1",
  "Sizemm",
  "Longitud",
  "Bore_mm",
  "Primary",
  "Secondary",
  "Rosca",
  "Size",
  "Bore",
] as const;

/** The figures of a drum begin with the drum, not with its outside. */
const lastOfDrums = "OUTER_DIAM";

/** The figures that tell a product apart, five at the most, its packing last. */
export function previewFigures(datasheet: Datasheet): readonly Figure[] {
  const values = new Map(datasheet.dimensions.map(({ name, value }) => [name, value]));
  const holes = Number(values.get("HOLES") ?? 0);
  const columns =
    datasheet.family === "brake_drums"
      ? [...columnsInOrder.filter((column) => column !== lastOfDrums), lastOfDrums]
      : columnsInOrder;
  const figures = columns.flatMap((column): Figure[] => {
    const value = values.get(column);
    if (value === undefined || value === null || value === "") return [];
    const number = Number(value);
    if (!Number.isFinite(number)) return [{ kind: "text", column, value: String(value) }];
    if (column === "BOLT_CIRCLE" && holes > 0) {
      return [{ kind: "bolts", column, holes, circle: number }];
    }
    return [{ kind: "dimension", column, value: number }];
  });
  const box = datasheet.pallet?.boxQuantity ?? null;
  const pallet = datasheet.pallet?.palletQuantity ?? null;
  if (box === null || pallet === null) return figures.slice(0, mostFigures);
  return [...figures.slice(0, mostFigures - 1), { kind: "packing", box, pallet }];
}
