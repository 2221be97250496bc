import { texts, type Texts } from "../languages.ts";

/**
 * - `code`, `text`, `barcode`: text, leading zeros kept
 * - `integer`, `year`: whole numbers
 * - `date`: a day as text, `2026-03-31`
 * - `time`: a day and time of day, UTC, as text: `2026-03-31T10:40:00Z`
 * - `decimal`: a number in `unit`
 * - `price`: whole US cents
 * - `boolean`: 0 or 1, because SQLite has no boolean
 */
export type ColumnType =
  | "code"
  | "text"
  | "integer"
  | "decimal"
  | "year"
  | "date"
  | "time"
  | "price"
  | "barcode"
  | "boolean";

/** A time in ms since 1970 as a column of type `time` stores it, without fractions of a second. */
export const timeText = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

export type Unit = "mm" | "kg" | "mL" | "°C" | "mm²/s" | "IRHD" | "cm";

export interface CatalogueColumn {
  /** The name in code: `outerDiameter`. */
  readonly field: string;
  /** The name in the database: `outer_diameter`. */
  readonly name: string;
  /** The name on the wire and in the first row of a spreadsheet: `OUTER_DIAM`. */
  readonly header: string;
  readonly title: Texts;
  readonly type: ColumnType;
  readonly unit?: Unit;
  /** Decimals that are shown; missing: as many as are stored. */
  readonly decimals?: number;
  /** A text with a fraction of an inch, of which an import keeps one spelling: `1 1/8`. */
  readonly inches?: true;
  /** The letter of the dimension on the drawing. */
  readonly letter?: string;
  /** A code of ours, of a product of this family. */
  readonly codeOf?: "pistons";
  /** The only values it may hold; an upload may write them in any case. */
  readonly choices?: readonly string[];
  /** It may hold several of the choices, stored in their order: `15, 16`. */
  readonly several?: true;
  /** A qualifier that an observation may state; an empty cell gets what it states. */
  readonly observed?: true;
  /** It names makers or brands of parts: an import keeps their known spelling and lists new ones. */
  readonly names?: "maker" | "brand";
  /** A row without it is invalid. */
  readonly required: boolean;
  /** Part of what identifies a row in an upload. */
  readonly key: boolean;
  /** Has its own index. */
  readonly searchable: boolean;
  /** A field of the measure search. */
  readonly measure: boolean;
  /** Comes before the measures in the measure search and on the datasheet. */
  readonly identifying: boolean;
  /** Shown among the facts, the packing or the interchanges of a datasheet, not among its dimensions. */
  readonly fact: boolean;
  /** The drawing of the part depends on it. */
  readonly drawn: boolean;
  /** The place in the short size that lists show, `131.50 x 52.40`, from 1; 0 for the other columns. */
  readonly short: number;
  /** An amendment may correct it. */
  readonly amendable: boolean;
  /** The smallest and the largest value that parts of the trade have; an import warns of others. */
  readonly usual?: readonly [smallest: number, largest: number];
  /** The field of the measure that this one must be below; an import warns of others. */
  readonly below?: string;
  /** How the measure changes in use; missing for a measure that does not wear. */
  readonly wear?: Wear;
  /** How a part may differ from one that it replaces; missing where a difference does no harm. Words and counts must be equal. */
  readonly substitution?: Tolerance | "equal";
  /** The value of an empty cell, from the row by column name and the time of the load in ms since 1970. */
  readonly whenEmpty?: (row: Readonly<Record<string, unknown>>, loadedAt: number) => string | null;
}

/** The words for less and for more of each kind of dimension. */
export const changes = {
  height: ["lower", "higher"],
  length: ["shorter", "longer"],
  size: ["smaller", "larger"],
  thickness: ["thinner", "thicker"],
  width: ["narrower", "wider"],
} as const;

/** By how many mm the dimension of a part may be less and more than that of the part that it replaces. */
export interface Tolerance {
  readonly kind: keyof typeof changes;
  readonly less: number;
  /** Infinity where more does no harm. */
  readonly more: number;
  /** Work on a part beyond the tolerance: less can be bored, more can be ground. */
  readonly work?: "bored" | "ground";
}

/** The same tolerance in both directions. */
export const within = <const Kind extends Tolerance["kind"]>(kind: Kind, mm: number) =>
  ({ kind, less: mm, more: mm }) as const;

