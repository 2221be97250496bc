import type { Sheet, SheetCell } from "../spreadsheets/workbook.ts";
import { subcategoryOf } from "./categories.ts";
import { type CheckedOrder, describeOffer, type OrderLine } from "./orders.service.ts";

const boxesOf = ({ offer, quantity }: OrderLine) =>
  offer.boxQuantity ? Math.ceil(quantity / offer.boxQuantity) : null;

function weightOf(line: OrderLine): number | null {
  const boxes = boxesOf(line);
  const { boxWeight } = line.offer;
  return boxes === null || boxWeight === null ? null : boxes * boxWeight;
}

function cellsOf(line: OrderLine): SheetCell[] {
  const { offer, category, quantity } = line;
  return [
    offer.code,
    describeOffer(offer, category),
    subcategoryOf(category, offer.grade) || null,
    quantity,
    offer.cents / 100,
    (offer.cents * quantity) / 100,
    offer.boxQuantity,
    boxesOf(line),
    weightOf(line),
  ];
}

const sum = (lines: readonly OrderLine[], of: (line: OrderLine) => number | null) =>
  lines.reduce((total, line) => total + (of(line) ?? 0), 0);

async function* pages(lines: readonly OrderLine[]): AsyncGenerator<SheetCell[][]> {
  for (let start = 0; start < lines.length; start += 500) {
    yield lines.slice(start, start + 500).map(cellsOf);
  }
}

/** The order as a sheet: its head, a row per product, totals. */
export function orderSheet(order: CheckedOrder): Sheet {
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
      ["Date", { date: order.sentAt }],
      ["Customer", order.customer, "Code", order.customerCode],
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
        sum(lines, ({ quantity }) => quantity),
        null,
        sum(lines, ({ offer, quantity }) => offer.cents * quantity) / 100,
        null,
        sum(lines, boxesOf),
        Math.round(sum(lines, weightOf) * 100) / 100,
      ],
    ],
  };
}
