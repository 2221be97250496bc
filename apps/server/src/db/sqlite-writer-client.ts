import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Answer, Parameter } from "./sqlite-file.ts";

export type WriterRequest =
  | { kind: "run"; id: number; sql: string; parameters: readonly Parameter[] }
  | { kind: "close" };

export type WriterReply =
  | { id: number; answer: Answer }
  | { id: number; failure: { message: string; errcode: number | undefined } };

/** What SQLite refused; `errcode` is its extended result code. */
export class SqliteError extends Error {
  readonly errcode: number | undefined;

  constructor(message: string, errcode: number | undefined) {
    super(message);
    this.name = "SqliteError";
    this.errcode = errcode;
  }
}

export interface SqliteWriter {
  run(sql: string, parameters: readonly Parameter[]): Promise<Answer>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Starts the writer thread. When the thread dies, what waits and whatever comes later fails. */
export function startSqliteWriter(path: string): SqliteWriter {
  const worker = new Worker(new URL("./sqlite-writer.ts", import.meta.url), {
    workerData: { path },
    name: "sqlite-writer",
    // Not the flags of the process: `--input-type`, for one, would stop the thread.
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let ended: Error | undefined;
  let lastId = 0;

  const end = (reason: Error) => {
    ended ??= reason;
    for (const each of waiting.values()) each.reject(ended);
    waiting.clear();
  };
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error("The SQLite writer has ended")));
  worker.on("message", (reply: WriterReply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (!caller) return;
    if ("answer" in reply) caller.resolve(reply.answer);
    else caller.reject(new SqliteError(reply.failure.message, reply.failure.errcode));
  });

  return {
    run(sql, parameters) {
      if (ended) return Promise.reject(ended);
      const id = (lastId += 1);
      return new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ kind: "run", id, sql, parameters } satisfies WriterRequest);
      });
    },
    async close() {
      if (ended) return;
      const exited = once(worker, "exit");
      worker.postMessage({ kind: "close" } satisfies WriterRequest);
      await exited;
    },
  };
}
