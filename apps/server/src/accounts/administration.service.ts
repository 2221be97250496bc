import type { Kysely } from "kysely";
import {
  administratorLevel,
  flags,
  foldText,
  type Level,
  warehouses,
} from "@caliper/catalogue-model";
import type { AuditAction, AuditEntry, AuditRepository } from "../audit/audit.repository.ts";
import { type Database, isUniqueViolation, type OpenDatabase } from "../db/index.ts";
import { conflict, forbidden, invalidField, notFound } from "../refusal.ts";
import type {
  Account,
  AccountsRepository,
  AccountDetails,
  NewAccount as StoredAccount,
} from "./accounts.repository.ts";
import type { LinksRepository } from "./links.repository.ts";
import { hasSecondFactor } from "./required-factors.ts";
import type { SecondFactorsRepository } from "./second-factors.repository.ts";
import type { NewPasswordCheck } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { hashOfToken, newToken } from "./tokens.ts";
import { checkedUsername } from "./usernames.ts";
import type { Sessions } from "./sessions.ts";
import { message } from "../messages/message.ts";
import { day } from "../units.ts";

/** How long a link works, in ms. */
const linkLife = day;

/** The hash of an account without a password: no password verifies against it. */
const noPassword = "";

export interface Link {
  /** Shown once; the database has its hash only. */
  readonly token: string;
  readonly expiresAt: number;
}

export type AccountChange = Partial<AccountDetails>;
export type NewAccount = AccountChange & { readonly username: string; readonly level: Level };

export interface SeenAccount extends Account {
  /** The last use of a session, in ms since 1970. */
  readonly lastSeenAt: number | undefined;
}

const noDetails = {
  customerCode: "",
  seesQuantities: false,
  warehouses: [],
  flags: [],
  disabled: false,
} as const;

interface Options {
  readonly database: OpenDatabase;
  readonly accounts: AccountsRepository;
  readonly links: LinksRepository;
  readonly factors: SecondFactorsRepository;
  readonly sessions: Sessions;
  readonly checkNew: NewPasswordCheck;
  readonly audit: AuditRepository;
  readonly now: () => number;
}

export type AccountAdministration = ReturnType<typeof createAccountAdministration>;

const tidy = (details: Partial<AccountDetails>): Partial<AccountDetails> => ({
  ...details,
  ...(details.warehouses && {
    warehouses: warehouses.filter((each) => details.warehouses?.includes(each)),
  }),
  ...(details.flags && { flags: flags.filter((each) => details.flags?.includes(each)) }),
});

