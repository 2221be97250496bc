import type { FamilyId } from "./families.ts";
import { defaultTolerance } from "./limits.ts";
import { columnOf } from "./tables/index.ts";
import type { Wear } from "./tables/declare.ts";

/** What a part was measured with. */
export const instruments = ["caliper", "tape", "eye"] as const;
export type Instrument = (typeof instruments)[number];

/**
 * The tolerance of a reading in mm; each is one of `toleranceSteps`.
 * - A caliper reads to 0.03 mm (DIN 862); rust, and makers that round to half a millimeter, require more.
 * - A tape is read to 1 mm; the play of its hook and a diameter taken beside the center add the same again.
 * - By eye, or beside a ruler that does not touch, people are off by half a centimeter.
 */
export const instrumentTolerances: Readonly<Record<Instrument, number>> = {
  caliper: defaultTolerance,
  tape: 2,
  eye: 5,
};

/** The state of the part in the user's hand. */
export const conditions = ["unknown", "worn", "new"] as const;
export type PartCondition = (typeof conditions)[number];

export type LengthUnit = "mm" | "in";

const sixteenth = 25.4 / 16;
/** Rounding to six decimals. */
const slack = 1e-5;

/**
 * How far a value in mm may be rounded: half a sixteenth for a multiple of 1/16 in that was read in inches. Other
 * readings are taken as they are.
 */
export function roundingOf(value: number, unit: LengthUnit): number {
  const off = Math.abs(value - Math.round(value / sixteenth) * sixteenth);
  return unit === "in" && off < slack ? sixteenth / 2 : 0;
}

/** How far a part may differ from a reading, in mm: the instrument, and the rounding of sixteenths. */
export function readingTolerance(instrument: Instrument, value: number, unit: LengthUnit): number {
  return instrumentTolerances[instrument] + roundingOf(value, unit);
}

/** Parts are often changed after the limit, so the search goes this far beyond it, in mm. */
export const beyondLimit = 1;

/** The measures of a part in mm by field. */
type PartMeasures = Readonly<Record<string, unknown>>;

/** What a part may wear by, in mm, until it reaches its limit. */
export function wearAllowance({ allowance, limit }: Wear, part: PartMeasures): number {
  const [from, to] = [part[limit?.from ?? ""], part[limit?.to ?? ""]];
  if (limit === undefined || typeof from !== "number" || typeof to !== "number") return allowance;
  return Math.abs(to - from) * limit.share;
}

/** A reading to compare parts with, in mm. */
export interface Reading {
  readonly field: string;
  readonly value: number;
  readonly tolerance: number;
}

/** How a part compares with a reading. */
export interface ReadingMatch {
  /** 0 within half the tolerance of a new part; 1 farther away, or worn; 2 worn beyond the limit. */
  readonly doubt: 0 | 1 | 2;
  /** In mm: what the part would have worn by, and the measure at which it is worn out. */
  readonly worn?: WornBy;
}

export interface WornBy {
  readonly by: number;
  readonly limit: number;
}

/** Null where the part cannot have this reading. */
export function matchReading(
  family: FamilyId,
  part: PartMeasures,
  { field, value, tolerance }: Reading,
  condition: PartCondition,
): ReadingMatch | null {
  const full = part[field];
  if (typeof full !== "number") return null;
  const off = Math.abs(full - value);
  // Binary fractions are off by less than a millionth.
  const reach = tolerance + 1e-6;
  if (off <= reach) return { doubt: off <= reach / 2 ? 0 : 1 };
  const wear = condition === "new" ? undefined : columnOf(family, field)?.wear;
  if (wear === undefined) return null;
  const sign = wear.becomes === "smaller" ? 1 : -1;
  const by = (full - value) * sign;
  const allowance = wearAllowance(wear, part);
  if (by < 0 || by > allowance + beyondLimit + reach) return null;
  return {
    doubt: by > allowance + reach ? 2 : 1,
    worn: { by: rounded(by), limit: rounded(full - allowance * sign) },
  };
}

const rounded = (millimeters: number): number => Math.round(millimeters * 1000) / 1000;

/** How certain it is that a part is the measured one, the most certain first. */
export const certainties = ["very_likely", "likely", "possible", "doubtful"] as const;
export type Certainty = (typeof certainties)[number];

/** The weakest reading decides. A single reading, or one by eye, lowers the certainty by one step, because many parts match it. */
export function certaintyOf(
  matches: readonly ReadingMatch[],
  instrument: Instrument = "caliper",
): Certainty {
  const weakest = Math.max(0, ...matches.map(({ doubt }) => doubt));
  const doubt = weakest + Number(matches.length < 2) + Number(instrument === "eye");
  return certainties[Math.min(doubt, certainties.length - 1)] ?? "doubtful";
}
