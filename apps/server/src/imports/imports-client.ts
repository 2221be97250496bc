import type { DatabaseConfig } from "../db/index.ts";
import { type Failure, revive } from "./failure.ts";
import { startThread, type Thread } from "../threads/thread.ts";
import type { ImportsService } from "./imports.service.ts";

export type Method = keyof ImportsService;

export interface ImportsCall {
  readonly method: Method;
  readonly values: readonly unknown[];
}

/** Every method, or it does not compile. */
const methods: Readonly<Record<Method, true>> = {
  upload: true,
  find: true,
  list: true,
  firstProblems: true,
  rows: true,
  refresh: true,
  fix: true,
  commit: true,
  undo: true,
  sweep: true,
  discard: true,
};

export interface Imports extends ImportsService {
  close(): Promise<void>;
}

/**
 * Imports in a thread of their own, with their own connections: whoever searches meanwhile waits for
 * none of their work. A thread that died, for want of memory perhaps, is started again by the next
 * call; what it was at is taken up as after the end of a server.
 */
export function startImports({ dataDir, databaseUrl }: DatabaseConfig): Imports {
  let current: Thread<ImportsCall, unknown> | undefined;

  const thread = () => {
    if (!current || current.hasEnded())
      current = startThread<ImportsCall, unknown, Failure>({
        module: new URL("./imports.thread.ts", import.meta.url),
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
  return { ...(Object.fromEntries(calls) as ImportsService), close };
}
