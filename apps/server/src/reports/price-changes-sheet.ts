import { choiceText, relatedTables, texts, type WrittenLanguage } from "@caliper/catalogue-model";
import type { Row } from "../loading/change.ts";
import type { Sheet, WrittenCell } from "../spreadsheets/workbook.ts";

const { columns, title } = relatedTables.price;
const key = columns.slice(0, 3);
const amounts = [
  texts("Old price, US$", "Precio anterior, US$"),
  texts("New price, US$", "Precio nuevo, US$"),
  texts("Difference, US$", "Diferencia, US$"),
];

function amountCells(before: number | undefined, after: number): WrittenCell[] {
  if (before === undefined) return [null, after / 100];
  const rise = after - before;
  // A change from 0 has no percentage.
  const percent = before === 0 ? null : Math.round((rise / before) * 1000) / 10;
  return [before / 100, after / 100, rise / 100, percent];
}

/**
 * The prices that begin on a day and differ from those before.
 * @param pages the table of prices in the order of its key
 */
export function priceChangesSheet(
  day: string,
  pages: AsyncIterable<readonly Row[]>,
  language: WrittenLanguage,
): Sheet {
  async function* rows(): AsyncGenerator<WrittenCell[][]> {
    let last: Row | undefined;
    for await (const page of pages) {
      const changed: WrittenCell[][] = [];
      for (const row of page) {
        const isSameKey = key.every(({ name }) => row[name] === last?.[name]);
        const before = isSameKey ? Number(last?.["price_cents"]) : undefined;
        const after = Number(row["price_cents"]);
        const names = key.map((column) => choiceText(column, String(row[column.name]), language));
        if (row["from_day"] === day && before !== after)
          changed.push([...names, ...amountCells(before, after)]);
        last = row;
      }
      yield changed;
    }
  }
  return {
    name: `${title[language]} ${day}`,
    columns: [
      ...key.map(
        (column) => ({ header: column.title[language], kind: "text", width: 18 }) as const,
      ),
      ...amounts.map((amount) => ({ header: amount[language], kind: "money", width: 18 }) as const),
      { header: "%", kind: "decimal" },
    ],
    rows: rows(),
  };
}
