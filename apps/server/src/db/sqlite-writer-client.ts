import { startThread } from "../threads/thread.ts";
import type { Answer, Parameter } from "./sqlite-file.ts";
import { SqliteError, type SqliteWriter } from "./sqlite-writer.ts";

export interface WriterRequest {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

export type WriterFailure = Pick<SqliteError, "message" | "errcode">;

/** Starts the thread that writes. When it ends, pending and later calls fail. */
export function startSqliteWriter(path: string): SqliteWriter {
  const thread = startThread<WriterRequest, Answer, WriterFailure>({
    module: new URL("./sqlite-writer.thread.ts", import.meta.url),
    name: "sqlite-writer",
    data: { path },
    revive: ({ message, errcode }) => new SqliteError(message, errcode),
  });
  return {
    run: (sql, parameters) => thread.ask({ sql, parameters }),
    close: () => thread.close(),
  };
}
