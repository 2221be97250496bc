import type { Wire } from "@caliper/api-client/wire";
import type { HistoryService } from "../../loading/history/history.ts";
import type { RetentionService } from "../../loading/history/retention.ts";
import { actorOf, type Handlers } from "../routes.ts";

/** The history of changes as a whole. */
export function historyHandlers(
  history: Pick<HistoryService, "size">,
  retention: RetentionService,
) {
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
