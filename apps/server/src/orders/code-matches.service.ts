import { setImmediate } from "node:timers/promises";
import {
  accountOfOwnCodes,
  compareTexts,
  type FamilyId,
  familiesOf,
  gtinSpellings,
  hasGtinLength,
  hasVehicleIdentifier,
  maySee,
  maySeeFamily,
  normalizeCode,
  type Viewer,
} from "@caliper/catalogue-model";
import type { NearestSearch, NearProduct } from "../catalogue/code-search-nearest.service.ts";
import { firstPerCode, isOfProduct } from "../catalogue/code-search.service.ts";
import type { CustomerCodesRepository } from "../catalogue/customer-codes.repository.ts";
import type { BarcodedProduct, GtinsRepository } from "../catalogue/gtins.repository.ts";
import type { Chain, ReplacingPart } from "../catalogue/replacement-chains.ts";
import type { Replacements } from "../catalogue/replacements.service.ts";
import type { Guesses } from "../catalogue/unknown-codes.ts";
import type { NamesRepository } from "../query-understanding/names.repository.ts";

/** The products with one of these codes, or similar ones when there are none. */
export interface CodeMatch {
  readonly code: string;
  readonly status: "matched" | "ambiguous" | "notFound";
  readonly products: readonly MatchedProduct[];
}

interface MatchedProduct {
  readonly code: string;
  readonly family: FamilyId;
  readonly reason: NearProduct["reason"] | "customer" | "upc" | "near" | "replacement";
  /** The matched key as printed. */
  readonly shown: string;
  /** Of an interchange. */
  readonly brand: string | null;
  /** How many of it replace one of the code. */
  readonly ratio?: number;
  /** Of a replacement: further products that belong to it. */
  readonly together?: readonly ReplacingPart[];
}

interface Options {
  readonly names: Pick<NamesRepository, "wholeKeys">;
  readonly customerCodes: CustomerCodesRepository;
  readonly nearest: (search: NearestSearch) => Promise<NearProduct[]>;
  readonly gtins: GtinsRepository;
  readonly replacements: Replacements;
}

export type CodeMatches = ReturnType<typeof createCodeMatches>;

/** Maximum number of products that a code matches. */
const maxCandidates = 12;

/**
 * The products of each code, in the order of the list. Codes and barcodes of others match only for viewers who may see
 * them; what replaces a code of others is hidden, as in searches, once the caller has tried too many unknown codes.
 */
export function createCodeMatches(options: Options) {
  const { names, customerCodes, nearest, gtins, replacements } = options;
  async function nearTo(viewer: Viewer, text: string): Promise<MatchedProduct[]> {
    const products = await nearest({ text, section: undefined, viewer });
    return products.slice(0, maxCandidates).map(({ code, family, shown, reason, brand }) => ({
      code,
      family,
      reason: "near",
      shown,
      brand: reason === "interchange" ? brand : null,
    }));
  }

  return async (
    viewer: Viewer,
    codes: readonly string[],
    guesses: Guesses,
  ): Promise<CodeMatch[]> => {
    const keys = codes.map(normalizeCode);
    const distinct = [...new Set(keys.filter((key) => key !== ""))];
    const seesInterchanges = maySee("interchanges", viewer);
    const open = (await names.wholeKeys(distinct, familiesOf(viewer)))
      .filter(({ reason }) => seesInterchanges || reason !== "interchange")
      .toSorted((a, b) => compareTexts(a.code, b.code) || compareTexts(a.reason, b.reason));
    const matchesByKey = Map.groupBy(open, ({ key }) => key);
    const barcodes = maySee("upcAndEquivalences", viewer)
      ? keys.filter((key) => hasGtinLength(key) && !matchesByKey.has(key))
      : [];
    const barcoded = await gtins.whole(barcodes, familiesOf(viewer));
    const chains = await replacements.chains(distinct, viewer);
    const ownKeys = (await customerCodes.whole(accountOfOwnCodes(viewer), distinct)).filter(
      ({ family }) => maySeeFamily(family, viewer),
    );
    const matchedBy = (key: string): MatchedProduct[] => {
      const hits = matchesByKey.get(key) ?? [];
      // Our own code takes precedence over the same code of a competitor.
      const ownProducts = hits.filter(({ reason }) => reason === "code");
      const matched =
        hits.length > 0
          ? firstPerCode(ownProducts.length > 0 ? ownProducts : hits)
          : withBarcode(key, barcoded);
      const ownMatch = ownKeys.find((each) => each.key === key);
      return ownMatch
        ? [ownMatch, ...matched.filter((each) => each.code !== ownMatch.code)]
        : matched;
    };
    const isUnknown = (code: string, key: string) =>
      !chains.has(key) && matchedBy(key).length === 0 && !hasVehicleIdentifier(code);
    const unknown = codes.flatMap((code, index) => {
      const key = keys[index] ?? "";
      return isUnknown(code, key) ? [key] : [];
    });
    const isLimited = (await guesses.areExhausted()) || !(await guesses.add(unknown));
    const matches: CodeMatch[] = [];
    for (const [index, code] of codes.entries()) {
      const key = keys[index] ?? "";
      const storedChain = chains.get(key);
      const chain =
        storedChain && (!isLimited || isOfProduct(storedChain)) ? storedChain : undefined;
      const matched = matchedBy(key);
      const products = chain ? [...matched, ...replacing(chain)] : matched;
      if (products.length > 0) {
        const status = products.length === 1 && !chain ? "matched" : "ambiguous";
        matches.push({ code, status, products: products.slice(0, maxCandidates) });
      } else {
        matches.push({ code, status: "notFound", products: await nearTo(viewer, code) });
        // A search for similar codes takes milliseconds: other requests run in between.
        await setImmediate();
      }
    }
    return matches;
  };
}

/** The options of an old code, each by its first part. */
const replacing = ({ rows, options }: Chain): MatchedProduct[] =>
  options.flatMap(([first, ...together]) =>
    first
      ? [{ ...first, reason: "replacement", shown: rows[0]?.old_code ?? "", brand: null, together }]
      : [],
  );

/** Each product with this barcode once; a product may have the same number with and without a leading zero. */
function withBarcode(digits: string, barcoded: readonly BarcodedProduct[]): MatchedProduct[] {
  const spellings = gtinSpellings(digits);
  const matching = barcoded.filter(({ upc }) => spellings.includes(upc));
  const products = new Map(matching.map((product) => [product.code, product]));
  return [...products.values()].map(({ code, family, upc: shown }) => ({
    code,
    family,
    reason: "upc",
    shown,
    brand: null,
  }));
}
