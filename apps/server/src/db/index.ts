export { deleteRows, insertRows, upsertRows } from "./bulk.ts";
export {
  type Connections,
  type DatabaseConfig,
  type DialectName,
  isStorageFull,
  isUnreachable,
  isUniqueViolation,
  openDatabase,
  type OpenDatabase,
} from "./connection.ts";
export { forUpdate, lock } from "./locks.ts";
export { compact, continueNumbers, withSnapshot } from "./maintenance.ts";
export { migrate } from "./migrations/index.ts";
export { catalogueRevision, raiseRevisions, requireCatalogue } from "./revisions.ts";
export type { Database } from "./schema.ts";
export {
  anyOf,
  beginsWith,
  keyContains,
  keyContainsAny,
  numberOf,
  ownKeyContains,
  ownKeys,
  longestSubstring,
  shortestSubstring,
} from "./search.ts";
export { SqliteError } from "./sqlite-writer.ts";
export {
  type AddedInterchange,
  rebuildSearchKeys,
  refreshStaleKeys,
  type StaleKeys,
} from "./search-keys.ts";
export { chunks, type TupleColumn, tuplesJoin } from "./tuples.ts";
