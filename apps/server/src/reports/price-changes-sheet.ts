import { choiceText, relatedTables, type WrittenLanguage } from "@caliper/catalogue-model";
import { message } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import type { Sheet, WrittenCell } from "../spreadsheets/workbook.ts";
import type { PriceChange, PriceChangesRepository } from "./price-changes.repository.ts";

/** What changes when the prices of a day begin; a first price, or one after a price of 0, has no percentage. */
export function priceChangesSheet(
  day: string,
  prices: PriceChangesRepository,
  language: WrittenLanguage,
): Sheet {
  const [code, grade, warehouse] = relatedTables.price.columns;
  const shown = (column: typeof grade | typeof warehouse, value: string) =>
    choiceText(column, value, language);
  const cellsOf = ({ before, after, ...key }: PriceChange): WrittenCell[] => [
    key.code,
    shown(grade, key.grade),
    shown(warehouse, key.warehouse),
    before === null ? null : before / 100,
    after / 100,
    before === null ? null : (after - before) / 100,
    before ? Math.round(((after - before) / before) * 1000) / 10 : null,
  ];
  async function* rows(): AsyncGenerator<WrittenCell[][]> {
    for await (const page of prices.on(day)) yield page.map(cellsOf);
  }
  const word = (id: "before" | "after" | "difference" | "percent") =>
    render({ id: `prices.${id}` }, language);
  return {
    name: render(message("prices.title", { day }), language),
    columns: [
      { header: code.title[language], kind: "text", width: 16 },
      { header: grade.title[language], kind: "text", width: 20 },
      { header: warehouse.title[language], kind: "text", width: 14 },
      { header: word("before"), kind: "money", width: 14 },
      { header: word("after"), kind: "money", width: 14 },
      { header: word("difference"), kind: "money", width: 12 },
      { header: word("percent"), kind: "decimal", width: 10 },
    ],
    rows: rows(),
  };
}
