/** Search by code: our own, an FMSI number, a competitor's. */
import {
  type Bilingual,
  type FamilyId,
  familyOf,
  hasVehicleIdentifier,
  type Warehouse,
  type YearRange,
} from "@caliper/catalogue-model";
import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import {
  familyOfType,
  filled,
  type Measures,
  priceOf,
  productOf,
  type WarehousePrice,
} from "./parts.ts";
import { apiQuery, keyOf } from "./query.ts";
import type { Wire } from "./wire.ts";
import { yearsIn } from "./years.ts";

/** A section that searches may be restricted to. */
export type SearchSection = Wire<"SectionName">;

export type MatchKind = Wire<"CodeHit">["Match"];

export type MatchReason = Wire<"CodeHit">["Reason"];

export interface CodeMatch {
  readonly kind: MatchKind;
  readonly reason: MatchReason;
  /** The code that matched, as printed; missing where the level may not see it. */
  readonly text?: string;
  /** With an interchange only. */
  readonly brand?: string;
}

/** The first vehicle that a product fits. */
export interface FitsSummary {
  readonly maker: string;
  readonly model: string;
  readonly years: YearRange;
  /** How many applications the product has in all. */
  readonly count: number;
}

export interface CodeHit {
  readonly code: string;
  readonly family: FamilyId;
  readonly match: CodeMatch;
  /** The interchange code that matched. */
  readonly interchange?: string;
  readonly detail: Bilingual;
  readonly measures: Measures;
  /** Missing where the level may not see applications, and when there are none. */
  readonly fits?: FitsSummary;
  /** Missing where the level may not see prices. */
  readonly price?: WarehousePrice;
  readonly certified: boolean;
}

export interface CodeSearchResult {
  /** The best match first: exact, prefix, contains. */
  readonly hits: readonly CodeHit[];
  /** Number of matches, of the family if one was asked for, without the limit. */
  readonly total: number;
  /** Number of matches of each family, whichever was asked for. */
  readonly families: readonly FamilyCount[];
}

export interface FamilyCount {
  readonly family: FamilyId;
  readonly count: number;
}

export interface CodeSearchArgs {
  /** In any spelling. */
  readonly code: string;
  /** Every section without it. */
  readonly section?: SearchSection | undefined;
  /** The user whose view is requested; only administrators may name another one. */
  readonly user?: string | undefined;
  /** The warehouse of the prices; the user's first one by default. */
  readonly warehouse?: Warehouse | undefined;
  /** Only products of this family; the others are counted. */
  readonly family?: FamilyId | undefined;
  /** Maximum number of products, 1 to 200; 25 by default. */
  readonly limit?: number | undefined;
}

/** A product with a code similar to the one searched for. */
export interface NearestCode {
  readonly code: string;
  readonly family: FamilyId;
  readonly reason: MatchReason;
  /** The similar code, as printed. */
  readonly matched: string;
  /** With an interchange only. */
  readonly brand?: string;
  /** How it differs from the typed code. */
  readonly difference: Wire<"NearestCode">["Difference"];
  readonly detail: Bilingual;
  readonly measures: Measures;
}

/** Minimum number of letters and digits for nearest codes. */
const shortestNear = 3;

/** The products nearest to a code for which `codeSearchQuery` found nothing, the closest first. */
export function nearestCodesQuery(
  client: ApiClient,
  args: Pick<CodeSearchArgs, "code" | "section">,
) {
  const query = { codigo: args.code.trim().toUpperCase(), data: args.section };
  return apiQuery(client, operation.nearestCodes, {
    query,
    enabled: query.codigo.length >= shortestNear && !hasVehicleIdentifier(query.codigo),
    toDomain: nearestCodesOf,
  });
}

export function nearestCodesOf(wire: Wire<"NearestCodesAnswer">): readonly NearestCode[] {
  return wire.Data.map((row) => ({
    code: row.XBP,
    ...productOf(row.Type, row.Measures),
    reason: row.Reason,
    matched: row.Matched,
    brand: row.Brand,
    difference: row.Difference,
    detail: row.Detail,
  }));
}

export function codeSearchQuery(client: ApiClient, args: CodeSearchArgs) {
  const codigo = args.code.trim().toUpperCase();
  const query = {
    codigo,
    data: args.section,
    user: filled(args.user),
    warehouse: args.warehouse,
    limit: args.limit,
    type: args.family && familyOf(args.family).productType,
  };
  return apiQuery(client, operation.searchByCode, {
    query,
    // The identifier of a vehicle must not be in a URL.
    enabled: codigo !== "" && !hasVehicleIdentifier(codigo),
    toDomain: codeSearchResultOf,
  });
}

export function codeSearchResultOf(wire: Wire<"CodeSearchAnswer">): CodeSearchResult {
  const families = wire.Types.map(({ Type, Count }) => ({
    family: familyOfType(Type),
    count: Count,
  }));
  return { hits: wire.Data.map(codeHitOf), total: wire.Total, families };
}

function codeHitOf(wire: Wire<"CodeHit">): CodeHit {
  return {
    code: wire.XBP,
    ...productOf(wire.Type, wire.Measures),
    match: {
      kind: wire.Match,
      reason: wire.Reason,
      text: wire.Matched,
      brand: wire.Brand,
    },
    ...(wire.Interchange !== undefined &&
      wire.Interchange !== "" && { interchange: wire.Interchange }),
    detail: wire.Detail,
    ...(wire.Fits !== undefined && { fits: fitsOf(wire.Fits) }),
    ...priceOf(wire.Price),
    certified: wire.Certified ?? false,
  };
}

export function fitsOf(wire: Wire<"FitsSummary">): FitsSummary {
  return { maker: wire.Maker, model: wire.Model, years: yearsIn(wire), count: wire.Count };
}

/** Removes the results of searches that no page shows. */
export function forgetResults(queries: QueryClient): void {
  for (const endpoint of [operation.searchByCode, operation.globalApliSearch])
    queries.removeQueries({ queryKey: keyOf(endpoint), type: "inactive" });
}
