import type { Answer, Wire } from "@caliper/api-client/wire";
import type { CodeHit, CodeHits } from "../../catalogue/code-search.service.ts";
import type { NearestHit } from "../../catalogue/code-search-nearest.service.ts";
import { partOf } from "./find.ts";
import { familyCounts, measuresOf, typeOf } from "./products.ts";

export const codeSearchAnswer = (result: CodeHits): Answer<"searchByCode"> => ({
  Data: result.hits.map((hit) => codeHit(hit, result.showsInterchanges)),
  Total: result.total,
  Types: familyCounts(result.families).map(({ family, count }) => ({
    Type: typeOf(family),
    Count: count,
  })),
});

const codeHit = (hit: CodeHit, showsInterchanges: boolean): Wire<"CodeHit"> => ({
  ...partOf(hit),
  Match: hit.match,
  Reason: hit.reason,
  ...(showsInterchanges && {
    Interchange: hit.reason === "interchange" ? (hit.matched ?? "") : "",
  }),
});

export const nearestCodesAnswer = (hits: readonly NearestHit[]): Answer<"nearestCodes"> => ({
  Data: hits.map(({ near, product, measures }) => ({
    XBP: near.code,
    Type: typeOf(near.family),
    Reason: near.reason,
    Matched: near.shown,
    ...(near.reason === "interchange" && near.brand !== null && { Brand: near.brand }),
    Difference: near.distance.difference,
    Detail: product.detail,
    Measures: measuresOf(near.family, measures),
  })),
});
