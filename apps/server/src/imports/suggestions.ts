import {
  type CatalogueColumn,
  type CatalogueTable,
  foldText,
  offeredLanguages,
  valueText,
  withLatinLetters,
} from "@caliper/catalogue-model";
import { editsBetween } from "../query-understanding/spelling.ts";
import type { CellProblem } from "./problem.ts";

/** A new value of a cell; null empties it. */
export type NewCell = string | number | null;

/** `$1,234.50`: only a user can confirm that the dollars are US dollars. */
const amount = /^\$\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/u;
/** `1,234.50`. */
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/u;
const thousands = /^[+-]?\d{1,3}(?:\.\d{3})*,\d+$/u;
/** `1,234` is 1.234 or 1234. */
const ambiguous = /^[+-]?\d{1,3}(?:,\d{3})+$/u;
const maxEdits = 2;
/** Characters of a value that is not shown as it is in the sheet. */
const altered = /[\u2400-\u2426\uFFFD]|…$/u;

/**
 * The probable value in place of an invalid one, if only one reading is likely; null is an empty cell.
 * @returns undefined without such a reading
 */
export function suggestionFor(
  table: CatalogueTable,
  { column: header, kind, value, values }: CellProblem,
): NewCell | undefined {
  const column = table.columns.find((one) => one.header === header);
  if (!column) return undefined;
  if (kind === "comma") return pointFor(value);
  if (kind === "price") return amountIn(value);
  if (kind === "placeholder") return column.required ? undefined : null;
  if (kind === "remark" && !altered.test(value)) return values?.["code"];
  if (kind === "choice") return choiceFor(value, choicesOf(column, values));
  const latin = kind === "alphabet" && !altered.test(value) ? withLatinLetters(value) : value;
  return latin === value ? undefined : latin;
}

function pointFor(value: string): NewCell | undefined {
  const text = value.trim();
  if (grouped.test(text)) return Number(text.replaceAll(",", ""));
  if (!thousands.test(text) || ambiguous.test(text)) return undefined;
  return Number(text.replaceAll(".", "").replace(",", "."));
}

function amountIn(value: string): NewCell | undefined {
  const [, whole, cents = ""] = amount.exec(value.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(",", "") + cents);
}

const choicesOf = ({ choices }: CatalogueColumn, values: CellProblem["values"]) =>
  choices ?? String(values?.["known"] ?? "").split(", ");

/** The only choice that is almost this text in one of the languages. */
function choiceFor(value: string, choices: readonly string[]): NewCell | undefined {
  const key = foldText(value);
  const near = choices.filter((choice) =>
    [choice, ...offeredLanguages.map(({ id }) => valueText(choice, id))].some((name) => {
      const edits = Math.min(maxEdits, Math.floor(key.length / 3));
      return editsBetween(key, foldText(name), edits) <= edits;
    }),
  );
  return near.length === 1 ? near[0] : undefined;
}
