import { catalogueTables } from "@caliper/catalogue-model";
import type { Database } from "../db/index.ts";

type TableName = keyof Database;

/**
 * The tables of a backup with their keys; rows come after the rows they refer to. A restore ends
 * sessions and one-time links, and rebuilds search keys.
 */
export const backupTables: ReadonlyMap<TableName, readonly string[]> = new Map<
  TableName,
  readonly string[]
>([
  ["meta", ["key"]],
  ["account", ["id"]],
  ["account_warehouse", ["account_id", "warehouse"]],
  ["account_flag", ["account_id", "flag"]],
  ["totp", ["account_id"]],
  ["recovery_code", ["account_id", "code_hash"]],
  ["passkey", ["id"]],
  ...catalogueTables.map(({ name, primaryKey }) => [name as TableName, primaryKey] as const),
  ["image", ["name"]],
  ["file", ["id"]],
  ["amendment", ["id"]],
  ["audit_entry", ["id"]],
  ["purchase_order", ["id"]],
  ["customer_order", ["order_id"]],
  ["parts_list", ["id"]],
  ["list_line", ["id"]],
  ["quotation_heading", ["account_id"]],
  ["quotation", ["id"]],
  ["access_key", ["id"]],
  ["access_key_day", ["key_id", "day"]],
  ["change_set", ["id"]],
  ["change_row", ["change_set_id", "seq"]],
  ["packed_rows", ["change_set_id", "first_seq"]],
  ["staged_batch", ["change_set_id", "batch"]],
  ["sheet_layout", ["digest"]],
  ["table_revision", ["table_name"]],
  ["product_date", ["code"]],
  ["unanswered_search", ["id"]],
]);

/** Tables that a backup leaves out on purpose. */
export const leftOut: readonly TableName[] = [
  "session",
  "password_link",
  "search_key",
  "sign_in_count",
  "sign_in_step",
  "passkey_challenge",
  "unknown_code",
];

/** Bytes as a backup writes them, because JSON has none. */
interface WrittenBytes {
  readonly base64: string;
}

const mapValues = (row: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]));

export const writtenRow = (row: object): object =>
  mapValues(row, (value) =>
    value instanceof Uint8Array
      ? ({ base64: Buffer.from(value).toString("base64") } satisfies WrittenBytes)
      : value,
  );

export const restoredRow = (row: object): object =>
  mapValues(row, (value) =>
    typeof value === "object" && value !== null && "base64" in value
      ? Buffer.from(String(value.base64), "base64")
      : value,
  );
