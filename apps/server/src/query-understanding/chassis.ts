import type { ChassisReading } from "./reading.ts";
import type { Submodel } from "./names.repository.ts";
import type { QueryText, Span } from "./text.ts";

/** One character is too ambiguous. */
const shortest = 2;

/**
 * The submodel that one of the remaining pieces names as a whole word: `b13`, `mk4`, `A4` of `Mk4 (A4 / Typ 1J)`. Numbers
 * alone are not a chassis code.
 */
export function chassisIn(
  { text }: Pick<QueryText, "text">,
  rest: readonly Span[],
  submodels: readonly Submodel[],
): ChassisReading | undefined {
  for (const { from, to } of rest) {
    const piece = wordOf(text.slice(from, to));
    if (piece.length < shortest || !/\p{L}/u.test(piece)) continue;
    const named = submodels.find(({ submodel }) =>
      submodel
        .split(/[\s(),/]+/u)
        .map(wordOf)
        .includes(piece),
    );
    if (named) return { kind: "chassis", from, to, ...named };
  }
  return undefined;
}

const wordOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
