/** Why a command failed or the server does not start: one sentence for the operator, without data of the catalogue. */
import { BackupError } from "./backup/backup.ts";
import { isUnreachable } from "./db/index.ts";
import { StorageError } from "./storage/index.ts";

/** Why the server does not start, as a message for the operator. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const postgresRefusals = new Set(["28P01", "28000", "3D000"]);

/** By primary result code of SQLite. */
const sqliteReasons: Readonly<Record<number, string>> = {
  3: "The database file in DATA_DIR may not be opened by this user",
  5: "Another process has locked the database file in DATA_DIR",
  8: "The database file in DATA_DIR is read-only",
  10: "The disk of DATA_DIR cannot be read or written",
  11: "The database file in DATA_DIR is damaged",
  13: "The disk of DATA_DIR is full",
  14: "The database file in DATA_DIR cannot be opened",
  26: "The database file in DATA_DIR is damaged, or not a SQLite database",
};

const systemReasons: Readonly<Record<string, string>> = {
  EACCES: "this user lacks permission",
  EPERM: "this user lacks permission",
  EROFS: "the file system is read-only",
  EEXIST: "it is a file, not a folder",
  ENOTDIR: "it is in a file, not in a folder",
  EISDIR: "it is a folder, not a file",
  ENOENT: "it does not exist and cannot be created",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EMFILE: "too many files are open",
};

export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return "Caliper failed for an unknown reason.";
  const isOwn =
    error instanceof StartError || error instanceof BackupError || error instanceof StorageError;
  if (isOwn) return error.message.replace(/\.?$/u, ".");
  const code = "code" in error ? String(error.code) : "";
  const sqlite = "errcode" in error ? Number(error.errcode) : undefined;
  return `${databaseReason(error, code, sqlite) ?? systemReason(error, code) ?? unknownReason(error, code, sqlite)}.`;
}

function databaseReason(error: Error, code: string, sqlite?: number): string | undefined {
  if (code === "42P01" || (sqlite === 1 && error.message.startsWith("no such table")))
    return "The database lacks tables; start the server once, which creates them";
  if (sqlite !== undefined) return sqliteReasons[sqlite & 0xff];
  if (postgresRefusals.has(code))
    return `PostgreSQL rejected the credentials or the database name in DATABASE_URL (${code})`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `The host name in DATABASE_URL cannot be resolved (${code})`;
  if (code === "53100") return "The disk of PostgreSQL is full";
  if (isUnreachable(error))
    return `PostgreSQL at DATABASE_URL cannot be reached (${code || "the connection broke"})`;
  return undefined;
}

function systemReason(error: Error, code: string): string | undefined {
  const reason = systemReasons[code];
  const path = "path" in error ? String(error.path) : "A file";
  return reason && `${path} cannot be used: ${reason} (${code})`;
}

/** Without the message of the error, which may quote data. */
const unknownReason = (error: Error, code: string, sqlite?: number): string =>
  `Caliper failed unexpectedly: ${[error.name, code, sqlite].filter(Boolean).join(" ")}; LOG_LEVEL=debug shows where`;
