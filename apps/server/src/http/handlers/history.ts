import type { Wire } from "@caliper/api-client/wire";
import type { createHistory } from "../../changes/history.ts";
import type { RetentionService } from "../../changes/retention.ts";
import { actorOf, type Handlers } from "../routes.ts";

type History = Pick<ReturnType<typeof createHistory>, "size">;

/** The history of changes as a whole. */
export function historyHandlers(history: History, retention: RetentionService) {
  async function answer(): Promise<Wire<"History">> {
    const { sets: changes, rows, bytes } = await history.size();
    const { days, keep } = await retention.current();
    return { changes, rows, bytes, keptDays: days, keptChanges: keep };
  }

  return {
    getHistory: answer,

    async setHistory(request) {
      const { keptDays: days, keptChanges: keep } = request.body;
      await retention.set(actorOf(request), { days, keep });
      return answer();
    },
  } satisfies Handlers;
}
