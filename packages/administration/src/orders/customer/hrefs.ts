/** Addresses of the host's pages of the user's orders. */
export interface OwnOrderHrefs {
  /** All orders, or one of them. */
  readonly order: (id?: number) => string;
  /** A list of parts. */
  readonly list: (id: number) => string;
}
