/** Exports for packages that fill an empty database, such as @caliper/demo. */
export { hashPassword, verifyPassword } from "./accounts/passwords.ts";
export {
  type Database,
  insertRows,
  migrate,
  openDatabase,
  type OpenDatabase,
  rebuildSearchKeys,
} from "./db/index.ts";
export type { ImageRow } from "./db/schema.ts";
export { folderStorage, type Storage } from "./storage/index.ts";
