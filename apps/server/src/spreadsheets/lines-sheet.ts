import { chunks } from "../db/index.ts";
import type { MessageId } from "../messages/catalogues.ts";
import type { MessageLanguage } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import type { Sheet, WrittenCell, WrittenColumn } from "./workbook.ts";

/** A line of an order or of a list. */
export interface SheetLine {
  readonly code: string;
  readonly description: string;
  readonly subcategory: string | null;
  readonly quantity: number;
  /** US dollars; null if there is none. */
  readonly price: number | null;
  readonly boxQuantity?: number | null | undefined;
  /** In kg. */
  readonly boxWeight?: number | null | undefined;
  readonly note?: string;
}

interface LinesSheet {
  readonly name: string;
  readonly lead: Sheet["lead"];
  readonly lines: readonly SheetLine[];
  /** Without prices, there are no columns of money. */
  readonly hasPrices: boolean;
  readonly hasNotes?: boolean;
}

interface LineColumn extends Omit<WrittenColumn, "header"> {
  readonly title: MessageId;
  readonly of: (line: SheetLine) => string | number | null;
  /** Whether the last row has the sum of its numbers. */
  readonly hasTotal?: boolean;
  /** Which sheets have it; all by default. */
  readonly only?: "hasPrices" | "hasNotes";
}

const boxesOf = ({ boxQuantity, quantity }: SheetLine) =>
  boxQuantity ? Math.ceil(quantity / boxQuantity) : null;

function weightOf(line: SheetLine): number | null {
  const boxes = boxesOf(line);
  const { boxWeight } = line;
  return boxes === null || typeof boxWeight !== "number" ? null : boxes * boxWeight;
}

const amountOf = ({ price, quantity }: SheetLine) =>
  price === null ? null : (Math.round(price * 100) * quantity) / 100;

const lineColumns: readonly LineColumn[] = [
  { title: "order.code", kind: "text", width: 16, of: ({ code }) => code },
  { title: "order.description", kind: "text", width: 44, of: ({ description }) => description },
  { title: "order.subcategory", kind: "text", width: 16, of: ({ subcategory }) => subcategory },
  { title: "order.quantity", kind: "integer", of: ({ quantity }) => quantity, hasTotal: true },
  { title: "order.price", kind: "money", width: 12, of: ({ price }) => price, only: "hasPrices" },
  {
    title: "order.amount",
    kind: "money",
    width: 14,
    of: amountOf,
    hasTotal: true,
    only: "hasPrices",
  },
  { title: "order.perBox", kind: "integer", of: ({ boxQuantity }) => boxQuantity ?? null },
  { title: "order.boxes", kind: "integer", of: boxesOf, hasTotal: true },
  { title: "order.weight", kind: "decimal", width: 12, of: weightOf, hasTotal: true },
  { title: "order.note", kind: "text", width: 40, of: ({ note = "" }) => note, only: "hasNotes" },
];

/** Rounded to cents, or to 10 g. */
const totalOf = ({ of }: LineColumn, lines: readonly SheetLine[]): number =>
  Math.round(lines.reduce((sum, line) => sum + Number(of(line) ?? 0), 0) * 100) / 100;

const linesPerPage = 500;

/** Lines as a sheet: what is above them, a row per product, totals. */
export function linesSheet(sheet: LinesSheet, language: MessageLanguage): Sheet {
  const { name, lead, lines } = sheet;
  const word = (id: MessageId) => render({ id }, language);
  const columns = lineColumns
    .filter(({ only }) => only === undefined || sheet[only])
    .map((column) => ({ ...column, header: word(column.title) }));
  async function* pages(): AsyncGenerator<WrittenCell[][]> {
    for (const page of chunks(lines, linesPerPage))
      yield page.map((line) => columns.map(({ of }) => of(line)));
  }
  const totals = columns.map((column) => (column.hasTotal ? totalOf(column, lines) : null));
  return {
    name,
    columns,
    ...(lead && { lead }),
    rows: pages(),
    foot: () => [[word("order.total"), ...totals.slice(1)]],
  };
}
