export type { QuotationHrefs } from "./hrefs.ts";
export * from "./QuotationPage.tsx";
export * from "./Quotations.tsx";
