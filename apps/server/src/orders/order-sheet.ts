import { type MessageLanguage, message } from "../messages/message.ts";
import type { MessageId } from "../messages/catalogues.ts";
import { render } from "../messages/render.ts";
import type { Sheet } from "../spreadsheets/workbook.ts";
import { categoryNamed, subcategoryOf } from "./categories.ts";
import { linesSheet } from "../spreadsheets/lines-sheet.ts";
import type { SentLine, WholeOrder } from "./orders.repository.ts";

/** A description begins with the product type. */
function subcategory({ description, grade = "" }: SentLine): string | null {
  const [type = ""] = description.split(", ");
  const category = categoryNamed(type);
  return (category && subcategoryOf(category, grade)) || null;
}

/**
 * The order as a sheet: its header, a row per product, totals. It depends only on the stored order, so the
 * workbook of a sent order never changes.
 */
export function orderSheet(order: WholeOrder, language: MessageLanguage): Sheet {
  const word = (id: MessageId) => render({ id }, language);
  return linesSheet(
    {
      name: render(message("order.title", { id: order.id }), language),
      lead: [
        [word("order.number"), String(order.id)],
        [word("order.date"), { date: order.sent_at }],
        [word("order.customer"), order.customer, word("order.code"), order.customer_code],
        [word("order.warehouse"), order.warehouse],
        [word("order.note"), order.note],
        [],
      ],
      lines: order.lines.map((line) => ({ ...line, subcategory: subcategory(line) })),
      hasPrices: true,
    },
    language,
  );
}
