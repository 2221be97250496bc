import type { Stroke } from "./primitives.ts";

/** Dimensions of a part by field. Text may contain a number. */
export type Dimensions = Readonly<Record<string, number | string | null | undefined>>;

/** One length of a part, as drawn. */
export interface Measure {
  readonly column: string;
  /** As drawn: the catalogue's value or a usual proportion, within the limits set by the part's other lengths. */
  readonly mm: number;
  /** The catalogue's value. */
  readonly value: number | null;
  /** Has a dimension line. */
  readonly known: boolean;
  readonly toScale: boolean;
}

/** A greater length is a typing error: no brake part is that large. */
const longest = 3000;

export interface Measures {
  /** A length, the value to assume when it is missing, and the limits set by the other lengths. */
  length(column: string, assumed: number, min?: number, max?: number): Measure;
  /** The value in millimeters; null when there is none. */
  figure(column: string): number | null;
  count(column: string, assumed: number): { readonly known: boolean; readonly n: number };
  text(column: string): string;
  readonly allVanes: boolean;
}

export function measuresOf(
  dimensions: Dimensions,
  { typical = false, allVanes = false } = {},
): Measures {
  const figure = (column: string) => figureOf(dimensions[column]);
  return {
    figure,
    allVanes,
    length(column, assumed, min = 0, max = Infinity) {
      const value = figure(column);
      // Contradictory data may give contradictory limits; the upper limit then wins.
      const mm = Math.max(Math.min(value ?? assumed, max), Math.min(min, max));
      return {
        column,
        mm: Math.max(mm, 0.01),
        value,
        known: value !== null || typical,
        toScale: value === null || Math.abs(mm - value) <= value * 1e-9,
      };
    },
    count(column, assumed) {
      const value = figure(column);
      const n = value === null ? assumed : Math.min(Math.round(value), 24);
      return { known: value !== null, n: Math.max(n, 1) };
    },
    text: (column) => String(dimensions[column] ?? "").trim(),
  };
}

/** Reads a positive number; a decimal comma is accepted. */
export function figureOf(raw: number | string | null | undefined): number | null {
  if (raw === null || raw === undefined || raw === "") return null;
  const value = typeof raw === "number" ? raw : Number(raw.trim().replace(",", "."));
  return Number.isFinite(value) && value > 0 && value <= longest ? value : null;
}

/** The stroke of an edge placed by these lengths: `assumed` when any of them is. */
export const edge = (...measures: readonly Measure[]): Stroke =>
  measures.every(({ known }) => known) ? "object" : "assumed";

export const clamp = (value: number, min: number, max: number): number =>
  Math.max(Math.min(value, max), min);
