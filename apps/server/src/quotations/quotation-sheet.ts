import { sheetLine } from "../lists/list-sheet.ts";
import type { MessageId } from "../messages/catalogues.ts";
import { message } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import { linesSheet } from "../spreadsheets/lines-sheet.ts";
import type { Sheet } from "../spreadsheets/workbook.ts";
import type { PricedQuotation } from "./quotations.service.ts";

/** A quotation as a sheet in its own language; no price of the account itself is in it. */
export function quotationSheet(priced: PricedQuotation): Sheet {
  const { quotation, heading, warehouse, lines } = priced;
  const { settings, number, revision, sent_at: sentAt } = quotation;
  const { language, customer, validUntil, currencyNote } = settings;
  const word = (id: MessageId) => render({ id }, language);
  return linesSheet(
    {
      name: render(message("quotation.title", { number: `${number}-${revision}` }), language),
      lead: [
        [heading.name],
        [word("quotation.number"), `${number}-${revision}`],
        ...(sentAt === null
          ? [[word("quotation.draft")]]
          : [[word("order.date"), { date: sentAt }]]),
        [word("order.customer"), customer],
        [word("quotation.validUntil"), validUntil],
        [currencyNote],
        [word("quotation.terms"), heading.terms],
        [],
      ].filter(([text]) => text !== ""),
      lines: lines.map(({ shown, offer }) => ({
        ...sheetLine(shown, language),
        price: offer ?? null,
      })),
      hasPrices: warehouse !== undefined,
      hasNotes: true,
    },
    language,
  );
}
