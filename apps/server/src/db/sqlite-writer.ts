/** The worker thread through which every SQLite write goes; see `sqlite-writer-client.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { openSqliteFile } from "./sqlite-file.ts";
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

port.on("message", (request: WriterRequest) => {
  if (request.kind === "close") {
    file.close();
    port.close();
    return;
  }
  let reply: WriterReply;
  try {
    reply = { id: request.id, answer: file.run(request.sql, request.parameters) };
  } catch (error) {
    reply = { id: request.id, failure: describe(error) };
  }
  port.postMessage(reply);
});
