/** A read query that is run often. */
export interface PreparedQuery {
  /** Unique in the process. */
  readonly name: string;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type RunQuery = <Row>(query: PreparedQuery) => Promise<Row[]>;
