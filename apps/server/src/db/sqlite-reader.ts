import { startThread } from "../threads/thread.ts";
import type { Answer, Parameter } from "./sqlite-file.ts";
import { SqliteError } from "./sqlite-writer.ts";
import type { WriterFailure, WriterRequest } from "./sqlite-writer-client.ts";

export interface SqliteReader {
  run(sql: string, parameters: readonly Parameter[]): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * A connection for slow reads, in its own thread, so that they do not delay other requests. The thread
 * starts with the first read.
 */
export function sqliteReader(path: string): SqliteReader {
  const start = () =>
    startThread<WriterRequest, Answer, WriterFailure>({
      module: new URL("./sqlite-reader.thread.ts", import.meta.url),
      name: "sqlite-reader",
      data: { path },
      revive: ({ message, errcode }) => new SqliteError(message, errcode),
    });
  let thread: ReturnType<typeof start> | undefined;
  return {
    run(sql, parameters) {
      if (thread === undefined || thread.hasEnded()) thread = start();
      return thread.ask({ sql, parameters });
    },
    close: async () => thread?.close(),
  };
}
