import { createHistory } from "../loading/history/history.ts";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../db/index.ts";
import { composeAdministration } from "./accounts.ts";
import { createRepositories } from "./repositories.ts";

/** What commands need, over the database alone. */
export function composeCommands(database: OpenDatabase, config: Config) {
  const now = Date.now;
  const repositories = createRepositories(database, now);
  const { accounts, audit } = repositories;
  const onFailure = (error: unknown, what: string) =>
    void process.stderr.write(`${what}: ${String(error)}\n`);
  return {
    ...composeAdministration({ database, repositories, config, now, onFailure }),
    database,
    accounts,
    audit,
    history: createHistory(repositories.history, now),
  };
}
