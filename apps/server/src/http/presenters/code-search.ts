import type { Answer, Wire } from "@caliper/api-client/wire";
import type { CodeHit, CodeHits } from "../../catalogue/code-search.service.ts";
import type { NearestHit } from "../../catalogue/code-search-nearest.service.ts";
import { markOf, replacementOf } from "./replacements.ts";
import { familyCounts, fitsOf, measuresOf, priceOf, typeOf } from "./products.ts";

export const codeSearchAnswer = (result: CodeHits): Answer<"searchByCode"> => ({
  Data: result.hits.map((hit) => codeHit(hit, result.showsInterchanges)),
  Total: result.total,
  Types: familyCounts(result.families).map(({ family, count }) => ({
    Type: typeOf(family),
    Count: count,
  })),
});

function codeHit(hit: CodeHit, showsInterchanges: boolean): Wire<"CodeHit"> {
  const { product, matched, price } = hit;
  return {
    XBP: product.code,
    ...(showsInterchanges && {
      Interchange: hit.reason === "interchange" ? (matched ?? "") : "",
    }),
    Type: typeOf(product.family),
    Match: hit.match,
    Reason: hit.reason,
    ...(matched !== undefined && { Matched: matched }),
    ...(hit.brand !== undefined && { Brand: hit.brand }),
    Detail: product.detail,
    Measures: measuresOf(product.family, hit.measures),
    ...(product.fits && { Fits: fitsOf(product.fits) }),
    ...priceOf(price),
    Certified: product.certified,
    ...markOf(hit.replacedBy),
    ...(hit.replaces && { Replaces: replacementOf(hit.replaces) }),
  };
}

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
