import {
  type Flag,
  flags,
  foldText,
  levelOf,
  mayName,
  type Viewer,
  viewerOf,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { Wire } from "@caliper/api-client/wire";
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
     * Undefined when name and password do not belong together, after as long as a success takes.
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
     * For whom prices are answered: the caller, or whom an administrator names.
     * @throws Refusal `forbidden` when the caller may not name this user, `invalid` when an
     * administrator names nobody we know.
     */
    async buyer(viewer: Viewer, user: string | undefined): Promise<Viewer> {
      if (!user) return viewer;
      if (!mayName(user, viewer)) throw forbidden("user: only an administrator may name others");
      if (foldText(user) === foldText(viewer.username)) return viewer;
      const account = await accounts.findByKey(foldText(user));
      if (!account) throw invalidField("query/user", user, "the name of a user");
      return viewerOf(account);
    },
  };
}

/** The row that signing in answers; a password or its hash never stands in it. */
export function loginRow(account: Account): Wire<"LoginRow"> {
  const viewer = viewerOf(account);
  const row: Wire<"LoginRow"> = {
    Cliente: account.username,
    Codigo: account.customerCode ?? "",
    Contrasena: "",
    Nivel_USUARIO: account.level,
    Warehouses: [...warehousesOf(viewer)],
  };
  return levelOf(account.level) === "PLANTA" ? { ...row, ...flagFields(viewer.flags) } : row;
}

function flagFields(own: readonly Flag[]): Record<Flag, 0 | 1> {
  const entries = flags.map((flag) => [flag, own.includes(flag) ? 1 : 0] as const);
  return Object.fromEntries(entries) as Record<Flag, 0 | 1>;
}
