/** The thread in which imports are compared and committed; see `loading/imports-client.ts`. */
import { workerData } from "node:worker_threads";
import { type DatabaseConfig, openDatabase } from "../db/index.ts";
import { describe, type Failure } from "../loading/failure.ts";
import type { ImportsCall } from "../loading/imports-client.ts";
import { answerCalls } from "../threads/answering.ts";
import { lowerPriority } from "../threads/priority.ts";
import { composeImports } from "./loading.ts";

lowerPriority();
// Only imports run in this thread, so writes need no separate thread.
const database = openDatabase(workerData as DatabaseConfig, "caller");
const { imports } = composeImports(database);

answerCalls<ImportsCall, unknown, Failure>({
  // The client has types for both.
  answer: ({ method, values }) => Reflect.apply(imports[method], imports, values) as unknown,
  describe,
  close: () => database.close(),
});
