import { type FamilyId, gtinsIn, maySee, type Viewer } from "@caliper/catalogue-model";
import type { Suggestion } from "./found-parts.ts";
import type { BarcodedProduct, GtinsRepository } from "./gtins.repository.ts";
import type { CodeReading, GtinReading } from "./reading.ts";
import type { UnknownCodes } from "./unknown-codes.ts";

/** The numbers of a text that products have, and those that may be a number of a product. */
export interface GtinsFound {
  readonly known: readonly (GtinReading | CodeReading)[];
  readonly parts: readonly Suggestion[];
  /** Numbers without a product that can hardly be anything else. */
  readonly unknown: readonly GtinReading[];
}

/** Shorter numbers of this form are often codes. */
const shortestUnmistakable = 12;
/** The first digits are those of the company. */
const shortestStart = 6;
const longest = 14;

/** Finds products by UPC, EAN and other GTINs. */
export function createGtins(repository: GtinsRepository, unknownCodes: UnknownCodes) {
  return {
    /** By whole numbers. Viewers who may not see them find parts, but not that it was by this number. */
    async whole(text: string, viewer: Viewer, families: readonly FamilyId[]): Promise<GtinsFound> {
      const isOpen = maySee("upcAndEquivalences", viewer);
      const known: (GtinReading | CodeReading)[] = [];
      const unknown: GtinReading[] = [];
      const parts: Suggestion[] = [];
      for (const found of gtinsIn(text)) {
        const { digits, from, to, isValid } = found;
        const rows = unknownCodes.isOver(viewer) ? [] : await repository.whole(digits, families);
        const isGrouped = to - from > digits.length;
        const isUnmistakable = digits.length >= shortestUnmistakable && !isGrouped;
        const reading = { kind: "gtin", from, to, digits, isValid } as const;
        parts.push(...rows.map((row) => suggestion(row, "exact")));
        if (rows.length > 0)
          known.push(isOpen || isUnmistakable ? reading : { kind: "code", from, to });
        else if (isUnmistakable) unknown.push(reading);
        if (rows.length === 0 && isValid) unknownCodes.add(viewer, digits);
      }
      return { known, parts, unknown };
    },

    /** By the first digits of a number, for viewers who may see them. */
    async beginning(
      text: string,
      viewer: Viewer,
      { families, most }: { readonly families: readonly FamilyId[]; readonly most: number },
    ): Promise<Suggestion[]> {
      const digits = text.replaceAll(/[\s-]/gu, "");
      const isStart = /^\d+$/u.test(digits) && digits.length >= shortestStart;
      if (!isStart || digits.length >= longest || !maySee("upcAndEquivalences", viewer)) return [];
      const rows = await repository.beginning(digits, families, most);
      return rows.map((row) => suggestion(row, "prefix"));
    },
  };
}

function suggestion({ code, family, upc }: BarcodedProduct, match: "exact" | "prefix"): Suggestion {
  return { code, family, reason: "upc", shown: upc, match };
}
