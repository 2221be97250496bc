import type { Stroke } from "./primitives.ts";

/** What the wire says of a part, by wire column. Text may hold a number. */
export type Dimensions = Readonly<Record<string, number | string | null | undefined>>;

/** One length of a part, as drawn. */
export interface Measure {
  readonly column: string;
  /** As drawn: the figure, or a plausible proportion, within what the part's other lengths allow. */
  readonly mm: number;
  /** The figure of the catalogue. */
  readonly value: number | null;
  /** Has a dimension line. */
  readonly known: boolean;
  readonly toScale: boolean;
}

/** A length over this is a slip of the keyboard: no brake part comes near it. */
const longest = 3000;

export interface Measures {
  /** A length with what to assume without it, and the limits that the other lengths set. */
  length(column: string, assumed: number, min?: number, max?: number): Measure;
  /** A figure in millimetres, if there is one. */
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
      // Limits may contradict each other when the data does; the lower one then gives way.
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

/** Reads a positive figure; a decimal comma is a slip that a drawing need not fail on. */
export function figureOf(raw: number | string | null | undefined): number | null {
  if (raw === null || raw === undefined || raw === "") return null;
  const value = typeof raw === "number" ? raw : Number(raw.trim().replace(",", "."));
  return Number.isFinite(value) && value > 0 && value <= longest ? value : null;
}

/** The stroke of an edge that these lengths place: assumed as soon as one of them is. */
export const edge = (...measures: readonly Measure[]): Stroke =>
  measures.every(({ known }) => known) ? "object" : "assumed";

export const clamp = (value: number, min: number, max: number): number =>
  Math.max(Math.min(value, max), min);
