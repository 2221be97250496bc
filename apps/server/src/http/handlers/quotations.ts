import type { QuotationPdfs } from "../../quotations/quotation-pdf.ts";
import { quotationSheet } from "../../quotations/quotation-sheet.ts";
import type { PricedQuotation, Quotations } from "../../quotations/quotations.service.ts";
import { headingAnswer, quotationAnswer, wholeQuotation } from "../presenters/quotations.ts";
import type { Handlers } from "../routes.ts";
import { sendWorkbook } from "../send-workbook.ts";
import { ownerOf } from "./lists.ts";

const fileName = ({ quotation }: PricedQuotation) =>
  `quotation-${quotation.number}-${quotation.revision}`;
const startAnswer = ({ quotation, isExpired }: Pick<PricedQuotation, "quotation" | "isExpired">) =>
  quotationAnswer(quotation, isExpired);

/** Offers of lists to customers. */
export function quotationHandlers(quotations: Quotations, pdfs: QuotationPdfs) {
  return {
    getQuotationHeading: async (request) =>
      headingAnswer(await quotations.heading(ownerOf(request))),

    async setQuotationHeading(request) {
      const { logo = null, ...heading } = request.body;
      return headingAnswer(await quotations.setHeading(ownerOf(request), { ...heading, logo }));
    },

    async listQuotations(request) {
      const { before, limit = 25 } = request.query;
      return (await quotations.all(ownerOf(request), before, limit)).map(startAnswer);
    },

    async createQuotation(request) {
      const { list, warehouse } = request.body;
      return startAnswer(await quotations.create(ownerOf(request), list, warehouse));
    },

    getQuotation: async (request) =>
      wholeQuotation(await quotations.get(ownerOf(request), request.params.id)),

    changeQuotation: async (request) =>
      wholeQuotation(await quotations.change(ownerOf(request), request.params.id, request.body)),

    deleteQuotation: (request) => quotations.delete(ownerOf(request), request.params.id),

    sendQuotation: async (request) =>
      wholeQuotation(await quotations.send(ownerOf(request), request.params.id, request.body)),

    reviseQuotation: async (request) =>
      startAnswer(await quotations.revise(ownerOf(request), request.params.id)),

    async getQuotationPdf(request, reply) {
      const priced = await quotations.get(ownerOf(request), request.params.id);
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="${fileName(priced)}.pdf"`)
        .header("cache-control", "no-store")
        .send(await pdfs.of(priced));
    },

    async getQuotationWorkbook(request, reply) {
      const priced = await quotations.get(ownerOf(request), request.params.id);
      return sendWorkbook(reply, fileName(priced), [quotationSheet(priced)]);
    },
  } satisfies Handlers;
}
