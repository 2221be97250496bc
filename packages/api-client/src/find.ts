/** The meaning of a search text, and the results that it leads to. */
import type { Axle, Bilingual, FamilyId, Warehouse, YearRange } from "@caliper/catalogue-model";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { type Numbers, numbersOf } from "./numbers.ts";
import {
  axleOf,
  familyOfType,
  type Measures,
  priceOf,
  productOf,
  type WarehousePrice,
} from "./parts.ts";
import { apiQuery } from "./query.ts";
import { fitsOf, type FitsSummary } from "./search.ts";
import type { Wire } from "./wire.ts";
import { yearsIn } from "./years.ts";

/** Properties of a part or its vehicle in a text, besides names. */
export type Trait = Wire<"TraitReading">["Trait"];

/** A piece of the text; `from` and `to` are its position, in UTF-16 units. */
export interface TextPiece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The meaning of a piece. VINs and GTINs are described in `Finding.numbers`. */
export type Meaning =
  | { readonly kind: "code" | "vin" | "frame_number" | "gtin" | "engine" }
  | { readonly kind: "brand"; readonly brand: string }
  | {
      readonly kind: "maker";
      readonly maker: string;
      readonly isCorrected: boolean;
      /** The models that most parts fit, where the text names none. */
      readonly models: readonly string[];
    }
  | {
      readonly kind: "model";
      readonly maker: string;
      readonly model: string;
      readonly isCorrected: boolean;
      /** Other models that the piece may mean. */
      readonly others: readonly { readonly maker: string; readonly model: string }[];
    }
  | { readonly kind: "chassis"; readonly submodel: string; readonly years: YearRange }
  | { readonly kind: "years"; readonly years: YearRange }
  | { readonly kind: "axle"; readonly axle: Axle }
  | {
      readonly kind: "product";
      readonly families: readonly FamilyId[];
      readonly isCorrected: boolean;
    }
  | {
      readonly kind: "trait";
      readonly trait: Trait;
      /** Whether the catalogue states it for any part; otherwise it has no effect. */
      readonly isStated: boolean;
      /** The diameter of the wheel, for `wheel` only. */
      readonly inches?: number;
    }
  | {
      readonly kind: "measures";
      /** mm */
      readonly values: readonly number[];
      readonly unit: "mm" | "in";
      /** The text does not state the unit. */
      readonly isAssumed: boolean;
    };

export type UnderstoodPiece = TextPiece & Meaning;

/** A suggested part and the reason. */
export interface FoundPart {
  readonly code: string;
  readonly family: FamilyId;
  /** Missing where the level may not see the code that matched. */
  readonly reason?: Wire<"FoundPart">["Reason"];
  /** How a code matched; `near` is a second attempt. */
  readonly match?: Wire<"FoundPart">["Match"];
  /** The code that matched, as printed. */
  readonly matched?: string;
  /** With an interchange only. */
  readonly brand?: string;
  /** How a near code differs from the text. */
  readonly difference?: Wire<"FoundPart">["Difference"];
  readonly detail: Bilingual;
  readonly measures: Measures;
  readonly fits?: FitsSummary;
  readonly price?: WarehousePrice;
  readonly certified: boolean;
}

/** A search with its fields filled in. */
export type PrefilledSearch =
  | {
      readonly kind: "vehicle";
      readonly maker: string;
      readonly model: string | null;
      readonly years: YearRange | null;
      readonly family: FamilyId | null;
      readonly axle: Axle | null;
    }
  | { readonly kind: "product"; readonly family: FamilyId }
  | {
      readonly kind: "measures";
      readonly family: FamilyId;
      /** mm by field. */
      readonly values: Measures;
      readonly unit: "mm" | "in";
    }
  | {
      readonly kind: "codes";
      readonly codes: readonly { readonly code: string; readonly quantity: number }[];
    };

export interface Finding {
  /** In the order of the text. */
  readonly understood: readonly UnderstoodPiece[];
  /** The facts of the VINs and GTINs among them. */
  readonly numbers: Numbers;
  readonly notUnderstood: readonly TextPiece[];
  /** The best first. */
  readonly parts: readonly FoundPart[];
  /** The most likely first. */
  readonly searches: readonly PrefilledSearch[];
}

