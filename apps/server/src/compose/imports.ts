import type { OpenDatabase } from "../db/index.ts";
import { createImports } from "../imports/imports.service.ts";
import { changeRepositories, composeChanges } from "./changes.ts";

/** Imports over a database, as the thread of imports runs them. */
export function composeImports(database: OpenDatabase, now: () => number = Date.now) {
  const repositories = changeRepositories(database, now);
  const changeSets = composeChanges(database, repositories, now);
  const { changes } = repositories;
  return {
    ...repositories,
    changeSets,
    imports: createImports({ database, changes, changeSets, now }),
  };
}
