import type { Kysely } from "kysely";
import type { AuditAction, AuditRepository } from "../audit/audit.repository.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { invalidField, notFound, Refusal } from "../refusal.ts";
import type { AccountsRepository } from "./accounts.repository.ts";
import type { PasswordCheck, SignInPlace } from "./password-checks.ts";
import { checkNewPassword } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import type { CurrentSession, OwnSession, Sessions } from "./sessions.ts";

export type OwnAccount = ReturnType<typeof createOwnAccount>;

interface Options {
  readonly database: OpenDatabase;
  readonly accounts: AccountsRepository;
  readonly sessions: Sessions;
  readonly check: PasswordCheck;
  readonly audit: AuditRepository;
}

/** Changes that users make to their own account. */
export function createOwnAccount({ database, accounts, sessions, check, audit }: Options) {
  /** @throws Refusal `invalid` with the field of a wrong password, `tooMany` after too many */
  async function checkPassword(
    { account }: CurrentSession,
    field: string,
    password: string,
    place: SignInPlace,
  ): Promise<void> {
    const found = await check(account.username, password, place);
    if (!found) throw invalidField(field, undefined, "your current password");
  }

  /** @throws Refusal `signedOut` if the session has ended meanwhile */
  function changing<Result>(
    session: CurrentSession,
    action: AuditAction,
    { address }: SignInPlace,
    work: (db: Kysely<Database>) => Promise<Result>,
  ): Promise<Result> {
    const { username } = session.account;
    return database.write.transaction().execute(async (db) => {
      await accounts.lock(db);
      if (!(await sessions.isOpen(session, db))) {
        throw new Refusal("signedOut", "Sign in first; the session is missing or has ended");
      }
      const result = await work(db);
      const entry = { actor: username, action, target: username, detail: { address } };
      await audit.record(entry, db);
      return result;
    });
  }

  return {
    /**
     * Replaces the password and ends the other sessions.
     * @returns the new token of this session
     */
    async changePassword(
      session: CurrentSession,
      { current, password }: { readonly current: string; readonly password: string },
      place: SignInPlace,
    ): Promise<string> {
      const { id, username } = session.account;
      checkNewPassword(password, username);
      await checkPassword(session, "current", current, place);
      const passwordHash = await hashPassword(password);
      return changing(session, "account.password", place, async (db) => {
        await accounts.setPassword(id, passwordHash, db);
        await sessions.closeAll(id, db, session);
        return sessions.renew(session, db);
      });
    },

    /**
     * Lets operations that need the password again work with this session for a while.
     * @returns the new token of this session
     */
    async confirm(session: CurrentSession, password: string, place: SignInPlace): Promise<string> {
      await checkPassword(session, "password", password, place);
      return changing(session, "session.confirmed", place, (db) => sessions.renew(session, db));
    },

    sessions: (session: CurrentSession): Promise<OwnSession[]> => sessions.list(session),

    async endSession(session: CurrentSession, id: string, place: SignInPlace): Promise<void> {
      const hash = await sessions.hashOfId(session.account.id, id);
      if (hash === undefined) throw notFound("This session does not exist or has ended");
      await changing(session, "session.ended", place, (db) => sessions.closeHash(hash, db));
    },

    async endOtherSessions(session: CurrentSession, place: SignInPlace): Promise<void> {
      await changing(session, "session.ended", place, (db) =>
        sessions.closeAll(session.account.id, db, session),
      );
    },
  };
}