/**
 * What rotors and drums share with the parts they replace. UN Regulation No. 90, 5.3.4.1, requires the same interface of
 * interchangeable ones, with a location bore of H9: 0.07 to 0.1 mm at these sizes. A smaller bore can be turned to size: the ring that
 * is left to the bolts is that of the replaced part, which has the same bolt circle. 0.2 mm is our judgment: it covers bolt circles in
 * inches that are rounded, and bolt circles that are in use differ by 2 mm and more.
 */
export const sameHub = {
  bore: { ...within("size", 0.1), work: "bored" },
  boltCircle: within("size", 0.2),
} as const;

/** The change of a measure from new to worn out. */
export interface Wear {
  /** Material wears off a thickness; the inside of a drum grows. */
  readonly becomes: "smaller" | "larger";
  /** The usual change in mm, for products without a limit of their own. */
  readonly allowance: number;
  /** The product's own limit: the measure changes by `share` of the distance between two fields. */
  readonly limit?: { readonly from: string; readonly to: string; readonly share: number };
}

/** A search key that is stored beside the column it is computed from; never in a spreadsheet. */
export interface DerivedColumn {
  readonly name: string;
  readonly of: string;
  readonly by: "normalizeCode" | "foldText";
}

export interface CatalogueTable {
  /** The database's name. */
  readonly name: string;
  /** The name in `obtener-tablas`, in file names and on upload. */
  readonly wireName: string;
  readonly title: Texts;
  readonly columns: readonly CatalogueColumn[];
  readonly derived: readonly DerivedColumn[];
  /** The database's primary key; `["id"]` is a number that the database assigns. */
  readonly primaryKey: readonly string[];
  /** Columns with the code of an existing product; the database checks it at commit. */
  readonly references: readonly string[];
  /** Indexes beyond those of searchable and derived columns. */
  readonly indexes: readonly (readonly string[])[];
  /** Columns of codes, of which the first leads to the second. An import refuses rows that lead back to where they began. */
  readonly chain: readonly [from: string, to: string] | readonly [];
  /**
   * False for a table of state, which is loaded every few minutes: each loaded row states all of it, and what it replaces is not
   * kept, so a load cannot be undone.
   */
  readonly keepsHistory: boolean;
  /**
   * The column with the account whose own a row is. Only that account and administrators may read and load it; sheets of the account
   * itself may lack the column.
   */
  readonly privateTo?: string;
}

/** Columns of the primary key that may be empty. As keys have no null, the database stores "" in them. */
export const optionalKeys = ({ columns, primaryKey }: CatalogueTable): readonly string[] =>
  columns
    .filter(({ name, required }) => !required && primaryKey.includes(name))
    .map(({ name }) => name);

type Optional = "derived" | "primaryKey" | "references" | "indexes" | "chain" | "keepsHistory";
type Definition = Omit<CatalogueTable, Optional> & Partial<Pick<CatalogueTable, Optional>>;

type Complete<T extends Definition> = {
  readonly [K in keyof CatalogueTable]: K extends keyof T
    ? T[K]
    : K extends "primaryKey"
      ? readonly ["id"]
      : K extends "references"
        ? readonly ["code"]
        : K extends "keepsHistory"
          ? true
          : K extends "privateTo"
            ? never
            : readonly [];
};

/** A table whose rows have no code of their own, such as applications and prices. */
export function relatedTable<const T extends Definition>(table: T) {
  const lists = { derived: [], references: ["code"], indexes: [], chain: [] };
  const usual = { ...lists, primaryKey: ["id"], keepsHistory: true };
  return { ...usual, ...table } as unknown as Complete<T>;
}

const codeKey = { name: "code_key", of: "code", by: "normalizeCode" } as const;

/** The table of one product family: the first column is `code`, its key is stored as `code_key`. */
export function familyTable<const T extends Omit<Definition, Optional>>(table: T) {
  return {
    ...table,
    derived: [codeKey],
    primaryKey: ["code"],
    references: ["code"],
    indexes: [],
    chain: [],
    keepsHistory: true,
  } as const;
}

const plain = {
  required: false,
  key: false,
  searchable: false,
  measure: false,
  identifying: false,
  fact: false,
  drawn: false,
  short: 0,
} as const;

