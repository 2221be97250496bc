import { invalidField, notFound } from "../refusal.ts";
import type { Account, AccountsRepository } from "./accounts.repository.ts";
import type { OwnChanges } from "./own-changes.ts";
import type { PasswordCheck } from "./password-checks.ts";
import type { NewPasswordCheck } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import type { CurrentSession, OwnSession, Sessions } from "./sessions.ts";
import type { SignInPlace } from "./sign-in-attempts.ts";
import { message } from "../messages/message.ts";

export type OwnAccount = ReturnType<typeof createOwnAccount>;

interface Options {
  readonly accounts: AccountsRepository;
  readonly sessions: Sessions;
  readonly passwords: PasswordCheck;
  readonly checkNew: NewPasswordCheck;
  readonly changing: OwnChanges;
}

/** Changes that users make to their own account. */
export function createOwnAccount({ accounts, sessions, passwords, checkNew, changing }: Options) {
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
      const { account } = session;
      await checkNew(password, account.username);
      await passwords.require(account, "current", current, place);
      const passwordHash = await hashPassword(password);
      return changing(session, { action: "account.password" }, place, async (db) => {
        await accounts.setPassword(account.id, passwordHash, db);
        await sessions.closeAll(account.id, db, session);
        return sessions.renew(session, db);
      });
    },

    /**
     * Lets operations that need the password again work with this session for a while.
     * @returns the new token of this session
     */
    async confirm(session: CurrentSession, password: string, place: SignInPlace): Promise<string> {
      await passwords.require(session.account, "password", password, place);
      return changing(session, { action: "session.confirmed" }, place, (db) =>
        sessions.renew(session, db),
      );
    },

    /**
     * As `confirm`, after a passkey was proven.
     * @param proven the account of the passkey
     */
    async confirmWithPasskey(
      session: CurrentSession,
      proven: Account,
      place: SignInPlace,
    ): Promise<string> {
      if (proven.id !== session.account.id) {
        throw invalidField("credential", undefined, message("expected.ownPasskey"));
      }
      const change = { action: "session.confirmed", detail: { factor: "passkey" } } as const;
      return changing(session, change, place, (db) => sessions.renew(session, db));
    },

    sessions: (session: CurrentSession): Promise<OwnSession[]> => sessions.list(session),

    async endSession(session: CurrentSession, id: string, place: SignInPlace): Promise<void> {
      const hash = await sessions.hashOfId(session.account.id, id);
      if (hash === undefined) throw notFound(message("session.unknown"));
      await changing(session, { action: "session.ended" }, place, (db) =>
        sessions.closeHash(hash, db),
      );
    },

    async endOtherSessions(session: CurrentSession, place: SignInPlace): Promise<void> {
      await changing(session, { action: "session.ended" }, place, (db) =>
        sessions.closeAll(session.account.id, db, session),
      );
    },
  };
}
