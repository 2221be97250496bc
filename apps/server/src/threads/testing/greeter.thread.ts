/** A thread for `thread.test.ts`. */
import { setTimeout } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { answerCalls } from "../answering.ts";

export type Order = "greet" | "greet later" | "fail" | "die";

answerCalls<Order, string, { reason: string }>({
  async answer(order) {
    if (order === "fail") throw new Error("on request");
    if (order === "die") process.exit(3);
    if (order === "greet later") await setTimeout(50);
    return `hello ${String(workerData)}`;
  },
  describe: (error) => ({ reason: error instanceof Error ? error.message : "" }),
  close: () => undefined,
});
