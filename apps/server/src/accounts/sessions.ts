import { hash as digest, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { SessionTimes } from "../config.ts";
import type { Database } from "../db/index.ts";
import type { Account, AccountsRepository } from "./accounts.repository.ts";
import type { SessionsRepository, StoredSession } from "./sessions.repository.ts";

/** Minimum interval between writes of `last_seen_at`, in ms. */
const touchEvery = 60_000;
/** The longest delay until a server sees another one's change of an account, in ms. */
const accountsKeptFor = 5_000;
/** The same for a session that another server ended; a page sends many calls at once. */
const sessionsKeptFor = 1_000;
/** Number of entries above which the caches are cleared. */
const mostKept = 10_000;

export type Sessions = ReturnType<typeof createSessions>;

interface Options {
  readonly sessions: SessionsRepository;
  readonly accounts: AccountsRepository;
  readonly times: SessionTimes;
  /** Called when a session could not be touched; the request continues. */
  readonly onTouchFailure: (error: unknown) => void;
  readonly now?: () => number;
}

/** Only the hash is stored, which cannot be used to sign in. */
const hashOf = (token: string): string => digest("sha256", token);

/** The format of a token; other texts are not looked up. */
const tokenForm = /^[\w-]{43}$/u;

export function createSessions({ sessions, accounts, times, onTouchFailure, ...rest }: Options) {
  const now = rest.now ?? Date.now;
  const kept = new Map<number, { account: Promise<Account | undefined>; until: number }>();
  const seen = new Map<string, { account: Account; until: number }>();

  function accountOf(id: number): Promise<Account | undefined> {
    const known = kept.get(id);
    if (known && known.until > now()) return known.account;
    if (kept.size >= mostKept) kept.clear();
    const account = accounts.findById(id);
    kept.set(id, { account, until: now() + accountsKeptFor });
    account.catch(() => kept.delete(id));
    return account;
  }

  const ended = (session: StoredSession): boolean =>
    session.expires_at <= now() || session.last_seen_at + times.idle <= now();

  return {
    /** The random token for the cookie; it is stored as its hash only. */
    async open(accountId: number): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await sessions.removeEnded(now(), times.idle);
      await sessions.insert(hashOf(token), accountId, now(), now() + times.absolute);
      kept.delete(accountId);
      return token;
    },

    /** The account of a token that was read recently; undefined: not known. */
    recent(token: string): Account | undefined {
      const known = seen.get(token);
      return known && known.until > now() ? known.account : undefined;
    },

    /** The account of a token; undefined when it is unknown, ended or of a disabled account. */
    async find(token: string): Promise<Account | undefined> {
      if (!tokenForm.test(token)) return undefined;
      const hash = hashOf(token);
      const session = await sessions.find(hash);
      if (!session || ended(session)) return undefined;
      const account = await accountOf(session.account_id);
      if (!account || account.disabled) return undefined;
      if (session.last_seen_at + touchEvery <= now()) {
        sessions.touch(hash, now()).catch(onTouchFailure);
      }
      if (seen.size >= mostKept) seen.clear();
      seen.set(token, { account, until: now() + sessionsKeptFor });
      return account;
    },

    /** Ends every session of an account, in the transaction; call `forget` when that is done. */
    async closeAll(accountId: number, db: Kysely<Database>): Promise<void> {
      await sessions.removeAll(accountId, db);
    },

    /** Lets a change of an account take effect at once on this server. */
    forget(accountId: number): void {
      kept.delete(accountId);
      for (const [token, { account }] of seen) if (account.id === accountId) seen.delete(token);
    },

    async close(token: string): Promise<void> {
      if (!tokenForm.test(token)) return;
      await sessions.remove(hashOf(token));
      seen.delete(token);
    },
  };
}
