import type { CodeHit } from "@caliper/api-client";

/**
 * The product that Enter opens: the one whose own code was typed, else the only exact match. Null
 * when the code leaves a choice, as an FMSI number of several pads does.
 */
export function exactProduct(hits: readonly CodeHit[]): CodeHit | null {
  const exact = hits.filter((hit) => hit.match.kind === "exact");
  const own = exact.filter((hit) => hit.match.reason === "code");
  const [only, ...others] = own.length > 0 ? own : exact;
  return only !== undefined && others.length === 0 ? only : null;
}
