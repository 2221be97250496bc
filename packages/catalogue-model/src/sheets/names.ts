/** The names that spreadsheets give tables, columns and values: those of the wire, and the portal's in every language. */
import { foldText, headerKey } from "../codes.ts";
import { familyOf, isFamilyId } from "../families.ts";
import { gradeTitle, standardGrade } from "../grades.ts";
import { offeredLanguages, texts, type Texts, type WrittenLanguage } from "../languages.ts";
import { catalogueTables, type CatalogueColumn, type CatalogueTable } from "../tables/index.ts";
import { valueTexts } from "../values.ts";
import { isWarehouse, warehouseTitles } from "../warehouses.ts";
import { currencyOf, splitUnit, type StatedUnit, unitOf } from "./units.ts";

/** What a header of a sheet means for a table. */
export type HeaderMatch =
  | {
      readonly kind: "column";
      readonly column: CatalogueColumn;
      /** Undefined where the numbers are in the catalogue's own unit. */
      readonly unit?: StatedUnit;
    }
  /** A column that our own workbooks add for readers; an import ignores it. */
  | { readonly kind: "note" }
  /** Prices in another currency than US dollars. */
  | { readonly kind: "currency"; readonly column: CatalogueColumn; readonly stated: string };

/** Headings of the columns that our workbooks add for readers. */
export const noteTitles = {
  problem: texts("Problem", "Problema"),
  productType: texts("Type", "Tipo"),
  fmsi: texts("FMSI"),
} as const;

/** Besides problems, which the workbook of invalid rows adds to any table. */
const notesOf: Readonly<Record<string, readonly (keyof typeof noteTitles)[]>> = {
  intercambios: ["productType", "fmsi"],
};

const inEach = (title: Texts) => offeredLanguages.map(({ id }) => title[id]);

interface Names {
  readonly titles: ReadonlySet<string>;
  readonly headers: ReadonlyMap<string, CatalogueColumn>;
  /** Titles with the column's unit, which a header may repeat. */
  readonly measures: ReadonlyMap<string, CatalogueColumn>;
  readonly notes: ReadonlySet<string>;
}

const namesByTable = new Map<CatalogueTable, Names>();

function namesOf(table: CatalogueTable): Names {
  const cached = namesByTable.get(table);
  if (cached) return cached;
  const pairs = (columns: readonly CatalogueColumn[]) => [
    ...columns.flatMap((column) =>
      inEach(column.title).map((title) => [headerKey(title), column] as const),
    ),
    // The wire's names come last, so that they take precedence.
    ...columns.map((column) => [headerKey(column.header), column] as const),
  ];
  const notes = ["problem" as const, ...(notesOf[table.wireName] ?? [])];
  const measures = table.columns.filter(({ unit, type }) => unit || type === "price");
  // `Price` of `Price, US$`.
  const bare = measures
    .filter(({ type }) => type === "price")
    .flatMap((column) =>
      inEach(column.title).map(
        (title) => [headerKey(splitUnit(title)?.name ?? title), column] as const,
      ),
    );
  const names = {
    titles: new Set(table.columns.flatMap(({ title }) => inEach(title).map(foldText))),
    headers: new Map(pairs(table.columns)),
    measures: new Map([...bare, ...pairs(measures)]),
    notes: new Set(notes.flatMap((note) => inEach(noteTitles[note]).map(headerKey))),
  };
  namesByTable.set(table, names);
  return names;
}

