/** Addresses of the host's pages of lists. Not among the links of all widgets, which other sites load too. */
export interface ListHrefs {
  /** All lists, or one of them. */
  readonly list: (id?: number) => string;
  /** Where pasted codes are looked up and added; without it there is no link. */
  readonly paste?: string;
  /** A shared list, from the last part of its link. */
  readonly shared: (token: string) => string;
  /** An order that the user has sent. */
  readonly order: (id: number) => string;
  /** All quotations of the user, or one of them. */
  readonly quotation: (id?: number) => string;
}
