import { foldText, mayName, type Viewer, viewerOf } from "@caliper/catalogue-model";
import { forbidden, invalidField, Refusal } from "../refusal.ts";
import type { Account, AccountsRepository } from "./accounts.repository.ts";
import { decoyHash, verifyPassword } from "./passwords.ts";
import type { Sessions } from "./sessions.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

export type AccountsService = ReturnType<typeof createAccountsService>;

interface Options {
  readonly accounts: AccountsRepository;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
}

export interface SignIn {
  readonly token: string;
  readonly account: Account;
}

export function createAccountsService({ accounts, sessions, limits }: Options) {
  return {
    /**
     * Undefined for a wrong name or password; this takes as long as a success.
     * @throws Refusal `tooMany` after too many failures of the account or the address.
     */
    async signIn(username: string, password: string, address: string): Promise<SignIn | undefined> {
      const key = foldText(username);
      const wait = limits.begin(key, address);
      if (wait !== undefined) {
        throw new Refusal("tooMany", `Too many failed sign-ins; try again in ${wait} seconds`, {
          retryAfter: wait,
        });
      }
      let failed = false;
      try {
        const found = await accounts.findCredentials(key);
        const decoy = await decoyHash();
        const right = await verifyPassword(found?.passwordHash || decoy, password);
        const account = found && right ? await accounts.findById(found.id) : undefined;
        failed = !account || account.disabled;
        if (!account || account.disabled) return undefined;
        return { token: await sessions.open(account.id), account };
      } finally {
        limits.end(key, address, failed);
      }
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
