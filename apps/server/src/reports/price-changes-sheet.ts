import { choiceText, relatedTables, type WrittenLanguage } from "@caliper/catalogue-model";
import type { Row } from "../loading/change.ts";
import { message } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import type { Sheet, WrittenCell } from "../spreadsheets/workbook.ts";

const { columns } = relatedTables.price;
const key = columns.slice(0, 3);

/**
 * The prices that begin on a day and differ from those before.
 * @param pages the table of prices in the order of its key
 */
export function priceChangesSheet(
  day: string,
  pages: AsyncIterable<readonly Row[]>,
  language: WrittenLanguage,
): Sheet {
  const cells = (row: Row, before: number | undefined): WrittenCell[] => {
    const after = Number(row["price_cents"]) / 100;
    const names = key.map((column) => choiceText(column, String(row[column.name]), language));
    const rise = before === undefined ? null : Math.round((after - before) * 100) / 100;
    // There is no percentage of a first price, or of a price of 0.
    const percent = before && rise !== null ? Math.round((rise / before) * 1000) / 10 : null;
    return [...names, before ?? null, after, rise, percent];
  };
  async function* rows(): AsyncGenerator<WrittenCell[][]> {
    let last: Row | undefined;
    for await (const page of pages) {
      const changed: WrittenCell[][] = [];
      for (const row of page) {
        const isSameKey = key.every(({ name }) => row[name] === last?.[name]);
        const isChange = !isSameKey || row["price_cents"] !== last?.["price_cents"];
        if (row["from_day"] === day && isChange)
          changed.push(cells(row, isSameKey ? Number(last?.["price_cents"]) / 100 : undefined));
        last = row;
      }
      yield changed;
    }
  }
  const money = (["before", "after", "difference"] as const).map((id) => ({
    header: render({ id: `prices.${id}` }, language),
    kind: "money" as const,
    width: 16,
  }));
  return {
    name: render(message("prices.title", { day }), language),
    columns: [
      ...key.map(({ title }) => ({ header: title[language], kind: "text" as const, width: 18 })),
      ...money,
      { header: render({ id: "prices.percent" }, language), kind: "decimal" },
    ],
    rows: rows(),
  };
}
