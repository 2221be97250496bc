/** The products of an order as text. Pure. */
import { amountOf } from "../quantities.ts";
import type { DocumentLine } from "./LinesDocument.tsx";

/** Column titles in the reader's language. */
type Titles = Readonly<Record<"code" | "description" | "quantity" | "price" | "amount", string>>;

/** A table for spreadsheets and for the list of codes: cells are separated by tabs, amounts are in US dollars. */
export const copiedLines = (lines: readonly DocumentLine[], titles: Titles): string =>
  [
    [titles.code, titles.description, titles.quantity, titles.price, titles.amount],
    ...lines.map((line) => [
      line.code,
      line.description,
      String(line.quantity),
      line.price.toFixed(2),
      amountOf(line).toFixed(2),
    ]),
  ]
    .map((cells) => cells.join("\t"))
    .join("\n");