export interface FindArgs {
  /** As typed. */
  readonly text: string;
  /** The warehouse of the prices; the user's first one by default. */
  readonly warehouse?: Warehouse | undefined;
}

/** Maximum number of parts of a finding. The field shows the first of them, so that its results page needs no other answer. */
export const maxFoundParts = 20;

/** UTF-16 units; longer texts are not searched. */
const longestText = 4000;

/** Reads a search text; disabled for an empty one. */
export function findQuery(client: ApiClient, { text, warehouse }: FindArgs) {
  const Text = text.trim();
  return apiQuery(client, operation.find, {
    body: { Text, Limit: maxFoundParts, Warehouse: warehouse },
    enabled: Text !== "" && Text.length <= longestText,
    toDomain: findingOf,
  });
}

export function findingOf(wire: Wire<"FindAnswer">): Finding {
  return {
    understood: wire.Understood.map((reading) => ({ ...pieceOf(reading), ...meaningOf(reading) })),
    numbers: numbersOf(wire.Understood),
    notUnderstood: wire.Not_understood.map(pieceOf),
    parts: wire.Parts.map(partOf),
    searches: wire.Searches.map(searchOf),
  };
}

const pieceOf = ({ Text, From, To }: Wire<"TextPiece">): TextPiece => ({
  text: Text,
  from: From,
  to: To,
});

function meaningOf(wire: Wire<"Reading">): Meaning {
  switch (wire.Kind) {
    case "code":
    case "vin":
    case "frame_number":
    case "gtin":
    case "engine":
      return { kind: wire.Kind };
    case "brand":
      return { kind: "brand", brand: wire.Brand };
    case "maker":
      return {
        kind: "maker",
        maker: wire.Maker,
        isCorrected: wire.Corrected,
        models: wire.Models,
      };
    case "model":
      return {
        kind: "model",
        maker: wire.Maker,
        model: wire.Model,
        isCorrected: wire.Corrected,
        others: wire.Others.map(({ Maker, Model }) => ({ maker: Maker, model: Model })),
      };
    case "chassis":
      return { kind: "chassis", submodel: wire.SubModel, years: yearsIn(wire) };
    case "years":
      return { kind: "years", years: yearsIn(wire) };
    case "axle":
      return { kind: "axle", axle: axleOf(wire.Position) };
    case "product":
      return {
        kind: "product",
        families: wire.Types.map(familyOfType),
        isCorrected: wire.Corrected,
      };
    case "trait":
      return {
        kind: "trait",
        trait: wire.Trait,
        isStated: wire.Stated,
        inches: wire.Inches,
      };
    case "measures":
      return {
        kind: "measures",
        values: wire.Values,
        unit: wire.Unit,
        isAssumed: wire.Assumed,
      };
  }
}

function partOf(wire: Wire<"FoundPart">): FoundPart {
  return {
    code: wire.XBP,
    ...productOf(wire.Type, wire.Measures),
    reason: wire.Reason,
    match: wire.Match,
    matched: wire.Matched,
    brand: wire.Brand,
    difference: wire.Difference,
    detail: wire.Detail,
    ...(wire.Fits !== undefined && { fits: fitsOf(wire.Fits) }),
    ...priceOf(wire.Price),
    certified: wire.Certified,
  };
}

function searchOf(wire: Wire<"PrefilledSearch">): PrefilledSearch {
  switch (wire.Kind) {
    case "codes":
      return {
        kind: "codes",
        codes: wire.Codes.map((code, at) => ({ code, quantity: wire.Quantities?.[at] ?? 1 })),
      };
    case "product":
      return { kind: "product", family: familyOfType(wire.Type) };
    case "measures": {
      const { family, measures } = productOf(wire.Type, wire.Values);
      return { kind: "measures", family, values: measures, unit: wire.Unit };
    }
    case "vehicle":
      return {
        kind: "vehicle",
        maker: wire.Maker,
        model: wire.Model ?? null,
        years: wire.Years === undefined ? null : yearsIn(wire.Years),
        family: wire.Type === undefined ? null : familyOfType(wire.Type),
        axle: wire.Position === undefined ? null : axleOf(wire.Position),
      };
  }
}
