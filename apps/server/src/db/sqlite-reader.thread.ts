/** The thread for slow reads; see `sqlite-reader.ts`. */
import { workerData } from "node:worker_threads";
import { answerCalls } from "../threads/answering.ts";
import { type Answer, openSqliteFile } from "./sqlite-file.ts";
import { sqliteErrorOf } from "./sqlite-writer.ts";
import type { WriterFailure, WriterRequest } from "./sqlite-writer-client.ts";

const file = openSqliteFile((workerData as { path: string }).path, "reader");

answerCalls<WriterRequest, Answer, WriterFailure>({
  answer: ({ sql, parameters }) => file.run(sql, parameters),
  describe(error) {
    const { message, errcode } = sqliteErrorOf(error);
    return { message, errcode };
  },
  close: () => file.close(),
});
