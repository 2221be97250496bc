import type { ChassisReading, MakerReading, ModelReading } from "./reading.ts";
import type { YearRange } from "@caliper/catalogue-model";
import type { QueryText, Span } from "./text.ts";

/** A submodel of a model and its years. */
export interface Submodel {
  readonly model: string;
  readonly submodel: string;
  readonly years: YearRange;
}

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
    const match = submodels.find(isNamed(piece));
    if (match) {
      const { submodel, years } = match;
      return { kind: "chassis", from, to, submodel, years };
    }
  }
  return undefined;
}

/** Whether a piece beside a brand may be a chassis code: it has letters and digits. */
export const looksLikeChassis = (piece: string): boolean =>
  /^(?=.*\p{L})[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*$/u.test(piece);

/** The model of a brand whose chassis code a piece of the text is: the 3 Series in `bmw e46`. */
export function modelByChassis(
  { text, maker: { maker } }: { readonly text: string; readonly maker: MakerReading },
  { from, to }: Span,
  submodels: readonly Submodel[],
): ModelReading | undefined {
  const withChassis = submodels
    .filter(isNamed(wordOf(text.slice(from, to))))
    // Sports versions come later: the M3 has the chassis of the 3 Series.
    .toSorted((a, b) => a.years.from - b.years.from);
  const [model, ...others] = [...new Set(withChassis.map((each) => each.model))];
  if (model === undefined) return undefined;
  const ownYears = withChassis.filter((each) => each.model === model).map(({ years }) => years);
  return {
    kind: "model",
    from,
    to,
    maker,
    model,
    corrected: false,
    others: others.map((other) => ({ maker, model: other })),
    years: {
      from: Math.min(...ownYears.map((years) => years.from)),
      to: ownYears.reduce<number | null>(
        (last, years) => (last === null || years.to === null ? null : Math.max(last, years.to)),
        0,
      ),
    },
  };
}

const isNamed =
  (piece: string) =>
  ({ submodel }: Submodel): boolean =>
    submodel
      .split(/[\s(),/]+/u)
      .map(wordOf)
      .includes(piece);

const wordOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
