/** A thread with a connection to SQLite; see `sqlite-threads.ts`. */
import { workerData } from "node:worker_threads";
import { answerCalls } from "../threads/answering.ts";
import { type Answer, openSqliteFile } from "./sqlite-file.ts";
import type { SqliteCall, SqliteFailure, SqliteThreadData } from "./sqlite-threads.ts";
import { openSqliteWriter, sqliteErrorOf } from "./sqlite-writer.ts";

const { path, role } = workerData as SqliteThreadData;
const connection = role === "writer" ? openSqliteWriter(path) : openSqliteFile(path, "reader");

answerCalls<SqliteCall, Answer, SqliteFailure>({
  answer: ({ sql, parameters }) => connection.run(sql, parameters),
  describe(error) {
    const { message, errcode } = sqliteErrorOf(error);
    return { message, errcode };
  },
  close: () => connection.close(),
});
