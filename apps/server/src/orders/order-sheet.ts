import { chunks } from "../db/index.ts";
import type { MessageId } from "../messages/catalogues.ts";
import { type MessageLanguage, message } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import type { Sheet, WrittenCell } from "../spreadsheets/workbook.ts";
import { categoryNamed, subcategoryOf } from "./categories.ts";
import type { SentLine, WholeOrder } from "./orders.repository.ts";

const boxesOf = ({ boxQuantity, quantity }: SentLine) =>
  boxQuantity ? Math.ceil(quantity / boxQuantity) : null;

function weightOf(line: SentLine): number | null {
  const boxes = boxesOf(line);
  const { boxWeight } = line;
  return boxes === null || typeof boxWeight !== "number" ? null : boxes * boxWeight;
}

const amountOf = ({ price, quantity }: SentLine) => (Math.round(price * 100) * quantity) / 100;

/** A description begins with the product type. */
function subcategory({ description, grade = "" }: SentLine): string | null {
  const [type = ""] = description.split(", ");
  const category = categoryNamed(type);
  return (category && subcategoryOf(category, grade)) || null;
}

const cellsOf = (line: SentLine): WrittenCell[] => [
  line.code,
  line.description,
  subcategory(line),
  line.quantity,
  line.price,
  amountOf(line),
  line.boxQuantity ?? null,
  boxesOf(line),
  weightOf(line),
];

const sum = (lines: readonly SentLine[], of: (line: SentLine) => number | null) =>
  lines.reduce((total, line) => total + (of(line) ?? 0), 0);

const linesPerPage = 500;

async function* pages(lines: readonly SentLine[]): AsyncGenerator<WrittenCell[][]> {
  for (const page of chunks(lines, linesPerPage)) yield page.map(cellsOf);
}

/**
 * The order as a sheet: its header, a row per product, totals. It depends only on the stored order, so the
 * workbook of a sent order never changes.
 */
export function orderSheet(order: WholeOrder, language: MessageLanguage): Sheet {
  const word = (id: MessageId) => render({ id }, language);
  const { lines } = order;
  return {
    name: render(message("order.title", { id: order.id }), language),
    columns: [
      { header: word("order.code"), kind: "text", width: 16 },
      { header: word("order.description"), kind: "text", width: 44 },
      { header: word("order.subcategory"), kind: "text", width: 16 },
      { header: word("order.quantity"), kind: "integer" },
      { header: word("order.price"), kind: "money", width: 12 },
      { header: word("order.amount"), kind: "money", width: 14 },
      { header: word("order.perBox"), kind: "integer" },
      { header: word("order.boxes"), kind: "integer" },
      { header: word("order.weight"), kind: "decimal", width: 12 },
    ],
    lead: [
      [word("order.number"), String(order.id)],
      [word("order.date"), { date: order.sent_at }],
      [word("order.customer"), order.customer, word("order.code"), order.customer_code],
      [word("order.warehouse"), order.warehouse],
      [word("order.note"), order.note],
      [],
    ],
    rows: pages(lines),
    foot: () => [
      [
        word("order.total"),
        null,
        null,
        order.pieces,
        null,
        order.total_cents / 100,
        null,
        sum(lines, boxesOf),
        Math.round(sum(lines, weightOf) * 100) / 100,
      ],
    ],
  };
}
