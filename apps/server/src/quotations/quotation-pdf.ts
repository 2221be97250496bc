import { startThread, type Thread } from "../threads/thread.ts";
import type { PricedQuotation } from "./quotations.service.ts";

export type QuotationPdfs = ReturnType<typeof createQuotationPdfs>;

/** Writes PDFs one after the other in a thread of its own: 2,000 lines take seconds. The first one starts it. */
export function createQuotationPdfs() {
  let thread: Thread<PricedQuotation, Uint8Array> | undefined;
  return {
    async of(quotation: PricedQuotation): Promise<Buffer> {
      if (!thread || thread.hasEnded())
        thread = startThread<PricedQuotation, Uint8Array, string>({
          module: new URL("./quotation-pdf.thread.ts", import.meta.url),
          name: "quotation-pdf",
          data: undefined,
          isBackground: true,
          revive: (failure) => new Error(failure),
        });
      return Buffer.from(await thread.ask(quotation));
    },
    close: async () => thread?.close(),
  };
}
