import { foldText, mayName, type Viewer, viewerOf } from "@caliper/catalogue-model";
import type { AuditAction, AuditRepository } from "../audit/audit.repository.ts";
import { forbidden, invalidField, Refusal } from "../refusal.ts";
import type { Account, AccountsRepository } from "./accounts.repository.ts";
import type { KnownDevices } from "./known-devices.ts";
import { decoyHash, verifyPassword } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

export type AccountsService = ReturnType<typeof createAccountsService>;

interface Options {
  readonly accounts: AccountsRepository;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
  readonly audit: AuditRepository;
}

/** Where a call comes from. */
export interface SignInPlace {
  /** The IP address. */
  readonly address: string;
  /** The IP address, or the network that an IPv6 caller has for itself. */
  readonly network: string;
  /** What an earlier sign-in stored in the browser. */
  readonly device: string | undefined;
}

export interface SignIn {
  readonly token: string;
  readonly account: Account;
  /** For the browser, so that it is known the next time. */
  readonly device: string;
}

export function createAccountsService({ accounts, sessions, limits, devices, audit }: Options) {
  const record = (action: AuditAction, username: string, address: string) =>
    audit.record({ actor: username, action, target: username, detail: { address } });

  return {
    /**
     * Undefined for a wrong name or password; this takes as long as a success.
     * @throws Refusal `tooMany` after too many failures of the account or the address.
     */
    async signIn(
      username: string,
      password: string,
      { address, network, device }: SignInPlace,
    ): Promise<SignIn | undefined> {
      const key = foldText(username);
      const found = await accounts.findCredentials(key);
      const known = found && (await devices.idFor(device, found.id));
      const attempt = known === undefined ? { account: key, address: network } : { device: known };
      const refused = await limits.begin(attempt);
      if (refused) {
        const { wait, isFirst } = refused;
        if (isFirst) await record("session.refused", username, address);
        throw new Refusal("tooMany", `Too many failed sign-ins; try again in ${wait} seconds`, {
          retryAfter: wait,
        });
      }
      const decoy = await decoyHash();
      const isRight = await verifyPassword(found?.passwordHash || decoy, password);
      const account = found && isRight ? await accounts.findById(found.id) : undefined;
      if (!account || account.disabled) {
        await record("session.failed", username, address);
        return undefined;
      }
      await limits.succeed(attempt);
      const token = await sessions.open(account.id);
      await record("session.opened", account.username, address);
      return { token, account, device: await devices.remember(device, account.id) };
    },

    /** Ends a session, if there is one. */
    async signOut(token: string, address: string): Promise<void> {
      const account = await sessions.find(token);
      await sessions.close(token);
      if (account) await record("session.closed", account.username, address);
    },

    /**
     * The user whose view is returned: the caller, or the one that an administrator names.
     * @throws Refusal `forbidden` when the caller may not name this user, `invalid` for an unknown name.
     */
    async seenAs(viewer: Viewer, user: string | undefined): Promise<Viewer> {
      if (!user) return viewer;
      if (!mayName(user, viewer)) throw forbidden("user: only an administrator may name others");
      if (foldText(user) === foldText(viewer.username)) return viewer;
      const account = await accounts.findByKey(foldText(user));
      if (!account) throw invalidField("user", user, "the name of a user");
      return viewerOf(account);
    },
  };
}
