/** The thread through which the server writes to SQLite; see `sqlite-writer-client.ts`. */
import { workerData } from "node:worker_threads";
import { answerCalls } from "../threads/answering.ts";
import type { Answer } from "./sqlite-file.ts";
import { openSqliteWriter, sqliteErrorOf } from "./sqlite-writer.ts";
import type { WriterFailure, WriterRequest } from "./sqlite-writer-client.ts";

const writer = openSqliteWriter((workerData as { path: string }).path);

answerCalls<WriterRequest, Answer, WriterFailure>({
  answer: ({ sql, parameters }) => writer.run(sql, parameters),
  describe(error) {
    const { message, errcode } = sqliteErrorOf(error);
    return { message, errcode };
  },
  close: () => writer.close(),
});
