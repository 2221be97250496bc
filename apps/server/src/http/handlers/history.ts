import type { createHistory, Retention } from "../../changes/history.ts";
import type { Handlers } from "../routes.ts";

type History = Pick<ReturnType<typeof createHistory>, "size">;

/** The history of changes as a whole. */
export function historyHandlers(history: History, { days, keep }: Retention) {
  return {
    async getHistory() {
      const { sets: changes, rows, bytes } = await history.size();
      return { changes, rows, bytes, keptDays: days, keptChanges: keep };
    },
  } satisfies Handlers;
}
