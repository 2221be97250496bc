import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

/** The fields that a pattern can state about a vehicle. */
export const vinFields = ["model", "series", "trim", "liters", "fuel", "weight"] as const;

export type VinField = (typeof vinFields)[number];

export const fuels = [
  "gasoline",
  "diesel",
  "flex",
  "ethanol",
  "gas",
  "electric",
  "hydrogen",
] as const;

/** `flex` is gasoline with any share of ethanol. */
export type Fuel = (typeof fuels)[number];

/** The years in which a manufacturer used a schema. */
export interface SchemaYears {
  readonly schema: number;
  readonly from: number;
  /** Null while it is used. */
  readonly to: number | null;
}

export interface Manufacturer {
  /** Empty when the manufacturer builds several makes. */
  readonly make: string;
  /** Car, light truck or multipurpose vehicle: position 7 indicates in which 30-year period it was built. */
  readonly isLight: boolean;
  readonly schemas: readonly SchemaYears[];
}

/** A line of a schema: VINs with these characters have this value. */
export interface VinPattern {
  /** Positions 4 to 8, and after `|` from position 10: `*B[2-4]`, `*****|*M`. `*` is any character. */
  readonly keys: string;
  readonly field: VinField;
  /** The maker and the model of field `model` are separated by a tab. */
  readonly value: string;
}

/** The decoded file. Manufacturers are found by three or six characters. */
export interface VinData {
  readonly source: string;
  manufacturer(code: string): Manufacturer | undefined;
  patterns(schema: number): Iterable<VinPattern>;
}

/** The contents of the file, for the script that writes it. */
export interface VinTables {
  readonly source: string;
  readonly manufacturers: ReadonlyMap<string, Manufacturer>;
  readonly schemas: readonly (readonly VinPattern[])[];
}

/**
 * The file, compressed by Brotli: the length of the header as 32 bits, the header as JSON, then columns of 16-bit numbers,
 * little-endian. Texts are stored once and referred to by number; values are grouped by field, so that the
 * number of a value also identifies its field.
 */
interface Head {
  readonly source: string;
  /** Joined by line feeds, because one string is faster to parse than an array. */
  readonly keys: string;
  readonly values: string;
  /** The number of the first value of each field. */
  readonly fieldStarts: readonly number[];
  /** `1FA Ford`; a light vehicle's has `+` after the code. */
  readonly manufacturers: string;
  /** How many numbers each column has, in the order of `columnNames`. */
  readonly columns: readonly number[];
}

const columnNames = [
  "patternKeys",
  "patternValues",
  /** How many patterns each schema has. */
  "schemaSizes",
  /** How many schemas each manufacturer uses. */
  "manufacturerSizes",
  "usedSchemas",
  "usedFrom",
  /** 0 while it is used. */
  "usedTo",
] as const;

type ColumnName = (typeof columnNames)[number];
type Columns = Readonly<Record<ColumnName, Uint16Array>>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const numbered = (texts: readonly string[]) => new Map(texts.map((text, index) => [text, index]));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

