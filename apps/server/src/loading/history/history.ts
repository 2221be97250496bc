import { day } from "../../units.ts";
import type { HistoryRepository } from "./history.repository.ts";
import type { Retention } from "./retention.ts";

export type HistoryService = ReturnType<typeof createHistory>;

/** The history of changes as a whole: its size, and what is deleted from it. */
export function createHistory(history: HistoryRepository, now: () => number) {
  return {
    ...history,

    /** Deletes old sets, see `deleteBefore`. @returns how many */
    async prune({ days, keep }: Retention): Promise<number> {
      return days === 0 ? 0 : history.deleteBefore(now() - days * day, keep);
    },
  };
}

export const historyUsage = `  history                                           how large the history of changes is
  history prune DAYS [KEEP]                         deletes changes older than DAYS days, except the
                                                    newest KEEP, and gives the space back`;

/** Runs `history …`; undefined for unknown arguments. */
export async function historyCommand(
  history: HistoryService,
  words: readonly string[],
): Promise<{ readonly ok: true; readonly message: string } | undefined> {
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
  return { ok: true, message: lines.join("\n") };
}
