/** The worker thread through which every SQLite write goes; see `sqlite-writer-client.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { type Answer, openSqliteFile, type Parameter } from "./sqlite-file.ts";
import type { WriterReply, WriterRequest } from "./sqlite-writer-client.ts";

const port = parentPort;
if (!port) throw new Error("sqlite-writer.ts runs as a worker thread only");

const file = openSqliteFile((workerData as { path: string }).path, "writer");

/** An error's own fields are lost between threads, so they travel by name. */
function describe(error: unknown): { message: string; errcode: number | undefined } {
  if (!(error instanceof Error)) return { message: String(error), errcode: undefined };
  const errcode = "errcode" in error ? Number(error.errcode) : undefined;
  return { message: error.message, errcode };
}

/** Whether the client holds a transaction for open. */
let isHeldOpen = false;

/**
 * A full disk ends a transaction within SQLite. What the client still sends of it must not be
 * written on its own then, and there is nothing left to roll back.
 */
function run(sql: string, parameters: readonly Parameter[]): Answer {
  const isBegin = sql.startsWith("begin");
  const isEnd = sql === "commit" || sql === "rollback";
  // Left over when not even the rollback worked; the next transaction must not join it.
  if (isBegin && file.isInTransaction()) file.run("rollback", []);
  if (!isBegin && isHeldOpen && !file.isInTransaction()) {
    if (isEnd) isHeldOpen = false;
    if (sql === "rollback") return { rows: [], changes: 0, lastInsertRowid: 0 };
    throw new Error("The database has taken this transaction back");
  }
  const answer = file.run(sql, parameters);
  if (isBegin) isHeldOpen = true;
  else if (isEnd) isHeldOpen = false;
  return answer;
}

port.on("message", (request: WriterRequest) => {
  if (request.kind === "close") {
    file.close();
    port.close();
    return;
  }
  let reply: WriterReply;
  try {
    reply = { id: request.id, answer: run(request.sql, request.parameters) };
  } catch (error) {
    reply = { id: request.id, failure: describe(error) };
  }
  port.postMessage(reply);
});
