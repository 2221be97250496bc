import type { Sheet, SheetCell } from "../spreadsheets/workbook.ts";
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

const cellsOf = (line: SentLine): SheetCell[] => [
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

async function* pages(lines: readonly SentLine[]): AsyncGenerator<SheetCell[][]> {
  for (let start = 0; start < lines.length; start += 500) {
    yield lines.slice(start, start + 500).map(cellsOf);
  }
}

/**
 * The order as a sheet: its header, a row per product, totals. It depends only on the stored order, so the
 * workbook of a sent order never changes.
 */
export function orderSheet(order: WholeOrder): Sheet {
  const { lines } = order;
  return {
    name: `Order ${order.id}`,
    columns: [
      { header: "Code", kind: "text", width: 16 },
      { header: "Description", kind: "text", width: 44 },
      { header: "Subcategory", kind: "text", width: 16 },
      { header: "Quantity", kind: "integer" },
      { header: "Price US$", kind: "money", width: 12 },
      { header: "Amount US$", kind: "money", width: 14 },
      { header: "Qty/box", kind: "integer" },
      { header: "Boxes", kind: "integer" },
      { header: "Weight KG", kind: "decimal", width: 12 },
    ],
    lead: [
      ["Purchase order", String(order.id)],
      ["Date", { date: order.sent_at }],
      ["Customer", order.customer, "Code", order.customer_code],
      ["Warehouse", order.warehouse],
      ["Note", order.note],
      [],
    ],
    rows: pages(lines),
    foot: () => [
      [
        "Total",
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
