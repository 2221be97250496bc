import type { Finding, FoundPart } from "@caliper/api-client";

/**
 * The part that Enter opens: that of the user's own code, the one with exactly that code, else the only exact match. Null if several parts match, such
 * as pads with the same FMSI number.
 */
export function exactPart(parts: readonly FoundPart[]): FoundPart | null {
  // A part is never opened in place of the code that it replaces: the results say so first.
  const exact = parts.filter(({ match, replaces }) => match === "exact" && replaces === undefined);
  const [only, ...others] =
    (["customer", "code"] as const)
      .map((code) => exact.filter(({ reason }) => reason === code))
      .find(({ length }) => length > 0) ?? exact;
  return only !== undefined && others.length === 0 ? only : null;
}

/** Whether the search that a text leads to has parts and covers all of the text: no version of a model, no trait, nothing unknown, unsold or contradictory. */
export function isWhole({
  understood,
  notUnderstood,
  nearest,
}: Pick<Finding, "understood" | "notUnderstood" | "nearest">): boolean {
  return (
    nearest === undefined &&
    notUnderstood.length === 0 &&
    understood.every(
      (piece) =>
        piece.kind !== "chassis" &&
        piece.kind !== "trait" &&
        piece.kind !== "unsold" &&
        !(piece.kind === "years" && piece.conflict),
    )
  );
}
