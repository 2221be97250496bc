import { auditRepository } from "../audit/audit.repository.ts";
import type { OpenDatabase } from "../db/index.ts";
import { createApplying } from "../loading/apply/applying.ts";
import { changeSetsRepository } from "../loading/change-sets.repository.ts";
import { createImports } from "../loading/imports.service.ts";
import { createUndo } from "../loading/undo/undo.ts";

/** The repositories of all changes of the catalogue. */
export const loadingRepositories = (database: OpenDatabase, now: () => number) => ({
  audit: auditRepository(database, now),
  changes: changeSetsRepository(database),
});

/** Imports over a database, as the thread of imports runs them. */
export function composeImports(
  database: OpenDatabase,
  now: () => number = Date.now,
  briefMs?: number,
) {
  const repositories = loadingRepositories(database, now);
  const options = { database, ...repositories, now };
  const applying = createApplying(options);
  const undo = createUndo({ ...options, applying });
  return {
    ...repositories,
    applying,
    imports: createImports({ ...options, applying, undo, briefMs }),
  };
}
