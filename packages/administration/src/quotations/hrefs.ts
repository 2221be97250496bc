/** Addresses of the host's pages of quotations. */
export interface QuotationHrefs {
  /** All quotations, or one of them. */
  readonly quotation: (id?: number) => string;
  /** The list of a draft. */
  readonly list: (id: number) => string;
}
