/** The thread in which imports are compared and committed; see `imports-client.ts`. */
import { workerData } from "node:worker_threads";
import { auditRepository } from "../audit/audit.repository.ts";
import { changesRepository } from "../changes/changes.repository.ts";
import { createChanges } from "../changes/changes.service.ts";
import { type DatabaseConfig, openDatabase } from "../db/index.ts";
import { answerCalls } from "../threads/answering.ts";
import { lowerPriority } from "../threads/priority.ts";
import { describe, type Failure } from "./failure.ts";
import type { ImportsCall } from "./imports-client.ts";
import { createImports } from "./imports.service.ts";

lowerPriority();
// Only imports run in this thread, so writes need no separate thread.
const database = openDatabase(workerData as DatabaseConfig, "caller");
const now = Date.now;
const changes = changesRepository(database);
const audit = auditRepository(database, now);
const engine = createChanges({ database, changes, audit, now });
const imports = createImports({ database, changes, engine, now });

answerCalls<ImportsCall, unknown, Failure>({
  // The client has types for both.
  answer: ({ method, values }) => Reflect.apply(imports[method], imports, values) as unknown,
  describe,
  close: () => database.close(),
});
