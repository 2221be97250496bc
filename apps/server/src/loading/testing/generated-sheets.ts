import {
  type CatalogueColumn,
  type CatalogueTable,
  catalogueTables,
  families,
  warehouses,
} from "@caliper/catalogue-model";
import type { Cell } from "../upload/cells.ts";
import type { Chance } from "./random.ts";

/** A random spreadsheet. */
export interface GeneratedSheet {
  readonly table: CatalogueTable;
  readonly mode: "total" | "partial";
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly headerRow: number;
}

/** Unusual but valid texts. */
const oddTexts = [
  "=1+1",
  '=HYPERLINK("http://x")',
  "+34 600",
  "-5",
  "@SUM(A1)",
  "'0012",
  "Ñandú & Cía.",
  "e\u0301tat",
  "état",
  "ＦＵＬＬ",
  "ẞtraße",
  "İstanbul",
  "日本",
  "🚗",
  "a\u00a0b",
  "\u200bzero",
  "line\nbreak",
  "tab\there",
  "null",
  "__proto__",
  "constructor",
  "NaN",
  "1e400",
  "00012345678905",
  "0.1",
  "12,5",
  "334.327,57",
  "TRUE",
  "x".repeat(2000),
] as const;

const spoiltTexts = ["bell\u0007", "half \ud800", "x".repeat(2001), "\u0000"] as const;

const oddNumbers = [
  0,
  -0,
  -1,
  0.1,
  0.1 + 0.2,
  1e-7,
  12345678901234,
  1e9,
  1e21,
  -5.5,
  2012.5,
] as const;

const numbersAsText = [
  "22",
  "22.00",
  " 22.5 ",
  "+3",
  "007",
  "1.2E+3",
  "1.",
  ".5",
  "١٢",
  "0x10",
  "1 000",
];

function oddCell(chance: Chance): Cell {
  switch (chance.below(7)) {
    case 0:
      return chance.pick([true, false]);
    case 1:
      return chance.pick(oddNumbers);
    case 2:
      return chance.pick(numbersAsText);
    case 3:
      return chance.pick(spoiltTexts);
    default:
      return chance.pick(oddTexts);
  }
}

const blank = (chance: Chance): Cell => chance.pick([null, "", "  ", "\u00a0"]);

/** Another spelling of a code. */
const respelled = (chance: Chance, text: string): string =>
  chance.pick([
    text.toLowerCase(),
    ` ${text}`,
    text.replace(/(?=\d)/gu, " "),
    text.replace(/(\d)/u, "-$1"),
    text,
  ]);

interface World {
  /** Codes that exist, of any family. */
  readonly codes: readonly string[];
  /** The table's rows as a spreadsheet shows them, by the declared columns. */
  readonly rows: readonly (readonly Cell[])[];
}

function likelyCell(chance: Chance, column: CatalogueColumn, { codes }: World): Cell {
  if (column.choices) {
    const choice = chance.pick(column.choices);
    return chance.pick([choice, choice, choice.toUpperCase(), choice.toLowerCase()]);
  }
  if (column.name === "grade") {
    return chance.pick(["Certified", "Precio", ...families.flatMap(({ grades }) => grades)]);
  }
  if (column.name === "warehouse") return chance.pick(warehouses);
  switch (column.type) {
    case "code": {
      const fresh = `T${chance.below(400)}`;
      return chance.once(0.6) ? respelled(chance, chance.pick(codes)) : respelled(chance, fresh);
    }
    case "text":
      return chance.pick(["Front", "Rear", "Ventilated", "M12 x 1.5", "KIA", ...oddTexts]);
    case "integer": {
      const number = chance.below(column.name === "position" ? 5 : 300);
      return chance.pick<Cell>([number, String(number)]);
    }
    case "date":
      return `202${chance.below(7)}-0${1 + chance.below(9)}-${10 + chance.below(19)}`;
    case "time":
      return `202${chance.below(7)}-0${1 + chance.below(9)}-${10 + chance.below(19)} 10:${10 + chance.below(50)}:00`;
    case "year": {
      const year = 1990 + chance.below(40);
      return chance.pick<Cell>([year, String(year)]);
    }
    case "decimal":
    case "price": {
      const number = chance.below(100_000) / 100;
      return chance.pick<Cell>([number, number.toFixed(2), number.toFixed(1)]);
    }
    case "barcode":
      return String(chance.below(90_000_000) + 10_000_000).padStart(
        chance.pick([8, 12, 13, 14]),
        "0",
      );
    case "boolean":
      return chance.pick<Cell>([0, 1, true, false, "sí", "No", "TRUE"]);
  }
}

