import type { CodeHit } from "@caliper/api-client";

/**
 * The product that Enter opens: the one with exactly that code, else the only exact match. Null if several products
 * match, such as pads with the same FMSI number.
 */
export function exactProduct(hits: readonly CodeHit[]): CodeHit | null {
  const exact = hits.filter((hit) => hit.match.kind === "exact");
  const own = exact.filter((hit) => hit.match.reason === "code");
  const [only, ...others] = own.length > 0 ? own : exact;
  return only !== undefined && others.length === 0 ? only : null;
}
