import type { Datasheet, Dimension } from "@caliper/api-client";
import { type CatalogueColumn, columnsOf, dimensionColumns } from "@caliper/catalogue-model";
import { dimensionValue } from "../shared/dimensions/index.ts";

interface RowFacts {
  /** The field; highlights the dimension of this name on the drawings. */
  readonly column: string;
  /** On the drawings. */
  readonly letter?: string | undefined;
  readonly isEqual: boolean;
}

/** Millimeters or pieces; null without a value. */
export interface FigureRow extends RowFacts {
  readonly kind: "length" | "count";
  readonly a: number | null;
  readonly b: number | null;
  /** B minus A; null unless both have a value. */
  readonly difference: number | null;
  /** The difference relative to A, signed. */
  readonly relative: number | null;
}

/** Words: position, type of disc, thread. */
export interface WordRow extends RowFacts {
  readonly kind: "word";
  readonly a: string | null;
  readonly b: string | null;
}

export type DifferenceRow = FigureRow | WordRow;

export type Compared = Pick<Datasheet, "family" | "dimensions" | "position" | "fmsi">;

/** Our own code and the name of the drawing always differ; position and FMSI number come last. */
const notCompared: ReadonlySet<string> = new Set(["code", "drawing", "fmsi", "position"]);

/** Smaller than the precision of any value; absorbs rounding errors. */
const nothing = 1e-6;

/**
 * Everything that two parts of a family can differ in: lengths in the order of their letters, then counts, sizes and
 * threads, then identifying columns. Rows without a value in either part are omitted.
 */
export function differencesOf(
  a: Compared,
  b: Compared,
  columns: readonly CatalogueColumn[] = columnsOf(a.family),
): readonly DifferenceRow[] {
  const { identifying, lettered, others } = dimensionColumns(columns);
  const compared = [
    ...lettered,
    ...others.filter(({ fact }) => !fact),
    ...identifying.filter(({ field }) => !notCompared.has(field)),
  ];
  return [
    ...compared.map(({ field, letter }) =>
      rowOf(
        field,
        letter,
        dimensionValue(a.dimensions, field),
        dimensionValue(b.dimensions, field),
      ),
    ),
    words("position", undefined, a.position, b.position),
    words("fmsi", undefined, a.fmsi, b.fmsi),
  ].filter((row) => row.a !== null || row.b !== null);
}

type Value = Dimension["value"];

function rowOf(column: string, letter: string | undefined, a: Value, b: Value): DifferenceRow {
  const isFigure = (value: Value) => value === null || typeof value === "number";
  if (!isFigure(a) || !isFigure(b)) return words(column, letter, textOf(a), textOf(b));
  const [one, other] = [numberOf(a), numberOf(b)];
  const difference = one === null || other === null ? null : other - one;
  return {
    kind: letter === undefined ? "count" : "length",
    column,
    letter,
    a: one,
    b: other,
    difference: difference !== null && Math.abs(difference) < nothing ? 0 : difference,
    relative: difference === null || !one ? null : difference / one,
    isEqual: difference !== null && Math.abs(difference) < nothing,
  };
}

function words(
  column: string,
  letter: string | undefined,
  a: string | null,
  b: string | null,
): WordRow {
  const isEqual = (a ?? "").trim().toLowerCase() === (b ?? "").trim().toLowerCase();
  return { kind: "word", column, letter, a: a || null, b: b || null, isEqual };
}

const numberOf = (value: Value): number | null => (typeof value === "number" ? value : null);
const textOf = (value: Value): string | null => (value === null ? null : String(value));

/** Differences of this share of A and more fill a bar. */
export const fullBar = 0.25;

/** The relative difference of each length that differs: 0.1 where B is a tenth longer than A. */
export function barsOf(rows: readonly DifferenceRow[]): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap((row) =>
      row.kind === "length" && row.relative !== null && !row.isEqual
        ? [[row.column, row.relative] as const]
        : [],
    ),
  );
}
