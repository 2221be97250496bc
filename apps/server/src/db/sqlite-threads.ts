import { startThread } from "../threads/thread.ts";
import type { Answer, Parameter } from "./sqlite-file.ts";
import { type SqliteConnection, SqliteError } from "./sqlite-writer.ts";

export interface SqliteCall {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

export type SqliteFailure = Pick<SqliteError, "message" | "errcode">;

/** The reader runs slow reads, which would delay other requests; the writer runs everything that writes. */
export type SqliteRole = "reader" | "writer";

export interface SqliteThreadData {
  readonly path: string;
  readonly role: SqliteRole;
}

const startRole = (path: string, role: SqliteRole) =>
  startThread<SqliteCall, Answer, SqliteFailure>({
    module: new URL("./sqlite.thread.ts", import.meta.url),
    name: `sqlite-${role}`,
    data: { path, role } satisfies SqliteThreadData,
    revive: ({ message, errcode }) => new SqliteError(message, errcode),
  });

/** Starts the thread that writes. When it ends, pending and later calls fail. */
export function startSqliteWriter(path: string): SqliteConnection {
  const thread = startRole(path, "writer");
  return {
    run: (sql, parameters) => thread.ask({ sql, parameters }),
    close: () => thread.close(),
  };
}

/** The thread for slow reads starts with the first one. */
export function startSqliteReader(path: string): SqliteConnection {
  let thread: ReturnType<typeof startRole> | undefined;
  return {
    run(sql, parameters) {
      if (thread === undefined || thread.hasEnded()) thread = startRole(path, "reader");
      return thread.ask({ sql, parameters });
    },
    close: async () => thread?.close(),
  };
}