/** The administration of accounts; every change is audited in its transaction. */
export function createAccountAdministration(options: Options) {
  const { database, accounts, links, factors, sessions, checkNew, audit, now } = options;

  async function need(id: number, db?: Kysely<Database>): Promise<Account> {
    const account = await accounts.findById(id, db);
    if (!account) throw notFound(message("account.missing", { id }));
    return account;
  }

  const record = (
    actor: string,
    action: AuditAction,
    target: string,
    db: Kysely<Database>,
    detail: AuditEntry["detail"] = {},
  ) => audit.record({ actor, action, target, detail }, db);

  async function makeLink(accountId: number | null, db: Kysely<Database>): Promise<Link> {
    const token = newToken();
    const expiresAt = now() + linkLife;
    await links.replace(
      { token_hash: hashOfToken(token), account_id: accountId, expires_at: expiresAt },
      db,
    );
    return { token, expiresAt };
  }

  async function goodLink(token: string, db?: Kysely<Database>) {
    const link = await links.find(hashOfToken(token), db);
    if (!link || link.expires_at <= now()) {
      throw notFound(message("link.expired"));
    }
    return link;
  }

  /** Keeps at least one administrator, because only administrators create administrators. */
  async function keepOneAdministrator(account: Account, db: Kysely<Database>): Promise<void> {
    if (account.level !== administratorLevel || account.disabled) return;
    if ((await accounts.countAdministrators(db)) <= 1) {
      throw conflict(message("account.lastAdministrator", { name: account.username }));
    }
  }

  /** A transaction that does not interleave with other changes of accounts. */
  const changing = <Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> =>
    database.write.transaction().execute(async (db) => {
      await accounts.lock(db);
      return work(db);
    });

  /** @throws Refusal `conflict` when there is an account of this name */
  async function insert(account: StoredAccount, db: Kysely<Database>): Promise<number> {
    try {
      return await accounts.insert(account, db);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw conflict(message("account.taken", { name: account.username }));
    }
  }

  async function firstAdministrator(
    username: string | undefined,
    passwordHash: string,
    db: Kysely<Database>,
  ) {
    const name = checkedUsername(username ?? "");
    if (await accounts.any(db)) throw forbidden(message("account.hasAdministrator"));
    // Accounts of the demo do not count outside of it, but keep their names.
    if (await accounts.findByKey(foldText(name))) {
      throw invalidField("username", name, message("expected.newName"));
    }
    await accounts.insert({ username: name, passwordHash, level: administratorLevel }, db);
    await record(name, "account.created", name, db, { level: administratorLevel });
  }

  return {
    list: async (): Promise<SeenAccount[]> => {
      const [all, seen] = await Promise.all([accounts.all(), accounts.lastSeen()]);
      return all.map((account) => ({ ...account, lastSeenAt: seen.get(account.id) }));
    },

    async create(
      actor: string,
      { username, ...details }: NewAccount,
    ): Promise<{ account: Account; link: Link }> {
      const name = checkedUsername(username);
      return changing(async (db) => {
        const newDetails: AccountDetails = { ...noDetails, ...tidy(details), level: details.level };
        const added = { username: name, passwordHash: noPassword, level: details.level };
        const id = await insert(added, db);
        await accounts.update(id, newDetails, db);
        await record(actor, "account.created", name, db, { ...newDetails });
        const link = await makeLink(id, db);
        return { account: await need(id, db), link };
      });
    },

    async change(actor: string, id: number, wanted: AccountChange): Promise<SeenAccount> {
      const change = tidy(wanted);
      await need(id);
      const changed = await changing(async (db) => {
        const before = await need(id, db);
        const lowered =
          change.disabled === true ||
          (change.level !== undefined && change.level !== administratorLevel);
        if (lowered) await keepOneAdministrator(before, db);
        await accounts.update(id, change, db);
        const isOther = change.level !== undefined && change.level !== before.level;
        if (change.disabled || isOther) await sessions.closeAll(id, db);
        const after = await need(id, db);
        const detail = differences(before, after);
        if (Object.keys(detail).length > 0) {
          await record(actor, "account.changed", after.username, db, detail);
        }
        return after;
      });
      return { ...changed, lastSeenAt: (await accounts.lastSeen()).get(id) };
    },

    async createLink(actor: string, id: number): Promise<Link> {
      const account = await need(id);
      return changing(async (db) => {
        await record(actor, "account.link", account.username, db);
        return makeLink(id, db);
      });
    },

    async endSessions(actor: string, id: number): Promise<void> {
      const account = await need(id);
      await database.write.transaction().execute(async (db) => {
        await sessions.closeAll(id, db);
        await record(actor, "account.signedOut", account.username, db);
      });
    },

    /**
     * For users who have lost it; ends their sessions.
     * @throws Refusal `conflict` when there is none
     */
    async removeSecondFactor(actor: string, id: number): Promise<void> {
      await need(id);
      await changing(async (db) => {
        const account = await need(id, db);
        if (!hasSecondFactor(account))
          throw conflict(message("factor.noneOf", { name: account.username }));
        await factors.removeAll(id, db);
        await sessions.closeAll(id, db);
        await record(actor, "account.factorRemoved", account.username, db);
      });
    },

    /** The link of a new installation; undefined when an account exists. */
    async firstLink(): Promise<Link | undefined> {
      if (await accounts.any()) return undefined;
      return changing((db) => makeLink(null, db));
    },

    /** When a link expires, and the account that it is for. */
    async linkUse(token: string): Promise<{ expiresAt: number; account: Account | undefined }> {
      const { expires_at: expiresAt, account_id: id } = await goodLink(token);
      return { expiresAt, account: id === null ? undefined : await need(id) };
    },

    async usePasswordLink(
      token: string,
      { password, username }: { password: string; username?: string | undefined },
    ): Promise<void> {
      const { account_id: owner } = await goodLink(token);
      const name = owner === null ? username : (await need(owner)).username;
      await checkNew(password, name ?? "");
      const passwordHash = await hashPassword(password);
      await changing(async (db) => {
        const link = await goodLink(token, db);
        await links.remove(link.token_hash, db);
        const id = link.account_id;
        if (id === null) return firstAdministrator(username, passwordHash, db);
        const account = await accounts.findById(id, db);
        if (!account) throw notFound(message("link.noAccount"));
        if (account.disabled)
          throw forbidden(message("account.disabled", { name: account.username }));
        await accounts.setPassword(id, passwordHash, db);
        await sessions.closeAll(id, db);
        await record(account.username, "account.password", account.username, db);
      });
    },
  };
}

/** The fields that differ between two states of an account: old and new value. */
function differences(before: Account, after: Account): Record<string, [unknown, unknown]> {
  const fields = ["level", ...Object.keys(noDetails)] as (keyof AccountDetails)[];
  const changed = fields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]]));
}
