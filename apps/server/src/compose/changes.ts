import { auditRepository } from "../audit/audit.repository.ts";
import { changesRepository } from "../changes/changes.repository.ts";
import { createChanges } from "../changes/changes.service.ts";
import type { OpenDatabase } from "../db/index.ts";

export type ChangeRepositories = ReturnType<typeof changeRepositories>;

/** The repositories of all changes of the catalogue. */
export const changeRepositories = (database: OpenDatabase, now: () => number) => ({
  audit: auditRepository(database, now),
  changes: changesRepository(database),
});

/** What commits and reverts change sets. */
export const composeChanges = (
  database: OpenDatabase,
  { audit, changes }: ChangeRepositories,
  now: () => number,
) => createChanges({ database, changes, audit, now });