export async function writeVinData({ source, manufacturers, schemas }: VinTables): Promise<Buffer> {
  const all = schemas.flat();
  const keys = [...new Set(all.map((pattern) => pattern.keys))].toSorted();
  const perField = vinFields.map((field) =>
    [...new Set(all.filter((each) => each.field === field).map(({ value }) => value))].toSorted(),
  );
  const fieldStarts = perField.map((_, index) =>
    sum(perField.slice(0, index).map((each) => each.length)),
  );
  const keyNumbers = numbered(keys);
  const valueNumbers = perField.map(numbered);
  const valueNumber = ({ field, value }: VinPattern) => {
    const index = vinFields.indexOf(field);
    return (fieldStarts[index] ?? 0) + (valueNumbers[index]?.get(value) ?? 0);
  };
  const codes = [...manufacturers.keys()].toSorted();
  const used = codes.map((code) => manufacturers.get(code)?.schemas ?? []);
  const columns: Record<ColumnName, readonly number[]> = {
    patternKeys: all.map((pattern) => keyNumbers.get(pattern.keys) ?? 0),
    patternValues: all.map(valueNumber),
    schemaSizes: schemas.map((patterns) => patterns.length),
    manufacturerSizes: used.map((years) => years.length),
    usedSchemas: used.flatMap((years) => years.map(({ schema }) => schema)),
    usedFrom: used.flatMap((years) => years.map(({ from }) => from)),
    usedTo: used.flatMap((years) => years.map(({ to }) => to ?? 0)),
  };
  const head: Head = {
    source,
    keys: keys.join("\n"),
    values: perField.flat().join("\n"),
    fieldStarts,
    manufacturers: codes
      .map((code) => {
        const { make, isLight } = manufacturers.get(code) ?? { make: "", isLight: false };
        return `${code}${isLight ? "+" : ""} ${make}`;
      })
      .join("\n"),
    columns: columnNames.map((name) => columns[name].length),
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const numbers = columnNames.flatMap((name) => {
    const bytes = Buffer.alloc(columns[name].length * 2);
    for (const [index, value] of columns[name].entries()) bytes.writeUInt16LE(value, index * 2);
    return [bytes];
  });
  const whole = Buffer.concat([length, text, ...numbers]);
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return compress(whole, {
    params: {
      [BROTLI_PARAM_QUALITY]: 11,
      [BROTLI_PARAM_LGWIN]: 24,
      [BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
}

export async function readVinData(packed: Buffer): Promise<VinData> {
  const whole = await decompress(packed);
  const headEnd = 4 + whole.readUInt32LE();
  const head = JSON.parse(whole.toString("utf8", 4, headEnd)) as Head;
  const columns = columnsOf(whole.subarray(headEnd), head);
  const keys = head.keys.split("\n");
  const values = head.values.split("\n");
  const starts = startsOf(columns.schemaSizes);
  return {
    source: head.source,
    manufacturer: manufacturersOf(head, columns),
    *patterns(schema) {
      const end = starts[schema + 1] ?? 0;
      for (let at = starts[schema] ?? 0; at < end; at += 1) {
        const value = columns.patternValues[at] ?? 0;
        const field = vinFields[head.fieldStarts.findLastIndex((start) => start <= value)];
        if (!field) continue;
        yield { keys: keys[columns.patternKeys[at] ?? 0] ?? "", field, value: values[value] ?? "" };
      }
    },
  };
}

/** The position of the first entry of each group; one more for the end. */
function startsOf(sizes: Uint16Array): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  for (const [index, size] of sizes.entries()) starts[index + 1] = (starts[index] ?? 0) + size;
  return starts;
}

function columnsOf(bytes: Buffer, { columns }: Head): Columns {
  let at = 0;
  const read = (length: number) => {
    const column = new Uint16Array(length);
    for (let index = 0; index < length; index += 1)
      column[index] = bytes.readUInt16LE(at + index * 2);
    at += length * 2;
    return column;
  };
  return Object.fromEntries(
    columnNames.map((name, index) => [name, read(columns[index] ?? 0)]),
  ) as unknown as Columns;
}

function manufacturersOf(head: Head, columns: Columns): VinData["manufacturer"] {
  const starts = startsOf(columns.manufacturerSizes);
  const manufacturerByCode = new Map<
    string,
    readonly [index: number, make: string, isLight: boolean]
  >();
  for (const [index, line] of head.manufacturers.split("\n").entries()) {
    const end = line.indexOf(" ");
    const isLight = line.charAt(end - 1) === "+";
    manufacturerByCode.set(line.slice(0, isLight ? end - 1 : end), [
      index,
      line.slice(end + 1),
      isLight,
    ]);
  }
  return (code) => {
    const manufacturer = manufacturerByCode.get(code);
    if (!manufacturer) return undefined;
    const [index, make, isLight] = manufacturer;
    const range = [starts[index] ?? 0, starts[index + 1] ?? 0] as const;
    const froms = columns.usedFrom.subarray(...range);
    const schemas = Array.from(columns.usedSchemas.subarray(...range), (schema, place) => ({
      schema,
      from: froms[place] ?? 0,
      to: columns.usedTo[range[0] + place] || null,
    }));
    return { make, isLight, schemas };
  };
}

let loaded: Promise<VinData> | undefined;

/** The file beside this module, read when the first VIN is decoded. */
export function vinData(): Promise<VinData> {
  loaded ??= readFile(new URL("./vin-data.br", import.meta.url)).then(readVinData);
  return loaded;
}
