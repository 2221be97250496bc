/** A text in both languages of the product. */
export interface Bilingual {
  readonly en: string;
  readonly es: string;
}

/**
 * - `code`, `text`, `barcode`: text, leading zeros kept
 * - `integer`, `year`: whole numbers
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
  | "price"
  | "barcode"
  | "boolean";

export type Unit = "mm" | "kg" | "mL" | "°C" | "mm²/s" | "IRHD" | "cm";

export interface CatalogueColumn {
  /** The database's name. */
  readonly name: string;
  /** The name on the wire and in the first row of a spreadsheet. */
  readonly header: string;
  readonly title: Bilingual;
  readonly type: ColumnType;
  readonly unit?: Unit;
  /** The letter of the dimension on the drawing. */
  readonly letter?: string;
  /** A row without it is invalid. */
  readonly required: boolean;
  /** Part of what identifies a row in an upload. */
  readonly key: boolean;
  /** Has an index of its own. */
  readonly searchable: boolean;
  /** A field of the measure search. */
  readonly measure: boolean;
  /** Comes before the measures in the measure search and on the datasheet. */
  readonly identifying: boolean;
  /** The only values it may hold; an upload may write them in any case. */
  readonly choices?: readonly string[];
}

/** A search key that is stored beside the column it is computed from; never in a spreadsheet. */
export interface DerivedColumn {
  readonly name: string;
  readonly of: string;
  readonly by: "normaliseCode" | "foldText";
}

export interface CatalogueTable {
  /** The database's name. */
  readonly name: string;
  /** The name in `obtener-tablas`, in file names and on upload. */
  readonly wireName: string;
  readonly title: Bilingual;
  readonly columns: readonly CatalogueColumn[];
  readonly derived: readonly DerivedColumn[];
  /** What the database enforces; `["id"]` is a number the database gives. */
  readonly primaryKey: readonly string[];
  /** Columns that hold the code of an existing product; the database checks it at commit. */
  readonly references: readonly string[];
  /** Indexes beyond those of searchable and derived columns. */
  readonly indexes: readonly (readonly string[])[];
}

type Optional = "derived" | "primaryKey" | "references" | "indexes";
type Definition = Omit<CatalogueTable, Optional> & Partial<Pick<CatalogueTable, Optional>>;

type Complete<T extends Definition> = {
  readonly [K in keyof CatalogueTable]: K extends keyof T
    ? T[K]
    : K extends "primaryKey"
      ? readonly ["id"]
      : K extends "references"
        ? readonly ["code"]
        : readonly [];
};

/** A table of rows that have no code of their own: applications, prices and the like. */
export function relatedTable<const T extends Definition>(table: T) {
  const usual = { derived: [], primaryKey: ["id"], references: ["code"], indexes: [] };
  return { ...usual, ...table } as unknown as Complete<T>;
}

const codeKey = { name: "code_key", of: "code", by: "normaliseCode" } as const;

/** The table of one product family: the first column is `code`, its key is stored as `code_key`. */
export function familyTable<const T extends Omit<Definition, Optional>>(table: T) {
  return {
    ...table,
    derived: [codeKey],
    primaryKey: ["code"],
    references: ["code"],
    indexes: [],
  } as const;
}

const plain = {
  required: false,
  key: false,
  searchable: false,
  measure: false,
  identifying: false,
} as const;

interface Flags {
  readonly required?: boolean;
  readonly key?: boolean;
  readonly searchable?: boolean;
  readonly measure?: boolean;
  readonly identifying?: boolean;
  readonly choices?: readonly string[];
  readonly unit?: Unit;
  readonly letter?: string;
}

type WithFlags<F extends Flags> = Omit<typeof plain, keyof F> & F;

/** One column in one line; `flags` names what is unusual about it. */
export function column<
  const N extends string,
  const T extends ColumnType,
  const F extends Flags = Record<never, never>,
>(type: T, name: N, header: string, en: string, es: string, flags?: F) {
  return { name, header, title: { en, es }, type, ...plain, ...flags } as {
    readonly name: N;
    readonly header: string;
    readonly title: Bilingual;
    readonly type: T;
  } & WithFlags<F>;
}

/** Where on a vehicle a part goes; searches by vehicle and the datasheet's columns know no other words. */
export const positions = ["Front", "Rear", "Front and rear"] as const;

/** The axle of a part or of an application. */
export function position<const F extends Flags = Record<never, never>>(flags?: F) {
  return column("text", "position", "POSITION", "Position", "Posición", {
    choices: positions,
    ...flags,
  } as { readonly choices: typeof positions } & F);
}

/** A dimension in millimetres with its letter on the drawing. */
export function mm<const N extends string>(
  letter: string,
  name: N,
  header: string,
  en: string,
  es: string,
) {
  return column("decimal", name, header, en, es, { unit: "mm", letter, measure: true });
}

/** The code of the row's own product, as printed. `flags` says whether it leads the measure search. */
export function ownCode<const F extends Flags = Record<never, never>>(header: string, flags?: F) {
  const title = { en: "Code", es: "Código" };
  return {
    name: "code",
    header,
    title,
    type: "code",
    ...plain,
    required: true,
    key: true,
    searchable: true,
    ...flags,
  } as {
    readonly name: "code";
    readonly header: string;
    readonly title: Bilingual;
    readonly type: "code";
    readonly required: true;
    readonly key: true;
    readonly searchable: true;
  } & Omit<typeof plain, "required" | "key" | "searchable" | keyof F> &
    F;
}

interface StoredAs {
  code: string;
  text: string;
  barcode: string;
  integer: number;
  decimal: number;
  year: number;
  price: number;
  boolean: number;
}

type Stored<C extends CatalogueColumn> = C["required"] extends true
  ? StoredAs[C["type"]]
  : StoredAs[C["type"]] | null;

/** The row of a declared table, without a number that the database gives. */
export type RowOf<T extends CatalogueTable> = {
  [C in T["columns"][number] as C["name"]]: Stored<C>;
} & { [D in T["derived"][number] as D["name"]]: string };
