import { type Kysely, sql } from "kysely";
import type { Database, OpenDatabase } from "../db/index.ts";
import type { Retention } from "./retention.ts";
import { day } from "../units.ts";

export interface HistorySize {
  readonly sets: number;
  readonly rows: number;
  /** Of the stored rows, without the database's own overhead. */
  readonly bytes: number;
}

/** The history of changes as a whole: its size, and what is deleted from it. */
export function createHistory({ read, write, dialect }: OpenDatabase, now: () => number) {
  const isFinished = sql<boolean>`state in ('committed', 'undone', 'discarded', 'failed')`;

  return {
    async size(): Promise<HistorySize> {
      const { sets } = await read
        .selectFrom("change_set")
        .select((eb) => eb.fn.countAll<number>().as("sets"))
        .executeTakeFirstOrThrow();
      const { rows, bytes } = await read
        .selectFrom("packed_rows")
        .select([
          sql<number>`coalesce(sum(count), 0)`.as("rows"),
          // Unlike length(), this does not read the texts themselves.
          sql<number>`coalesce(sum(octet_length(packed)), 0)`.as("bytes"),
        ])
        .executeTakeFirstOrThrow();
      return { sets: Number(sets), rows: Number(rows), bytes: Number(bytes) };
    },

    /** Deletes old sets; one that was undone stays as long as its undo, which may need it. @returns how many */
    async prune({ days, keep }: Retention): Promise<number> {
      if (days === 0) return 0;
      const oldest = now() - days * day;
      return write.transaction().execute(async (db: Kysely<Database>) => {
        const newest = db
          .selectFrom("change_set")
          .select("id")
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .limit(keep);
        const undone = db
          .selectFrom("change_set as undo")
          .select("undo.undoes")
          .where("undo.undoes", "is not", null)
          .where((eb) => eb.or([eb("undo.created_at", ">=", oldest), eb("undo.id", "in", newest)]));
        const { numDeletedRows } = await db
          .deleteFrom("change_set")
          .where(isFinished)
          .where("created_at", "<", oldest)
          .where("id", "not in", newest)
          .where("id", "not in", undone)
          .executeTakeFirst();
        return Number(numDeletedRows);
      });
    },

    /** Returns the space of deleted rows to the disk. Blocks writes for as long as a copy of the database takes. */
    async compact(): Promise<void> {
      if (dialect === "sqlite") await sql`vacuum`.execute(write);
      else await sql`vacuum packed_rows`.execute(write);
    },
  };
}

export const historyUsage = `  history                                           how large the history of changes is
  history prune DAYS [KEEP]                         deletes changes older than DAYS days, except the
                                                    newest KEEP, and gives the space back`;

/** Runs `history …`; undefined for unknown arguments. */
export async function historyCommand(
  history: ReturnType<typeof createHistory>,
  words: readonly string[],
): Promise<string | undefined> {
  const [command, ...numbers] = words;
  const [days = NaN, keep = 0] = numbers.map((text) =>
    /^\d{1,6}$/u.test(text) ? Number(text) : NaN,
  );
  const lines: string[] = [];
  if (command === "prune") {
    if (!(days > 0) || Number.isNaN(keep) || numbers.length > 2) return undefined;
    lines.push(`Deleted ${await history.prune({ days, keep })} changes.`);
    await history.compact();
  } else if (command !== undefined) return undefined;
  const { sets, rows, bytes } = await history.size();
  lines.push(`The history has ${sets} changes with ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB.`);
  return lines.join("\n");
}
