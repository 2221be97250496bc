/** A worker thread that handles calls; `answering.ts` is the code inside the thread. */
import { once } from "node:events";
import { type ResourceLimits, Worker } from "node:worker_threads";

export type Message<Request> =
  | { readonly kind: "call"; readonly id: number; readonly request: Request }
  | { readonly kind: "close" };

export type Reply<Answer, Failure> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failure: Failure };

export interface Thread<Request, Answer> {
  ask(request: Request): Promise<Answer>;
  readonly hasEnded: () => boolean;
  /** Ends the thread after it has answered every call. */
  close(): Promise<void>;
  /** Ends the thread at once; pending calls are rejected. */
  stop(): Promise<void>;
}

interface Options<Failure> {
  /** The module that calls `answerCalls`. */
  readonly module: URL;
  readonly name: string;
  readonly data: unknown;
  /** The memory that the thread may use; those of the process by default. */
  readonly limits?: ResourceLimits;
  /** The process does not wait for the thread when it ends. */
  readonly isBackground?: boolean;
  /** Restores an error: threads exchange only its message, so its other fields are sent as a `Failure`. */
  readonly revive: (failure: Failure) => Error;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Whether a thread ended because it needed more memory than its limits. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Starts a thread. When it ends unexpectedly, pending and later calls are rejected. */
export function startThread<Request, Answer, Failure>({
  module,
  name,
  data,
  limits,
  isBackground = false,
  revive,
}: Options<Failure>): Thread<Request, Answer> {
  const worker = new Worker(module, {
    workerData: data,
    name,
    // The process's own flags are left out: `--input-type`, for example, would stop the thread.
    execArgv: [],
    ...(limits && { resourceLimits: limits }),
  });
  const waiting = new Map<number, Waiting<Answer>>();
  let ended: Error | undefined;
  let lastId = 0;

  const end = (reason: Error) => {
    ended ??= reason;
    for (const each of waiting.values()) each.reject(ended);
    waiting.clear();
  };
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error(`The thread ${name} has ended`)));
  worker.on("message", (reply: Reply<Answer, Failure>) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (!caller) return;
    if ("answer" in reply) caller.resolve(reply.answer);
    else caller.reject(revive(reply.failure));
  });
  // After the listeners: one for messages keeps the process running.
  if (isBackground) worker.unref();
  const post = (message: Message<Request>) => worker.postMessage(message);

  return {
    ask(request) {
      if (ended) return Promise.reject(ended);
      const id = (lastId += 1);
      return new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        post({ kind: "call", id, request });
      });
    },
    hasEnded: () => ended !== undefined,
    async close() {
      if (ended) return;
      const exited = once(worker, "exit");
      post({ kind: "close" });
      await exited;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
