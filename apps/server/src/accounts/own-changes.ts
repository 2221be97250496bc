import type { Kysely } from "kysely";
import type { AuditAction, AuditEntry, AuditRepository } from "../audit/audit.repository.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { Refusal } from "../refusal.ts";
import type { AccountsRepository } from "./accounts.repository.ts";
import type { CurrentSession, Sessions } from "./sessions.ts";
import type { SignInPlace } from "./sign-in-attempts.ts";
import { message } from "../messages/message.ts";

interface Options {
  readonly database: OpenDatabase;
  readonly accounts: AccountsRepository;
  readonly sessions: Sessions;
  readonly audit: AuditRepository;
}

export interface OwnChange {
  readonly action: AuditAction;
  readonly detail?: AuditEntry["detail"];
}

export type OwnChanges = ReturnType<typeof createOwnChanges>;

/**
 * Runs changes that users make to their own account in one transaction with their audit entry. A change throws a Refusal
 * `signedOut` if the session has ended meanwhile.
 */
export function createOwnChanges({ database, accounts, sessions, audit }: Options) {
  return <Result>(
    session: CurrentSession,
    { action, detail }: OwnChange,
    { address }: SignInPlace,
    work: (db: Kysely<Database>) => Promise<Result>,
  ): Promise<Result> => {
    const { username } = session.account;
    return database.write.transaction().execute(async (db) => {
      await accounts.lock(db);
      if (!(await sessions.isOpen(session, db))) {
        throw new Refusal("signedOut", message("session.missing"));
      }
      const result = await work(db);
      const entry = { actor: username, action, target: username, detail: { address, ...detail } };
      await audit.record(entry, db);
      return result;
    });
  };
}