function spelled(chance: Chance, header: string): string {
  if (chance.once(0.8)) return header;
  return chance.pick([header.toLowerCase(), ` ${header} `, header.replaceAll("_", " ")]);
}

/** Columns in random order, some absent; rarely without a key column. */
function headerOf(chance: Chance, table: CatalogueTable): CatalogueColumn[] {
  const share = chance.pick([0, 0.3, 0.7]);
  const columns = table.columns.filter(
    (column) => (column.key && column.required && chance.once(0.995)) || !chance.once(share),
  );
  return chance.once(0.4) ? chance.shuffled(columns) : columns;
}

function rowOf(
  chance: Chance,
  table: CatalogueTable,
  columns: readonly CatalogueColumn[],
  world: World,
): Cell[] {
  const wildness = chance.pick([0, 0, 0.02, 0.2]);
  const from = world.rows.length > 0 && chance.once(0.75) ? chance.pick(world.rows) : undefined;
  const changes = chance.pick([0, 0.1, 0.5]);
  return columns.map((column) => {
    const there = from?.[table.columns.indexOf(column)];
    if (chance.once(wildness)) return oddCell(chance);
    if (there === undefined) {
      return !column.required && chance.once(0.4)
        ? blank(chance)
        : likelyCell(chance, column, world);
    }
    if (column.key) return typeof there === "string" && chance.once(0.1) ? ` ${there} ` : there;
    if (!chance.once(changes)) return there;
    return chance.once(0.2) ? blank(chance) : likelyCell(chance, column, world);
  });
}

/** Another value for a cell of a column. */
export function generatedCell(chance: Chance, column: CatalogueColumn, world: World): Cell {
  if (chance.once(0.2)) return blank(chance);
  return chance.once(0.25) ? oddCell(chance) : likelyCell(chance, column, world);
}

/** @param world current rows of a table, and the existing codes */
export function generatedSheet(
  chance: Chance,
  world: (table: CatalogueTable) => World,
): GeneratedSheet {
  const table = chance.pick(catalogueTables);
  const known = world(table);
  const columns = headerOf(chance, table);
  const rows: Cell[][] = [];
  // Usual total imports keep most of a table.
  if (chance.once(0.4)) {
    for (const row of known.rows) {
      if (chance.once(0.1)) continue;
      rows.push(columns.map((column) => row[table.columns.indexOf(column)] ?? null));
    }
  }
  for (let count = chance.below(12); count > 0; count -= 1) {
    rows.push(rowOf(chance, table, columns, known));
    if (chance.once(0.05)) rows.push(columns.map(() => blank(chance)));
    if (chance.once(0.05)) rows.push([...chance.pick(rows)]);
    if (chance.once(0.03)) rows.push([...chance.pick(rows), oddCell(chance)]);
    if (chance.once(0.03)) rows.push(chance.pick(rows).slice(0, chance.below(3)));
  }
  const header = columns.map(({ header }) => spelled(chance, header));
  if (chance.once(0.02)) header[chance.below(header.length)] = chance.pick(oddTexts);
  return {
    table,
    mode: chance.pick(["total", "partial"]),
    header,
    rows: chance.once(0.3) ? chance.shuffled(rows) : rows,
    headerRow: chance.pick([1, 2]),
  };
}
