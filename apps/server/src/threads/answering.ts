/** The code inside a thread that `startThread` started. */
import { parentPort } from "node:worker_threads";
import type { Message, Reply } from "./thread.ts";

interface Options<Request, Answer, Failure> {
  /** Calls start in the order in which they were made. */
  readonly answer: (request: Request) => Answer | Promise<Answer>;
  readonly describe: (error: unknown) => Failure;
  /** Called once, after every call has been answered. */
  readonly close: () => void | Promise<void>;
}

export function answerCalls<Request, Answer, Failure>({
  answer,
  describe,
  close,
}: Options<Request, Answer, Failure>): void {
  const port = parentPort;
  if (!port) throw new Error("This module runs as a worker thread only");
  const underWay = new Set<Promise<void>>();

  const reply = async (id: number, request: Request) => {
    let message: Reply<Answer, Failure>;
    try {
      message = { id, answer: await answer(request) };
    } catch (error) {
      message = { id, failure: describe(error) };
    }
    port.postMessage(message);
  };

  const finish = async () => {
    await Promise.all(underWay);
    await close();
    port.close();
  };

  port.on("message", (message: Message<Request>) => {
    if (message.kind === "close") {
      void finish();
      return;
    }
    const work = reply(message.id, message.request);
    underWay.add(work);
    void work.then(() => underWay.delete(work));
  });
}
