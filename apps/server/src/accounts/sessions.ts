import { hash as digest } from "node:crypto";
import type { Kysely } from "kysely";
import type { SessionTimes } from "../config.ts";
import type { Database } from "../db/index.ts";
import type { Account } from "./accounts.repository.ts";
import type { SessionPlace, SessionsRepository } from "./sessions.repository.ts";
import { hashOfToken, isToken, newToken } from "./tokens.ts";
import { minute } from "../units.ts";

/** Minimum interval between writes of `last_seen_at`, in ms. */
const touchEvery = minute;
/** Number of characters of the user agent that are stored. */
const longestUserAgent = 300;

export type Sessions = ReturnType<typeof createSessions>;

interface Options {
  readonly sessions: SessionsRepository;
  readonly times: SessionTimes;
  /** Called when a session could not be touched; the request continues. */
  readonly onTouchFailure: (error: unknown) => void;
  readonly now?: () => number;
}

/** The session of a call. */
export interface CurrentSession {
  readonly account: Account;
  /** The stored hash of its token. */
  readonly hash: string;
  /** Whether the password was entered recently enough for operations that need it again. */
  readonly isConfirmed: boolean;
}

/** A session as its user sees it; times in ms since 1970. */
export interface OwnSession extends Omit<SessionPlace, "address"> {
  /** Identifies it without giving access. */
  readonly id: string;
  readonly address: string | null;
  readonly isCurrent: boolean;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

/** What users and the change log see of a session. */
const idOf = (hash: string): string => digest("sha256", hash).slice(0, 32);

/** Sessions are read from the database on every call, so that a session that ends is over on every server at once. */
export function createSessions({ sessions, times, onTouchFailure, now = Date.now }: Options) {
  const hasEnded = (expiresAt: number, lastSeenAt: number): boolean =>
    expiresAt <= now() || lastSeenAt + times.idle <= now();

  const openOf = async (accountId: number) =>
    (await sessions.ofAccount(accountId)).filter(
      (row) => !hasEnded(row.expires_at, row.last_seen_at),
    );

  return {
    /** The random token for the cookie; it is stored as its hash only. */
    async open(accountId: number, { address, userAgent }: SessionPlace): Promise<string> {
      const token = newToken();
      await sessions.removeEnded(now(), times.idle);
      const place = { address, userAgent: userAgent?.slice(0, longestUserAgent) ?? null };
      const span = { now: now(), expiresAt: now() + times.absolute };
      await sessions.insert(hashOfToken(token), accountId, place, span);
      return token;
    },

    /**
     * The session of a token; undefined when it is unknown, ended or of a disabled account.
     * @param address where the call comes from
     */
    async find(token: string, address: string): Promise<CurrentSession | undefined> {
      if (!isToken(token)) return undefined;
      const hash = hashOfToken(token);
      const session = await sessions.find(hash);
      if (!session || session.account.disabled) return undefined;
      const { account, lastSeenAt, expiresAt, confirmedAt } = session;
      if (hasEnded(expiresAt, lastSeenAt)) return undefined;
      if (lastSeenAt + touchEvery <= now()) {
        sessions.touch(hash, now(), address).catch(onTouchFailure);
      }
      return { account, hash, isConfirmed: confirmedAt + times.confirmed > now() };
    },

    /** The open sessions of the current one's account, the last used one first. */
    async list({ account, hash }: CurrentSession): Promise<OwnSession[]> {
      return (await openOf(account.id)).map((row) => ({
        id: idOf(row.token_hash),
        isCurrent: row.token_hash === hash,
        address: row.address,
        userAgent: row.user_agent,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
      }));
    },

    /** The hash of an open session of the account. */
    async hashOfId(accountId: number, id: string): Promise<string | undefined> {
      const rows = await openOf(accountId);
      return rows.find(({ token_hash: hash }) => idOf(hash) === id)?.token_hash;
    },

    /** Whether the session still exists, in the transaction: another call may have ended it or replaced its token. */
    isOpen: ({ hash }: CurrentSession, db: Kysely<Database>): Promise<boolean> =>
      sessions.exists(hash, db),

    /** The token that replaces the session's own, because its user has entered the password again. */
    async renew({ hash }: CurrentSession, db: Kysely<Database>): Promise<string> {
      const token = newToken();
      await sessions.renew(hash, hashOfToken(token), now(), db);
      return token;
    },

    /**
     * Ends every session of an account, in the transaction.
     * @param currentSession the session that stays
     */
    closeAll: (
      accountId: number,
      db: Kysely<Database>,
      currentSession?: CurrentSession,
    ): Promise<void> => sessions.removeAll(accountId, db, currentSession?.hash),

    closeHash: (hash: string, db: Kysely<Database>): Promise<void> => sessions.remove(hash, db),
  };
}
