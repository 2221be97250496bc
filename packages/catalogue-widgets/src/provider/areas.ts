/** Texts that every widget may show. An area of texts is the first word of their ids. */
export const commonAreas = ["common", "failure", "tableSettings", "terms"] as const;

const withCommon = (...areas: readonly string[]): readonly string[] => [...commonAreas, ...areas];

/** The areas of texts that the widgets of each folder show. A test compares them with the imports. */
export const areasOf = {
  accounts: withCommon("accounts", "audit", "datasheet", "files", "keys", "password", "search"),
  amendments: withCommon("amendments", "search"),
  attention: withCommon("attention", "history", "loading", "preview", "search"),
  banners: withCommon("banners"),
  "compare-link": withCommon("comparison"),
  comparison: withCommon("comparison", "datasheet", "drawings", "hardware", "scanning", "search"),
  datasheet: withCommon("comparison", "datasheet", "drawings"),
  drawings: withCommon("drawings"),
  embedding: withCommon("datasheet", "embedding", "keys", "search"),
  files: withCommon("files", "search"),
  fluids: withCommon("datasheet", "fluids"),
  hardware: withCommon("comparison", "datasheet", "drawings", "hardware", "scanning", "search"),
  keys: withCommon("datasheet", "keys", "search"),
  loading: withCommon("history", "loading", "preview", "search"),
  measure: withCommon("drawings", "measure", "search"),
  newsletter: withCommon("newsletter"),
  "own-account": withCommon("ownAccount", "password"),
  "print-head": withCommon(),
  "purchase-order": withCommon("order", "search"),
  reports: withCommon("reports"),
  search: withCommon("comparison", "drawings", "hardware", "scanning", "search"),
  session: withCommon("session"),
  tables: withCommon("search", "tables"),
} as const satisfies Readonly<Record<string, readonly string[]>>;