/** Properties of a column that differ from the defaults. `name` is given if it is not the field in snake case. */
type Flags = Partial<Omit<CatalogueColumn, "field" | "header" | "title" | "type">>;

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/** `outerDiameter` is stored as `outer_diameter`, `length1` as `length_1`. */
type SnakeCase<Field extends string, InNumber = false> = Field extends `${infer First}${infer Rest}`
  ? First extends Digit
    ? `${InNumber extends true ? "" : "_"}${First}${SnakeCase<Rest, true>}`
    : `${First extends Lowercase<First> ? "" : "_"}${Lowercase<First>}${SnakeCase<Rest>}`
  : "";

const snakeCase = (field: string) =>
  field.replace(/[A-Z]|\d+/gu, (part) => `_${part.toLowerCase()}`);

type Column<Field extends string, T extends ColumnType, F> = {
  readonly field: Field;
  readonly name: F extends { readonly name: infer Name } ? Name : SnakeCase<Field>;
  readonly header: string;
  readonly title: Texts;
  readonly type: T;
  readonly amendable: boolean;
} & Omit<typeof plain, keyof F> &
  F;

/** One column in one line; `flags` contains properties that differ from the defaults. */
export function column<
  const Field extends string,
  const T extends ColumnType,
  const F extends Flags = Record<never, never>,
>(type: T, field: Field, header: string, en: string, es: string, flags?: F) {
  const usual = { name: snakeCase(field), amendable: flags?.key !== true };
  const definition = { field, header, title: texts(en, es), type };
  return { ...usual, ...definition, ...plain, ...flags } as unknown as Column<Field, T, NoInfer<F>>;
}

/** Flags of the center bore, which has its former name in databases. */
export const storedBore = { name: "centre_bore" } as const;

/** The holes for the bolts of the wheel. */
export const holes = column("integer", "holes", "HOLES", "Bolt holes", "Orificios de perno", {
  measure: true,
  drawn: true,
  usual: [3, 10],
  substitution: "equal",
});

export const axles = ["front", "rear"] as const;
export type Axle = (typeof axles)[number];

/** The axles of a part, as the tables name them. */
export const positions = ["Front", "Rear", "Front and rear"] as const;

/** An axle as the tables and addresses name it. */
export const positionOf = (axle: Axle) => (axle === "front" ? "Front" : "Rear");

/** The axle of a part or of an application. */
export function position<const F extends Flags = Record<never, never>>(flags?: F) {
  return column("text", "position", "POSITION", "Position", "Posición", {
    choices: positions,
    ...flags,
  } as { readonly choices: typeof positions } & F);
}

const dimension =
  (decimals?: number) =>
  <const Field extends string, const F extends Flags = Record<never, never>>(
    letter: string,
    field: Field,
    header: string,
    en: string,
    es: string,
    flags?: F,
  ) =>
    column("decimal", field, header, en, es, {
      unit: "mm",
      decimals,
      letter,
      measure: true,
      drawn: true,
      ...flags,
    } as { readonly unit: "mm"; readonly measure: true; readonly drawn: true } & F);

/** A dimension in mm with its letter on the drawing, shown with two decimals. */
export const mm = dimension(2);

/** A dimension in mm with its letter on the drawing, shown with the decimals that are stored. */
export const mmAsStored = dimension();

/** The code of the row's own product, as printed. `flags` may make it an identifying field of the measure search. */
export function ownCode<const F extends Flags = Record<never, never>>(header: string, flags?: F) {
  return column("code", "code", header, "Code", "Código", {
    required: true,
    key: true,
    searchable: true,
    ...flags,
  } as { readonly required: true; readonly key: true; readonly searchable: true } & F);
}

interface StoredAs {
  code: string;
  text: string;
  barcode: string;
  integer: number;
  decimal: number;
  year: number;
  date: string;
  time: string;
  price: number;
  boolean: number;
}

type Stored<C extends CatalogueColumn> = C["required"] extends true
  ? StoredAs[C["type"]]
  : StoredAs[C["type"]] | null;

/** The row of a declared table, without a number that the database assigns. */
export type RowOf<T extends CatalogueTable> = {
  [C in T["columns"][number] as C["name"]]: Stored<C>;
} & { [D in T["derived"][number] as D["name"]]: string };
