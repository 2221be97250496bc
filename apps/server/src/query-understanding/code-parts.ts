import { type FamilyId, familiesOf, normalizeCode, compareTexts } from "@caliper/catalogue-model";
import type { KeyMatch } from "../catalogue/code-search.repository.ts";
import {
  type CodeMatches,
  type CodeSearch,
  numberOf,
  reasonRank,
} from "../catalogue/code-search.service.ts";
import {
  maxSuggested,
  type NearestSearch,
  type NearProduct,
} from "../catalogue/code-search-nearest.service.ts";
import type { FindQuestion } from "./question.ts";
import type { Suggestion } from "./found-parts.ts";
import type { createGtins } from "./gtin.ts";
import type { WholeKey } from "./names.repository.ts";
import { type Reading, readText, codeTextOf, type Understanding } from "@caliper/search-language";

interface Sources {
  readonly codeMatches: (search: CodeSearch) => Promise<CodeMatches>;
  readonly nearProducts: (search: NearestSearch) => Promise<readonly NearProduct[]>;
  readonly gtins: ReturnType<typeof createGtins>;
}

/** A piece of a text that may be an unfinished or misspelled code. */
export interface CodeText {
  /** Upper-case letters and digits; empty for none. */
  readonly text: string;
  /** The text has no other reading, so codes may be guessed. */
  readonly isAlone: boolean;
}

/** Parts whose codes are or resemble a text. */
interface Similar {
  readonly parts: readonly Suggestion[];
  /** All parts with a similar code, in the order of likelihood; empty if they were not searched. */
  readonly near: readonly NearProduct[];
}

const partsOnly = (parts: readonly Suggestion[]): Similar => ({ parts, near: [] });

/** If this many codes start with the text, similar codes are not searched. */
const enough = 3;
/** Longer texts are not codes, and have no unfinished code at their end. */
const longestCode = 24;

const brandsOf = (readings: readonly Reading[]): readonly string[] =>
  readings.flatMap((reading) => (reading.kind === "brand" ? [reading.brand] : []));

/** The families that the text names; empty for all. */
export const familiesNamed = (readings: readonly Reading[]): readonly FamilyId[] =>
  readings.flatMap((reading) => (reading.kind === "product" ? reading.families : []));

/** Codes of the brands and of the kinds that the text names come first. */
function byNames(readings: readonly Reading[]) {
  const [brands, wanted] = [brandsOf(readings), familiesNamed(readings)];
  const rank = ({ brand = null, family }: Pick<Suggestion, "brand" | "family">) =>
    (brands.length === 0 || (brand !== null && brands.includes(brand)) ? 0 : 2) +
    (wanted.length === 0 || wanted.includes(family) ? 0 : 1);
  return (
    a: Pick<Suggestion, "brand" | "family">,
    b: Pick<Suggestion, "brand" | "family">,
  ): number => rank(a) - rank(b);
}

/** Parts with exactly the codes of the text. */
export function wholeCodes(
  { readings, text }: Understanding,
  byKey: ReadonlyMap<string, readonly WholeKey[]>,
): Suggestion[] {
  const compare = byNames(readings);
  return readings.flatMap((reading) => {
    if (reading.kind !== "code") return [];
    const key = reading.key ?? normalizeCode(readText(text.slice(reading.from, reading.to)).text);
    return (byKey.get(key) ?? [])
      .toSorted(
        (a, b) =>
          compare(a, b) ||
          reasonRank[a.reason] - reasonRank[b.reason] ||
          // The old part itself comes first.
          Number(a.replaces !== undefined) - Number(b.replaces !== undefined) ||
          compareTexts(a.code, b.code),
      )
      .map((wholeKey) => ({ ...wholeKey, match: "exact" as const }));
  });
}

/** Finds parts by texts that are not a whole code. */
export function createCodeParts({ codeMatches, nearProducts, gtins }: Sources) {
  const search = (text: string, { viewer, guesses, limit }: FindQuestion) =>
    codeMatches({ text, section: undefined, limit, viewer, guesses, counts: false });

  return {
    /** Parts of the named kinds by their number alone: `pastillas 1650`, `zapata 641`. */
    async numbered(understood: Understanding, question: FindQuestion): Promise<Suggestion[]> {
      const { readings, text } = understood;
      const families = familiesNamed(readings);
      const measures = readings.find(({ kind }) => kind === "measures");
      const isMeasure = measures?.kind === "measures" && !measures.assumed;
      const number = measures ? text.slice(measures.from, measures.to) : codeTextOf(understood);
      if (families.length === 0 || isMeasure || !/^\d{3,}$/u.test(number)) return [];
      const { matches } = await search(number, question);
      return matches.filter(
        ({ family, reason, key }) =>
          families.includes(family) && reason !== "interchange" && numberOf(key) === number,
      );
    },

    /** Parts whose codes start with the text, resemble it (as a second attempt), or contain it. */
    async similar(
      { text, isAlone }: CodeText,
      { readings }: Understanding,
      question: FindQuestion,
    ): Promise<Similar> {
      if (text === "" || text.length > longestCode) return partsOnly([]);
      const { viewer, limit } = question;
      const compare = byNames(readings);
      const matches = (await search(text, question)).matches.toSorted(compare);
      // `31338` is BR31338 without its letters.
      const beginsAlike = ({ match, key }: KeyMatch) =>
        match !== "contains" || numberOf(key).startsWith(text);
      const begins = matches.filter(beginsAlike);
      if (!isAlone || begins.length >= enough) return partsOnly(matches);
      const begun =
        matches.length > 0
          ? []
          : await gtins.beginning(text, viewer, { families: familiesOf(viewer), most: limit });
      if (begun.length > 0) return partsOnly(begun);
      const brands = brandsOf(readings);
      // A similar code of another brand than the named one, or of ours, is another code.
      const near = (await nearProducts({ text, section: undefined, viewer })).filter(
        ({ brand }) => brands.length === 0 || (brand !== null && brands.includes(brand)),
      );
      const parts = [
        ...begins,
        ...near
          .slice(0, maxSuggested)
          .toSorted(compare)
          .map(({ code, family, reason, shown, brand, distance }) => ({
            code,
            family,
            reason,
            match: "near" as const,
            shown,
            brand,
            difference: distance.difference,
          })),
        ...matches.filter((match) => !beginsAlike(match)),
      ];
      return { parts, near };
    },
  };
}
