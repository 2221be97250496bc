import { listLimits } from "@caliper/catalogue-model";
import { insertRows } from "../../db/index.ts";
import type { TestServer } from "./server.ts";

/** Lists of the administrator; the numbers are larger than those of new lists. */
export const listIds = {
  full: 800_001,
  short: 800_002,
  archived: 800_003,
  unknown: 999_999_999,
} as const;

const unseen = { seen_cents: null, seen_grade: null, seen_warehouse: null, seen_at: null };

/** A line of the short list. */
export const listLineId = 800_001;

/** A list with as many lines as it can have, one with a single line, and an archived one. */
export async function addLists(server: TestServer): Promise<void> {
  const { write, dialect } = server.data.database;
  const { id: owner } = await write
    .selectFrom("account")
    .select("id")
    .where("username", "=", "admin")
    .executeTakeFirstOrThrow();
  const list = (id: number, name: string, archivedAt: number | null = null) => ({
    id,
    account_id: owner,
    name,
    is_standing: 0,
    is_copyable: 0,
    share_token: null,
    created_at: 1,
    changed_at: 1,
    archived_at: archivedAt,
  });
  const { full, short, archived } = listIds;
  await insertRows(write, dialect, "parts_list", [
    list(full, "Full"),
    list(short, "Short"),
    list(archived, "Archived", 1),
  ]);
  const line = (listId: number, place: number, code: string) => ({
    id: listLineId - place,
    list_id: listId,
    place,
    revision: 1,
    code,
    grade: null,
    quantity: 1,
    note: "",
    ...unseen,
  });
  const old = Array.from({ length: listLimits.lines }, (_line, index) =>
    line(full, index + 1, `OLD-${index}`),
  );
  await insertRows(write, dialect, "list_line", [...old, line(short, 0, "BR31338")]);
}
