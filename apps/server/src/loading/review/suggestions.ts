import {
  type CatalogueColumn,
  type CatalogueTable,
  foldText,
  fractionsOfDate,
  offeredLanguages,
  valueText,
  withLatinLetters,
  editDistance,
} from "@caliper/catalogue-model";
import { digitsOf } from "@caliper/search-language";
import { readCell } from "../upload/cells.ts";
import type { CellProblem } from "../problem.ts";
import { isUsual } from "../compare/warnings.ts";

/** A new value of a cell; null empties it. */
export type NewCell = string | number | null;

/** `$1234.50`: only a user can confirm that the dollars are US dollars. */
const amount = /^\$\s*(\d+(?:\.\d{1,2})?)$/u;
/** `12,5`. With a second separator, one of them is a mistake. */
const decimalComma = /^[+-]?(?:0|[1-9]\d*),\d+$/u;
/** `1,234` is 1.234 or 1234. */
const ambiguous = /^[+-]?[1-9]\d{0,2},\d{3}$/u;
const maxEdits = 2;
/** Characters of a value that is not shown as it is in the sheet. */
const altered = /[\u2400-\u2426\uFFFD]|…$/u;

/**
 * The probable value in place of an invalid one, if only one reading is likely; null is an empty cell. A suggestion
 * is a valid value of its column within the usual range.
 * @returns undefined without such a reading
 */
export function suggestionFor(table: CatalogueTable, problem: CellProblem): NewCell | undefined {
  const column = table.columns.find(({ header }) => header === problem.column);
  if (!column || altered.test(problem.value)) return undefined;
  const suggestion = probableValue(column, problem);
  return suggestion !== undefined && isLikely(column, suggestion) ? suggestion : undefined;
}

function probableValue(
  column: CatalogueColumn,
  { kind, value, values }: CellProblem,
): NewCell | undefined {
  if (kind === "comma") return pointFor(value.trim());
  if (kind === "price") return amountIn(value.trim());
  if (kind === "cents") return roundedPrice(Number(value));
  if (kind === "fraction") return usualFraction(value);
  // An error of a formula says nothing about the value.
  if (kind === "placeholder") return value.trim().startsWith("#") ? undefined : null;
  if (kind === "choice") return choiceFor(value, choicesOf(column, values));
  if (kind === "alphabet") return withLatinLetters(value);
  const code = kind === "remark" ? values?.["code"] : undefined;
  // With a remark in its middle, the text may be two codes.
  return typeof code === "string" && value.includes(code) ? code : undefined;
}

/** Whether a value can be stored in its column and is within its usual range. */
function isLikely(column: CatalogueColumn, suggestion: NewCell): boolean {
  if (suggestion === null) return !column.required;
  const reading = readCell(column, suggestion);
  return "value" in reading && isUsual(column, reading.value);
}

const pointFor = (text: string): NewCell | undefined =>
  decimalComma.test(text) && !ambiguous.test(text) ? Number(text.replace(",", ".")) : undefined;

/** As spreadsheets round what they show: by the first 15 digits, which make 1.005 of 1.00499999999999989. */
const roundedPrice = (price: number): number =>
  Math.round(Number((price * 100).toPrecision(15))) / 100;

/** The only usual fraction that a spreadsheet may have turned into a date. */
function usualFraction(date: string): NewCell | undefined {
  const { readings, usual } = fractionsOfDate(date);
  return usual === 1 ? readings[0] : undefined;
}

function amountIn(text: string): NewCell | undefined {
  const dollars = amount.exec(text)?.[1];
  return dollars === undefined ? undefined : Number(dollars);
}

/** The choices that the row allows; they may be fewer than those of the column. */
const choicesOf = ({ choices = [] }: CatalogueColumn, values: CellProblem["values"]) =>
  values?.["known"] === undefined ? choices : String(values["known"]).split(", ");

/**
 * The only choice that is almost this text in one of the languages. Another first letter or another digit is not a typing mistake:
 * `Unventilated`, `MIAMI 2`.
 */
function choiceFor(value: string, choices: readonly string[]): NewCell | undefined {
  const key = foldText(value);
  const near = choices.filter((choice) =>
    [choice, ...offeredLanguages.map(({ id }) => valueText(choice, id))].some((name) => {
      const foldedName = foldText(name);
      const edits = Math.min(maxEdits, Math.floor(key.length / 3));
      const isSimilar = foldedName[0] === key[0] && digitsOf(foldedName) === digitsOf(key);
      return isSimilar && editDistance(key, foldedName, edits) <= edits;
    }),
  );
  return near.length === 1 ? near[0] : undefined;
}
