import type { Wire } from "@caliper/api-client/wire";
import type { Stocks } from "../../catalogue/stock.service.ts";
import type { HistoryService } from "../../loading/history/history.ts";
import type { RetentionService } from "../../loading/history/retention.ts";
import { actorOf, type Handlers } from "../routes.ts";

/** The history of changes as a whole, and how long stock is current. */
export function historyHandlers(
  history: Pick<HistoryService, "size">,
  retention: RetentionService,
  stocks: Pick<Stocks, "hours" | "setHours">,
) {
  async function answer(): Promise<Wire<"History">> {
    const { sets: changes, rows, bytes } = await history.size();
    const { days, keep } = await retention.current();
    return { changes, rows, bytes, keptDays: days, keptChanges: keep };
  }

  return {
    getHistory: answer,

    getStockSettings: async () => ({ currentHours: await stocks.hours() }),

    async setStockSettings(request) {
      await stocks.setHours(actorOf(request), request.body.currentHours);
      return request.body;
    },

    async setHistory(request) {
      const { keptDays: days, keptChanges: keep } = request.body;
      await retention.set(actorOf(request), { days, keep });
      return answer();
    },
  } satisfies Handlers;
}
