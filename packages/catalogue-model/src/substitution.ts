import { foldText, normalizeCode } from "./codes.ts";
import type { FamilyId } from "./families.ts";
import { fmsiNumbers } from "./fmsi.ts";
import { axles, type CatalogueColumn, changes } from "./tables/declare.ts";
import { columnsOf } from "./tables/index.ts";

type Value = string | number | null | undefined;

/** The values of a part by field, `position` and `fmsi` among them. */
export type PartValues = Readonly<Record<string, Value>>;

export type Change = (typeof changes)[keyof typeof changes][number];

/** What one column says about the part that is to replace another. */
export type SubstitutionReason = { readonly field: string } & (
  | { readonly kind: "within" | "beyond"; readonly change: Change; readonly by: number }
  | { readonly kind: "bored" | "ground"; readonly to: number }
  | { readonly kind: "other"; readonly value: string | number; readonly old: string | number }
  | { readonly kind: "missing"; readonly inOld: boolean; readonly inNext: boolean }
);

/** `none`: not judged, because the parts are for different axles, which is then the reason, or their family has no tolerances. */
export type Verdict = "yes" | "withWork" | "unknown" | "no" | "none";

export interface Substitution {
  readonly verdict: Verdict;
  /** Those that decide, in the order of the columns. */
  readonly reasons: readonly SubstitutionReason[];
}

const verdicts = ["yes", "withWork", "unknown", "no"] as const;

/** The verdict of each reason; the last one in the order of `verdicts` decides. */
const weights = { within: 0, bored: 1, ground: 1, missing: 2, beyond: 3, other: 3 } as const;

/** The least weight of the reasons that are given for a verdict: work may be needed where a dimension is missing too. */
const minimumWeights = { yes: 0, withWork: 0, unknown: 1, no: 3 } as const;

/** Whether a part can replace an old one of its family, by the tolerances that are declared beside the columns. */
export function judgeSubstitution(
  family: FamilyId,
  old: PartValues,
  next: PartValues,
): Substitution {
  const columns = columnsOf(family).filter(({ substitution }) => substitution !== undefined);
  if (columns.length === 0) return { verdict: "none", reasons: [] };
  const axle = otherAxle(old["position"], next["position"]);
  if (axle) return { verdict: "none", reasons: [axle] };
  const reasons = columns.flatMap((column) => reasonOf(column, old, next) ?? []);
  const verdict = verdicts[Math.max(0, ...reasons.map(({ kind }) => weights[kind]))] ?? "unknown";
  return {
    verdict,
    reasons: reasons.filter(({ kind }) => weights[kind] >= minimumWeights[verdict]),
  };
}

/** Undefined where both parts are the same. */
function reasonOf(
  { field, substitution }: CatalogueColumn,
  { [field]: old }: PartValues,
  { [field]: next }: PartValues,
): SubstitutionReason | undefined {
  const [inOld, inNext] = [isMissing(old), isMissing(next)];
  if (isMissing(old) || isMissing(next)) return { field, kind: "missing", inOld, inNext };
  if (typeof old !== "number" || typeof next !== "number" || typeof substitution !== "object")
    return isSame(field, old, next) ? undefined : { field, kind: "other", value: next, old };
  const by = rounded(Math.abs(next - old));
  if (by === 0) return undefined;
  const isLess = next < old;
  const { kind, less, more, work } = substitution;
  const isBeyond = by > (isLess ? less : more);
  if (isBeyond && work === (isLess ? "bored" : "ground")) return { field, kind: work, to: old };
  const change = changes[kind][isLess ? 0 : 1];
  return { field, kind: isBeyond ? "beyond" : "within", change, by };
}

/** The reason where no axle has both parts. */
function otherAxle(old: Value, value: Value): SubstitutionReason | undefined {
  if (isMissing(old) || isMissing(value)) return undefined;
  const isShared = axlesIn(old).some((axle) => axlesIn(value).includes(axle));
  return isShared ? undefined : { field: "position", kind: "other", value, old };
}

const isMissing = (value: Value): value is null | undefined | "" =>
  value === null || value === undefined || value === "";

/** A part for both axles replaces one for either, and one FMSI number of several is enough. */
function isSame(field: string, old: string | number, next: string | number): boolean {
  if (field === "position") return axlesIn(old).every((axle) => axlesIn(next).includes(axle));
  if (field !== "fmsi") return foldText(String(old)) === foldText(String(next));
  const numbers = (value: string | number) => fmsiNumbers(String(value)).map(normalizeCode);
  return numbers(old).some((number) => numbers(next).includes(number));
}

const axlesIn = (position: Value) =>
  axles.filter((axle) => foldText(String(position ?? "")).includes(axle));

/** Floating point: 49.5 - 42.1 is 7.399999999999999. */
const rounded = (millimeters: number): number => Math.round(millimeters * 1e4) / 1e4;
