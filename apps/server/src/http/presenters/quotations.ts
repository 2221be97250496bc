import type { Wire } from "@caliper/api-client/wire";
import type {
  Quotation,
  QuotationHeading,
  QuotedLine,
} from "../../quotations/quotations.repository.ts";
import type { PricedQuotation } from "../../quotations/quotations.service.ts";
import { instant } from "./accounts.ts";
import { lineAnswer } from "./lists.ts";

export const headingAnswer = ({
  name,
  terms,
  logo,
}: QuotationHeading): Wire<"QuotationHeading"> => ({ name, terms, ...(logo && { logo }) });

export function quotationAnswer(quotation: Quotation, isExpired: boolean): Wire<"Quotation"> {
  const { settings, list_id: list, sent_at: sentAt } = quotation;
  return {
    id: quotation.id,
    number: quotation.number,
    revision: quotation.revision,
    customer: settings.customer,
    language: settings.language,
    validUntil: settings.validUntil,
    isExpired,
    createdAt: instant(quotation.created_at),
    changedAt: instant(quotation.changed_at),
    ...(sentAt === null ? list !== null && { list } : { sentAt: instant(sentAt) }),
  };
}

const quotedLine = ({ shown, margin, fixedPrice, offer }: QuotedLine): Wire<"QuotationLine"> => ({
  ...lineAnswer(shown),
  ...(margin !== undefined && { margin }),
  ...(fixedPrice !== undefined && { fixedPrice }),
  ...(offer !== undefined && { offer }),
});

export function wholeQuotation(priced: PricedQuotation): Wire<"WholeQuotation"> {
  const { quotation, isExpired, warehouse, lostWarehouse, total, lines } = priced;
  const { settings, version } = quotation;
  return {
    ...quotationAnswer(quotation, isExpired),
    version,
    ...(warehouse && { warehouse }),
    ...(lostWarehouse && { lostWarehouse }),
    currencyNote: settings.currencyNote,
    margin: settings.margin,
    rounding: settings.rounding as Wire<"Rounding">,
    hasDrawings: settings.hasDrawings,
    ...(total !== undefined && { total }),
    lines: lines.map(quotedLine),
  };
}
