/** The thread that writes PDFs; `quotation-pdf.ts` starts it. */
import pdfmake from "pdfmake";
import { answerCalls } from "../threads/answering.ts";
import { lowerPriority } from "../threads/priority.ts";
import { fonts, quotationDocument } from "./quotation-document.ts";
import type { PricedQuotation } from "./quotations.service.ts";

lowerPriority();
const files = new Set(Object.values(fonts).flatMap(Object.values));
pdfmake.setFonts(fonts);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => files.has(path));

answerCalls<PricedQuotation, Uint8Array, string>({
  answer: (quotation) => pdfmake.createPdf(quotationDocument(quotation)).getBuffer(),
  describe: (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  close: () => undefined,
});
