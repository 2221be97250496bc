import {
  type FamilyId,
  gtinsIn,
  gtinSpellings,
  maySee,
  type Viewer,
} from "@caliper/catalogue-model";
import type { Suggestion } from "./found-parts.ts";
import type { BarcodedProduct, GtinsRepository } from "../catalogue/gtins.repository.ts";
import type { CodeReading, GtinReading } from "@caliper/search-language";
import type { Guesses } from "../catalogue/unknown-codes.ts";

/** The numbers in a text that are or may be numbers of products. */
export interface GtinsFound {
  readonly known: readonly (GtinReading | CodeReading)[];
  /** Of products with one of the numbers. */
  readonly parts: readonly Suggestion[];
  /** The part of each number that belongs to only one part, by its digits. */
  readonly codes: ReadonlyMap<string, string>;
  /** Numbers without a product that can hardly be anything else. */
  readonly unknown: readonly GtinReading[];
}

interface Scope {
  /** That the viewer may see. */
  readonly families: readonly FamilyId[];
  /** Maximum number of parts. */
  readonly most: number;
}

/** Shorter numbers of this form are often codes. */
const shortestUnmistakable = 12;
/** The first digits are those of the company. */
const shortestStart = 6;
const longest = 14;
/** A list of more numbers has none that is unfinished; each would be another query. */
const maxUnfinished = 3;

/** Finds products by UPC, EAN and other GTINs. */
export function createGtins(repository: GtinsRepository) {
  const gtins = {
    /** By whole numbers. Viewers who may not see them find the parts, but the response does not name the number as the reason. */
    async whole(
      text: string,
      viewer: Viewer,
      { families, most, guesses }: Scope & { readonly guesses: Guesses },
    ): Promise<GtinsFound> {
      const isOpen = maySee("upcAndEquivalences", viewer);
      const readings: (GtinReading | CodeReading)[] = [];
      const unknown: GtinReading[] = [];
      const parts: Suggestion[] = [];
      const codes = new Map<string, string>();
      const missed: string[] = [];
      const gtinsOfText = gtinsIn(text);
      const numbers =
        gtinsOfText.length === 0 || (await guesses.areExhausted())
          ? []
          : gtinsOfText.map(({ digits }) => digits);
      const products = Map.groupBy(await repository.whole(numbers, families), ({ upc }) => upc);
      let begunOf = 0;
      for (const { digits, from, to, isValid } of gtinsOfText) {
        const spellings = new Set(gtinSpellings(digits).toSorted());
        const rows = [...spellings].flatMap((spelling) => products.get(spelling) ?? []);
        const [first] = rows;
        if (first && rows.every(({ code }) => code === first.code)) codes.set(digits, first.code);
        const isUnmistakable = digits.length >= shortestUnmistakable && to - from === digits.length;
        const isUnfinished = rows.length === 0 && isUnmistakable && begunOf < maxUnfinished;
        if (isUnfinished) begunOf += 1;
        const begun = isUnfinished ? await gtins.beginning(digits, viewer, { families, most }) : [];
        parts.push(...rows.map((row) => suggestion(row, "exact")), ...begun);
        const isKnown = isOpen ? rows.length > 0 : undefined;
        const reading = { kind: "gtin", from, to, digits, isValid, isKnown } as const;
        // An unfinished number counts as a code, and so does a number that viewers may not see and that is not certain to be one.
        const isCode = begun.length > 0 || (!isOpen && !isUnmistakable);
        if (rows.length > 0 || begun.length > 0) {
          readings.push(isCode ? { kind: "code", from, to } : reading);
        } else {
          if (isUnmistakable) unknown.push(reading);
          if (isValid) missed.push(digits);
        }
      }
      if (missed.length > 0) await guesses.add(missed);
      return { known: readings, parts, codes, unknown };
    },

    /** By the first digits of a number, for viewers who may see them. */
    async beginning(
      text: string,
      viewer: Viewer,
      { families, most }: Scope,
    ): Promise<Suggestion[]> {
      const digits = text.replaceAll(/[\s-]/gu, "");
      const isStart = /^\d+$/u.test(digits) && digits.length >= shortestStart;
      if (!isStart || digits.length >= longest || !maySee("upcAndEquivalences", viewer)) return [];
      const rows = await repository.beginning(digits, families, most);
      return rows.map((row) => suggestion(row, "prefix"));
    },
  };
  return gtins;
}

function suggestion({ code, family, upc }: BarcodedProduct, match: "exact" | "prefix"): Suggestion {
  return { code, family, reason: "upc", shown: upc, match };
}
