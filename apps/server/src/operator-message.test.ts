import { expect, it } from "vitest";
import { SqliteError } from "./db/index.ts";
import { operatorMessage, StartError } from "./operator-message.ts";
import { StorageError } from "./storage/index.ts";

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error("price 1234.56 of BR31338"), { code, ...more });
const sqlite = (errcode: number) => new SqliteError("price 1234.56 of BR31338", errcode);

it.each([
  [new StartError("Port 80 is taken"), "Port 80 is taken."],
  [new StorageError("The bucket is gone"), "The bucket is gone."],
  [
    coded("EROFS", { path: "/data" }),
    "/data cannot be used: the file system is read-only (EROFS).",
  ],
  [
    coded("EACCES", { path: "/data" }),
    "/data cannot be used: this user lacks permission (EACCES).",
  ],
  [coded("ENOSPC", { path: "/data/x" }), "/data/x cannot be used: the disk is full (ENOSPC)."],
  [sqlite(13), "The disk of DATA_DIR is full."],
  [sqlite(1032), "The database file in DATA_DIR is read-only."],
  [sqlite(4874), "The disk of DATA_DIR cannot be read or written."],
  [sqlite(11), "The database file in DATA_DIR is damaged."],
  [coded("53100"), "The disk of PostgreSQL is full."],
  [
    coded("28P01"),
    "PostgreSQL rejected the credentials or the database name in DATABASE_URL (28P01).",
  ],
  [coded("ECONNREFUSED"), "PostgreSQL at DATABASE_URL cannot be reached (ECONNREFUSED)."],
  [coded("ENOTFOUND"), "The host name in DATABASE_URL cannot be resolved (ENOTFOUND)."],
  [coded("22P02"), "Caliper failed unexpectedly: Error 22P02; LOG_LEVEL=debug shows where."],
  [
    new SyntaxError("Unexpected token in 1234.56"),
    "Caliper failed unexpectedly: SyntaxError; LOG_LEVEL=debug shows where.",
  ],
  ["1234.56", "Caliper failed for an unknown reason."],
])("names the reason of %s in one sentence", (error, message) => {
  expect(operatorMessage(error)).toBe(message);
});
