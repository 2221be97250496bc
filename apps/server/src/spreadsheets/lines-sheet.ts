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

interface LineColumn extends WrittenColumn {
  readonly of: (line: SheetLine) => WrittenCell;
  readonly total?: (lines: readonly SheetLine[]) => number;
}

const boxesOf = ({ boxQuantity, quantity }: SheetLine) =>
  boxQuantity ? Math.ceil(quantity / boxQuantity) : null;

function weightOf(line: SheetLine): number | null {
  const boxes = boxesOf(line);
  const { boxWeight } = line;
  return boxes === null || typeof boxWeight !== "number" ? null : boxes * boxWeight;
}

const centsOf = ({ price, quantity }: SheetLine) =>
  price === null ? null : Math.round(price * 100) * quantity;

const amountOf = (line: SheetLine) => {
  const cents = centsOf(line);
  return cents === null ? null : cents / 100;
};

const sum = (lines: readonly SheetLine[], of: (line: SheetLine) => number | null) =>
  lines.reduce((total, line) => total + (of(line) ?? 0), 0);

const linesPerPage = 500;

/** Lines as a sheet: what is above them, a row per product, totals. */
export function linesSheet(
  { name, lead, lines, hasPrices, hasNotes = false }: LinesSheet,
  language: MessageLanguage,
): Sheet {
  const word = (id: MessageId) => render({ id }, language);
  const money: LineColumn[] = [
    { header: word("order.price"), kind: "money", width: 12, of: ({ price }) => price },
    {
      header: word("order.amount"),
      kind: "money",
      width: 14,
      of: amountOf,
      total: (all) => sum(all, centsOf) / 100,
    },
  ];
  const columns: LineColumn[] = [
    { header: word("order.code"), kind: "text", width: 16, of: ({ code }) => code },
    {
      header: word("order.description"),
      kind: "text",
      width: 44,
      of: ({ description }) => description,
    },
    {
      header: word("order.subcategory"),
      kind: "text",
      width: 16,
      of: ({ subcategory }) => subcategory,
    },
    {
      header: word("order.quantity"),
      kind: "integer",
      of: ({ quantity }) => quantity,
      total: (all) => sum(all, ({ quantity }) => quantity),
    },
    ...(hasPrices ? money : []),
    { header: word("order.perBox"), kind: "integer", of: ({ boxQuantity }) => boxQuantity ?? null },
    {
      header: word("order.boxes"),
      kind: "integer",
      of: boxesOf,
      total: (all) => sum(all, boxesOf),
    },
    {
      header: word("order.weight"),
      kind: "decimal",
      width: 12,
      of: weightOf,
      total: (all) => Math.round(sum(all, weightOf) * 100) / 100,
    },
    ...(hasNotes
      ? [
          {
            header: word("order.note"),
            kind: "text",
            width: 40,
            of: ({ note = "" }) => note,
          } as const,
        ]
      : []),
  ];
  async function* pages(): AsyncGenerator<WrittenCell[][]> {
    for (const page of chunks(lines, linesPerPage))
      yield page.map((line) => columns.map(({ of }) => of(line)));
  }
  return {
    name,
    columns,
    ...(lead && { lead }),
    rows: pages(),
    foot: () => [
      columns.map(({ total }, index) =>
        index === 0 ? word("order.total") : (total?.(lines) ?? null),
      ),
    ],
  };
}
