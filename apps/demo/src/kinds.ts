import type { VehicleKind } from "./vehicles.ts";

type Range = readonly [from: number, to: number];

/** Brake dimensions of a kind of vehicle in millimeters, from 1985 to 2026. */
export interface BrakeRanges {
  readonly front: { readonly outer: Range; readonly thickness: Range };
  readonly rear: { readonly outer: Range; readonly thickness: Range };
  readonly drums: readonly [number, ...number[]];
  /** The share of vehicles with drums at the rear in 1985 and in 2026. */
  readonly drumShare: Range;
  readonly frontPad: { readonly length: Range; readonly width: Range };
  readonly rearPad: { readonly length: Range; readonly width: Range };
  readonly frontPiston: Range;
  /** Displacements in litres. */
  readonly engines: readonly [string, ...string[]];
  /** Wheel sizes in inches, the usual and the larger one. */
  readonly wheels: readonly [number, number];
}

export const brakeRanges: Record<VehicleKind, BrakeRanges> = {
  mini: {
    front: { outer: [212, 246], thickness: [10, 18] },
    rear: { outer: [218, 232], thickness: [7, 9] },
    drums: [165, 180],
    drumShare: [1, 0.85],
    frontPad: { length: [82, 108], width: [38, 48] },
    rearPad: { length: [78, 92], width: [33, 38] },
    frontPiston: [48, 51],
    engines: ["0.66 L", "0.8 L", "1.0 L"],
    wheels: [13, 14],
  },
  small: {
    front: { outer: [232, 262], thickness: [12, 22] },
    rear: { outer: [234, 262], thickness: [8, 10] },
    drums: [180, 200, 203.2],
    drumShare: [0.95, 0.6],
    frontPad: { length: [96, 124], width: [42, 54] },
    rearPad: { length: [84, 99], width: [36, 42] },
    frontPiston: [48, 54],
    engines: ["1.0 L", "1.2 L", "1.4 L", "1.5 L", "1.6 L"],
    wheels: [14, 15],
  },
  compact: {
    front: { outer: [250, 284], thickness: [18, 25] },
    rear: { outer: [252, 276], thickness: [9, 11] },
    drums: [200, 203.2, 228.6],
    drumShare: [0.85, 0.3],
    frontPad: { length: [110, 138], width: [48, 58] },
    rearPad: { length: [89, 105], width: [38, 46] },
    frontPiston: [51, 57],
    engines: ["1.4 L", "1.6 L", "1.8 L", "2.0 L"],
    wheels: [15, 16],
  },
  mid: {
    front: { outer: [262, 304], thickness: [22, 28] },
    rear: { outer: [258, 292], thickness: [9, 12] },
    drums: [203.2, 220, 228.6],
    drumShare: [0.5, 0.05],
    frontPad: { length: [118, 152], width: [50, 60] },
    rearPad: { length: [92, 114], width: [40, 49] },
    frontPiston: [54, 60],
    engines: ["1.8 L", "2.0 L", "2.4 L", "2.5 L", "3.0 L"],
    wheels: [16, 17],
  },
  large: {
    front: { outer: [286, 348], thickness: [24, 32] },
    rear: { outer: [280, 330], thickness: [10, 22] },
    drums: [228.6, 254],
    drumShare: [0.2, 0],
    frontPad: { length: [132, 174], width: [56, 74] },
    rearPad: { length: [105, 124], width: [44, 59] },
    frontPiston: [57, 63],
    engines: ["2.0 L", "2.5 L", "3.0 L", "3.5 L", "4.4 L"],
    wheels: [17, 18],
  },
  suv: {
    front: { outer: [280, 342], thickness: [24, 32] },
    rear: { outer: [290, 328], thickness: [10, 20] },
    drums: [254, 280, 295],
    drumShare: [0.7, 0.05],
    frontPad: { length: [126, 172], width: [52, 68] },
    rearPad: { length: [99, 126], width: [42, 52] },
    frontPiston: [57, 63],
    engines: ["1.6 L", "2.0 L", "2.4 L", "2.7 L", "3.5 L"],
    wheels: [16, 18],
  },
  pickup: {
    front: { outer: [276, 345], thickness: [22, 34] },
    rear: { outer: [292, 340], thickness: [14, 24] },
    drums: [254, 270, 280, 295, 305],
    drumShare: [1, 0.6],
    frontPad: { length: [118, 176], width: [50, 70] },
    rearPad: { length: [110, 138], width: [44, 58] },
    frontPiston: [60, 66],
    engines: ["2.2 L", "2.4 L", "2.5 L", "2.8 L", "3.0 L", "5.3 L"],
    wheels: [15, 17],
  },
  van: {
    front: { outer: [256, 318], thickness: [20, 28] },
    rear: { outer: [262, 302], thickness: [10, 16] },
    drums: [228.6, 250, 254],
    drumShare: [0.9, 0.3],
    frontPad: { length: [116, 164], width: [50, 66] },
    rearPad: { length: [95, 124], width: [42, 54] },
    frontPiston: [54, 60],
    engines: ["1.5 L", "1.6 L", "2.0 L", "2.4 L", "3.3 L"],
    wheels: [15, 16],
  },
  sport: {
    front: { outer: [284, 380], thickness: [24, 34] },
    rear: { outer: [276, 360], thickness: [12, 28] },
    drums: [228.6],
    drumShare: [0.1, 0],
    frontPad: { length: [108, 190], width: [54, 90] },
    rearPad: { length: [95, 150], width: [44, 68] },
    frontPiston: [40, 60],
    engines: ["2.0 L", "2.5 L", "3.0 L", "3.8 L", "5.0 L"],
    wheels: [17, 19],
  },
};

/** Makers of electric vehicles, which have no engine variants. */
export const electricMakers = new Set(["Tesla", "Nio", "XPeng", "Polestar"]);

/** The part of a range that was usual in a year: brakes have become larger. */
export function inYear([from, to]: Range, year: number): [number, number] {
  const progress = Math.min(1, Math.max(0, (year - 1985) / 41));
  const span = to - from;
  return [from + span * 0.5 * progress, from + span * (0.5 + 0.5 * progress)];
}
