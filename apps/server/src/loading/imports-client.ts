import type { DatabaseConfig } from "../db/index.ts";
import { type Failure, revive } from "./failure.ts";
import { startThread, type Thread } from "../threads/thread.ts";
import type { ImportsService } from "./imports.service.ts";

export type Method = keyof ImportsService;

export interface ImportsCall {
  readonly method: Method;
  readonly values: readonly unknown[];
}

/** A record, so that a missing method does not compile. */
const methods: Readonly<Record<Method, true>> = {
  upload: true,
  refresh: true,
  correctCell: true,
  fixCells: true,
  splitColumn: true,
  commit: true,
  undo: true,
  sweep: true,
  discard: true,
};

export interface Imports extends ImportsService {
  /** Starts the thread, for which the first call would wait. */
  warmUp(): void;
  close(): Promise<void>;
}

/**
 * Runs imports in a thread with its own connections, so that they do not delay searches. A thread
 * that ended, for example out of memory, is started again by the next call, and its comparison is
 * repeated as after a server restart.
 */
export function startImports({ dataDir, databaseUrl }: DatabaseConfig): Imports {
  let current: Thread<ImportsCall, unknown> | undefined;

  const thread = () => {
    if (!current || current.hasEnded())
      current = startThread<ImportsCall, unknown, Failure>({
        module: new URL("../compose/loading.thread.ts", import.meta.url),
        name: "imports",
        data: { dataDir, databaseUrl, poolSize: 4 } satisfies DatabaseConfig,
        revive,
      });
    return current;
  };
  const calls = Object.keys(methods).map((method) => [
    method,
    (...values: unknown[]) => thread().ask({ method: method as Method, values }),
  ]);
  const close = async () => await current?.close();
  const warmUp = () => void thread();
  return { ...(Object.fromEntries(calls) as ImportsService), warmUp, close };
}