/** Signs of units and currencies. */
const signs = /["″”\p{Sc}]|''/u;

/** What a header means for a table: `OUTER_DIAM`, `Diámetro exterior`, `Outer diameter (in)`. */
export function matchHeader(table: CatalogueTable, header: string): HeaderMatch | undefined {
  const { titles, headers, measures, notes } = namesOf(table);
  const key = headerKey(header);
  // A key has no signs: `Precio €` would be `Precio`.
  const isWhole = !signs.test(header) || titles.has(foldText(header));
  const column = isWhole ? headers.get(key) : undefined;
  if (column) return { kind: "column", column };
  if (notes.has(key)) return { kind: "note" };
  const split = splitUnit(header);
  const measured = split && measures.get(headerKey(split.name));
  if (!measured) return undefined;
  if (measured.type === "price") {
    const currency = currencyOf(split.unit);
    if (currency === "dollars") return { kind: "column", column: measured };
    return currency && { kind: "currency", column: measured, stated: split.unit };
  }
  const unit = unitOf(measured, split.unit);
  if (!unit) return undefined;
  return { kind: "column", column: measured, ...(unit.factor !== 1 && { unit }) };
}

const figures: ReadonlySet<string> = new Set(["integer", "decimal"]);

/** The header of a column in a workbook for readers of a language, which an import understands: `Longitud, exterior (mm)`. */
export function sheetHeader(column: CatalogueColumn, language: WrittenLanguage): string {
  const title = column.title[language];
  return column.unit && figures.has(column.type) ? `${title} (${column.unit})` : title;
}

/** The portal's names of one of the values that a column may hold. */
function choiceTexts(choice: string): Texts {
  if (isWarehouse(choice)) return warehouseTitles[choice];
  if (isFamilyId(choice)) return familyOf(choice).title.many;
  return gradeTitle(choice) ?? valueTexts(choice) ?? texts(choice);
}

function choiceNames(choice: string): readonly string[] {
  const names = [choice, ...inEach(choiceTexts(choice))];
  if (choice === standardGrade) names.push(...inEach(gradeTitle(choice, true) ?? texts(choice)));
  if (!isFamilyId(choice)) return names;
  const { productType, title } = familyOf(choice);
  return [...names, productType, ...inEach(title.one), ...inEach(title.short)];
}

const choicesByName = new Map<readonly string[], ReadonlyMap<string, string>>();

/** The value that the catalogue stores for one of its names: Front for `Delantera`; undefined for an unknown name. */
export function choiceNamed({ choices }: CatalogueColumn, name: string): string | undefined {
  if (!choices) return undefined;
  let names = choicesByName.get(choices);
  if (!names) {
    names = new Map(
      choices.flatMap((choice) => choiceNames(choice).map((each) => [foldText(each), choice])),
    );
    choicesByName.set(choices, names);
  }
  return names.get(foldText(name));
}

/** A value of a column as a workbook for readers of a language shows it, and as an import understands it. */
export function choiceText(
  column: CatalogueColumn,
  value: string,
  language: WrittenLanguage,
): string {
  const text = choiceTexts(value)[language];
  return choiceNamed(column, text) === value ? text : value;
}

/** Parts that programs and users add to a file name: numbers of copies, versions and dates. */
const additions =
  /\(\d+\)|\b(?:copy|copia|final|nuev[oa]s?|new)\b|\bv(?:er(?:si[oó]n)?)?\.?\s*\d+(?:\.\d+)*\b|\d+(?:[-_.]\d+)*/giu;

const tableNames = catalogueTables.map((table) => ({
  table,
  keys: [table.wireName, table.name, ...inEach(table.title)].map(headerKey),
}));

/**
 * The tables that the name of a file or of a sheet suggests, the best first: `Precios 2026-11 (1)` suggests prices. Numbers, versions
 * and dates are ignored.
 */
export function tablesNamed(name: string): readonly CatalogueTable[] {
  const key = headerKey(name.replace(/_/gu, " ").replace(additions, " "));
  if (key === "") return [];
  return tableNames
    .map(({ table, keys }) => ({
      table,
      length: Math.max(0, ...keys.filter((each) => key.includes(each)).map(({ length }) => length)),
    }))
    .filter(({ length }) => length > 2)
    .toSorted((one, other) => other.length - one.length)
    .map(({ table }) => table);
}
