import { foldText, mayName, type Viewer, viewerOf } from "@caliper/catalogue-model";
import type { AuditAction, AuditRepository } from "../audit/audit.repository.ts";
import { forbidden, invalidField } from "../refusal.ts";
import type { Account, AccountsRepository } from "./accounts.repository.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { PasswordCheck, SignInPlace } from "./password-checks.ts";
import type { Sessions } from "./sessions.ts";

export type AccountsService = ReturnType<typeof createAccountsService>;

interface Options {
  readonly accounts: AccountsRepository;
  readonly sessions: Sessions;
  readonly check: PasswordCheck;
  readonly devices: KnownDevices;
  readonly audit: AuditRepository;
}

export interface SignIn {
  readonly token: string;
  readonly account: Account;
  /** For the browser, so that it is known the next time. */
  readonly device: string;
}

export function createAccountsService({ accounts, sessions, check, devices, audit }: Options) {
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
      place: SignInPlace,
    ): Promise<SignIn | undefined> {
      const account = await check(username, password, place);
      if (!account) return undefined;
      const token = await sessions.open(account.id, place);
      await record("session.opened", account.username, place.address);
      return { token, account, device: await devices.remember(place.device, account.id) };
    },

    /** Ends a session, if there is one. */
    async signOut(token: string, address: string): Promise<void> {
      const session = await sessions.find(token, address);
      await sessions.close(token);
      if (session) await record("session.closed", session.account.username, address);
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
