import type { Trait, UnderstoodPiece } from "@caliper/api-client";
import { type FamilyId, isModelYear, type YearRange } from "@caliper/catalogue-model";
import type { Terms } from "../../terms/index.ts";
import { yearsAsTyped } from "../../links/index.ts";

/** Years of a longer range are not offered one by one. */
const maxYears = 8;
/** mm; larger figures are unlikely to be inches. */
const maxInches = 40;

/** Pairs of opposite traits. */
const opposites = {
  solid: "ventilated",
  ventilated: "solid",
  drilled: "slotted",
  slotted: "drilled",
  with_sensor: "without_sensor",
  without_sensor: "with_sensor",
  with_abs: "without_abs",
  without_abs: "with_abs",
  four_wheel_drive: "two_wheel_drive",
  two_wheel_drive: "four_wheel_drive",
  rear_drum: "rear_disc",
  rear_disc: "rear_drum",
  left: "right",
  right: "left",
  ceramic: "semi_metallic",
  semi_metallic: "ceramic",
  organic: "ceramic",
} as const satisfies Partial<Record<Trait, Trait>>;

export type PairedTrait = keyof typeof opposites;

interface Context {
  readonly traitName: (trait: PairedTrait) => string;
  readonly terms: Pick<Terms, "family" | "position">;
  /** That the viewer may see. */
  readonly families: readonly FamilyId[];
  /** Whose codes the text matched. */
  readonly brands: ReadonlySet<string>;
}

/** Texts that may replace a piece; each of them is understood too. */
export function otherTexts(
  piece: UnderstoodPiece,
  { terms, families, brands, traitName }: Context,
): readonly string[] {
  switch (piece.kind) {
    case "model":
      return piece.others.map(({ maker, model }) => `${maker} ${model}`);
    case "axle":
      return [terms.position(piece.axle === "front" ? "rear" : "front")];
    case "product": {
      const [only, ...more] = piece.families;
      const otherFamilies = families.filter((family) => !piece.families.includes(family));
      return [
        ...(only !== undefined && more.length > 0 ? [only, ...more] : []),
        ...otherFamilies,
      ].map((family) => terms.family(family, "many"));
    }
    case "years":
      return otherYears(piece.years).map(yearsAsTyped);
    case "measures":
      return otherUnit(piece);
    case "maker":
      return piece.models.map((model) => `${piece.maker} ${model}`);
    case "trait":
      return piece.trait === "wheel" ? [] : [traitName(opposites[piece.trait])];
    case "brand":
      return [...brands].filter((brand) => brand !== piece.brand);
    case "chassis":
    case "code":
    case "engine":
    case "gtin":
    case "vin":
    case "frame_number":
    case "unsold":
    case "other_maker":
      return [];
  }
}

/** The years beside a year and around it; the single years of a range. */
function otherYears({ from, to }: YearRange): YearRange[] {
  const one = (year: number) => ({ from: year, to: year });
  if (to === null) return [one(from)];
  if (to - from >= maxYears) return [one(from), one(to)];
  if (to > from) return Array.from({ length: to - from + 1 }, (_, index) => one(from + index));
  const around = [one(from - 1), one(from + 1), { from: from - 1, to: from + 1 }];
  return around.filter((years) => isModelYear(years.from) && isModelYear(years.to));
}

function otherUnit({
  text,
  values,
  labeled,
  unit,
}: Extract<UnderstoodPiece, { kind: "measures" }>): string[] {
  if (labeled) return [];
  const figures = text.replace(/\s*(?:\p{L}+|"|″)$/u, "");
  if (unit === "mm") return Math.max(...values) > maxInches ? [] : [`${figures} in`];
  // Fractions are always inches.
  return figures.includes("/") ? [] : [`${figures} mm`];
}
