/** The dimension columns of each family with their letters, which drawing, table and form share. */
import type { FamilyId } from "./catalogue.ts";

export interface DimensionColumns {
  /** Columns that say what the part is, ahead of its measures. */
  readonly identifying: readonly string[];
  /** Measures in mm as [letter, wire column]; I is left out, as on any drawing. */
  readonly lettered: readonly (readonly [letter: string, column: string])[];
  /** Counts and texts without a letter. */
  readonly others: readonly string[];
}

const none: DimensionColumns = { identifying: [], lettered: [], others: [] };

const columnsByFamily: Readonly<Partial<Record<FamilyId, DimensionColumns>>> = {
  // 1 is the outer pad, 2 the inner one.
  brake_pads: {
    identifying: ["FMSI"],
    lettered: [
      ["A", "LENGTH1"],
      ["B", "WIDTH1"],
      ["C", "THICK1"],
      ["D", "LENGTH2"],
      ["E", "WIDTH2"],
      ["F", "THICK2"],
    ],
    others: [],
  },
  brake_shoes: {
    identifying: ["FMSI"],
    lettered: [
      ["A", "Arc_Length_1"],
      ["B", "Width_1"],
      ["C", "Thickness_1_1"],
      ["D", "Thickness_1_2"],
      ["E", "Arc_Length_2"],
      ["F", "Width_2"],
      ["G", "Thickness_2_1"],
      ["H", "Thickness_2_2"],
      ["J", "DRUM_DIAM"],
      ["K", "DRUM_WIDTH"],
    ],
    others: [],
  },
  brake_lining: {
    identifying: ["Reference"],
    lettered: [
      ["A", "WIDTH"],
      ["B", "LONG"],
      ["C", "THICKNESS"],
    ],
    others: [],
  },
  brake_rotors: {
    identifying: ["XBP", "DWG", "POSITION", "DISC"],
    lettered: [
      ["A", "OUTER_DIAM"],
      ["B", "HAT_DIAM"],
      ["C", "CENTER_BORE"],
      ["D", "BOLT_CIRCLE"],
      ["E", "HEIGHT"],
      ["F", "THICKNESS"],
      ["G", "MIN_THICKNESS"],
      ["H", "FLANGE"],
    ],
    others: ["HOLES"],
  },
  brake_drums: {
    identifying: ["XBP", "DWG", "POSITION", "DRUM_TYPE"],
    lettered: [
      ["A", "DRUM_DIAM"],
      ["B", "MAX_DIAM"],
      ["C", "DRUM_WIDTH"],
      ["D", "HEIGHT"],
      ["E", "CENTER_BORE"],
      ["F", "BOLT_CIRCLE"],
      ["G", "OUTER_DIAM"],
    ],
    others: ["HOLES"],
  },
  wheel_cylinders: {
    identifying: ["XBP"],
    lettered: [
      ["A", "Sizemm"],
      ["B", "Longitud"],
    ],
    others: ["Size", "Rosca", "Orificios", "Qty_box", "Qty_Pallet"],
  },
  master_cylinders: {
    identifying: ["XBP"],
    lettered: [
      ["A", "Bore_mm"],
      ["B", "Primary"],
      ["C", "Secondary"],
    ],
    others: ["Bore", "Ports", "Qty_box", "Qty_Pallet"],
  },
};

/** Empty for the families without a dimension table. */
export function dimensionColumnsOf(family: FamilyId): DimensionColumns {
  return columnsByFamily[family] ?? none;
}

/** The letter of a wire column on the family's drawing. */
export function letterOf(family: FamilyId, column: string): string | undefined {
  return dimensionColumnsOf(family).lettered.find(([, name]) => name === column)?.[0];
}
