export type { QuotationHrefs } from "./hrefs.ts";
export { QuotationPage } from "./QuotationPage.tsx";
export type { QuotationPageProps } from "./QuotationPage.tsx";
export { Quotations } from "./Quotations.tsx";
export type { QuotationsProps } from "./Quotations.tsx";
