import {
  type Block,
  type FamilyId,
  type Viewer,
  type Warehouse,
  maySee,
} from "@caliper/catalogue-model";
import type { MatchKind, Reason } from "../catalogue/code-search.repository.ts";
import type { CodeHit } from "../catalogue/code-search.service.ts";
import { headlinePrices, type PriceReaders } from "../catalogue/headline-prices.ts";
import type { Difference } from "../catalogue/keys-distance.ts";
import type { Chain } from "../catalogue/replacement-chains.ts";
import type { Replacements } from "../catalogue/replacements.service.ts";
import type {
  Fits,
  ProductWithFits,
  ProductsRepository,
} from "../catalogue/products.repository.ts";

/** A part that the text leads to, and why. */
export interface Suggestion {
  readonly code: string;
  readonly family: FamilyId;
  readonly reason: Reason | "upc" | "vehicle" | "measures";
  readonly match?: MatchKind | "near";
  /** The matched key as printed. */
  readonly shown?: string;
  /** Of a matched interchange. */
  readonly brand?: string | null;
  readonly difference?: Difference;
  /** The vehicle of the text, in place of the part's first one. */
  readonly fits?: Omit<Fits, "count">;
  /** The chain by which an old code leads to the part. */
  readonly replaces?: Chain;
}

/** A suggestion with its part's details for a list, limited to what the viewer may see. */
export interface FoundPart extends Pick<
  CodeHit,
  "product" | "matched" | "brand" | "measures" | "price" | "replacedBy"
> {
  /** Undefined for an interchange or a UPC that the viewer may not see. */
  readonly reason: Suggestion["reason"] | undefined;
  readonly match: Suggestion["match"];
  readonly difference: Difference | undefined;
  readonly replaces: Chain | undefined;
}

/** The block that the viewer must be allowed to see to get the reason of a suggestion. */
const hidden: Readonly<Partial<Record<Suggestion["reason"], Block>>> = {
  interchange: "interchanges",
  upc: "upcAndEquivalences",
};

interface Repositories extends PriceReaders {
  readonly products: ProductsRepository;
  readonly replacements: Replacements;
}

/** Adds the details for a list to suggestions, at most one per part. */
export function createFoundParts({ products, replacements, ...readers }: Repositories) {
  return async (
    suggestions: readonly Suggestion[],
    { viewer, warehouse }: { readonly viewer: Viewer; readonly warehouse: Warehouse | undefined },
  ): Promise<FoundPart[]> => {
    const codes = suggestions.map(({ code }) => code);
    const seesVehicles = maySee("applications", viewer);
    const [found, measures, priced, marks] = await Promise.all([
      seesVehicles ? products.findWithFits(codes) : products.findByCodes(codes),
      products.measuresOf(suggestions),
      headlinePrices(readers, suggestions, viewer, warehouse),
      replacements.marks(codes, viewer),
    ]);
    return suggestions.flatMap((suggestion): FoundPart[] => {
      const product: ProductWithFits | undefined = found.get(suggestion.code);
      if (!product) return [];
      const { code, reason, match, shown, brand, difference, fits } = suggestion;
      const block = hidden[reason];
      const isOpen = block === undefined || maySee(block, viewer);
      return [
        {
          product:
            fits && product.fits ? { ...product, fits: { ...product.fits, ...fits } } : product,
          reason: isOpen ? reason : undefined,
          match,
          matched: isOpen ? shown : undefined,
          brand: isOpen && reason === "interchange" ? (brand ?? undefined) : undefined,
          difference,
          measures: measures.get(code),
          price: priced.get(code),
          replaces: suggestion.replaces,
          replacedBy: marks.get(code),
        },
      ];
    });
  };
}
