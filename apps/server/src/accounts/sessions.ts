import { hash as digest, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { SessionTimes } from "../config.ts";
import type { Database } from "../db/index.ts";
import type { Account } from "./accounts.repository.ts";
import type { SessionsRepository, StoredSession } from "./sessions.repository.ts";

/** Minimum interval between writes of `last_seen_at`, in ms. */
const touchEvery = 60_000;

export type Sessions = ReturnType<typeof createSessions>;

interface Options {
  readonly sessions: SessionsRepository;
  readonly times: SessionTimes;
  /** Called when a session could not be touched; the request continues. */
  readonly onTouchFailure: (error: unknown) => void;
  readonly now?: () => number;
}

/** Only the hash is stored, which cannot be used to sign in. */
const hashOf = (token: string): string => digest("sha256", token);

/** The format of a token; other texts are not looked up. */
const tokenForm = /^[\w-]{43}$/u;

/** Sessions are read from the database at every call, so that one that ends has ended on every server. */
export function createSessions({ sessions, times, onTouchFailure, now = Date.now }: Options) {
  const ended = ({ expiresAt, lastSeenAt }: StoredSession): boolean =>
    expiresAt <= now() || lastSeenAt + times.idle <= now();

  return {
    /** The random token for the cookie; it is stored as its hash only. */
    async open(accountId: number): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await sessions.removeEnded(now(), times.idle);
      await sessions.insert(hashOf(token), accountId, now(), now() + times.absolute);
      return token;
    },

    /** The account of a token; undefined when it is unknown, ended or of a disabled account. */
    async find(token: string): Promise<Account | undefined> {
      if (!tokenForm.test(token)) return undefined;
      const hash = hashOf(token);
      const session = await sessions.find(hash);
      if (!session || ended(session) || session.account.disabled) return undefined;
      if (session.lastSeenAt + touchEvery <= now()) {
        sessions.touch(hash, now()).catch(onTouchFailure);
      }
      return session.account;
    },

    /** Ends every session of an account, in the transaction. */
    async closeAll(accountId: number, db: Kysely<Database>): Promise<void> {
      await sessions.removeAll(accountId, db);
    },

    async close(token: string): Promise<void> {
      if (tokenForm.test(token)) await sessions.remove(hashOf(token));
    },
  };
}
