import { foldText, mayName, type Viewer, viewerOf } from "@caliper/catalogue-model";
import type { AuditRepository } from "../audit/audit.repository.ts";
import type { OpenDatabase } from "../db/index.ts";
import { forbidden, invalidField, Refusal } from "../refusal.ts";
import type { Account, AccountsRepository } from "./accounts.repository.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { PasswordCheck } from "./password-checks.ts";
import { hasSecondFactor } from "./required-factors.ts";
import type { Proof, SecondFactors } from "./second-factors.service.ts";
import type { Sessions } from "./sessions.ts";
import { type SecondFactor, signInEntry, type SignInPlace } from "./sign-in-attempts.ts";
import type { SignInSteps } from "./sign-in-steps.ts";
import { message } from "../messages/message.ts";

export type AccountsService = ReturnType<typeof createAccountsService>;

interface Options {
  readonly database: OpenDatabase;
  readonly accounts: AccountsRepository;
  readonly sessions: Sessions;
  readonly passwords: PasswordCheck;
  readonly steps: SignInSteps;
  readonly secondFactors: Pick<SecondFactors, "prove">;
  readonly devices: KnownDevices;
  readonly audit: AuditRepository;
}

export interface SignIn {
  readonly token: string;
  readonly account: Account;
  /** For the browser, so that it is known the next time. */
  readonly device: string;
}

/** The password was right, and the second factor is missing. */
export interface FirstStep {
  /** For the browser: completes the sign-in together with the second factor. */
  readonly stepToken: string;
  readonly account: Account;
}

export function createAccountsService(options: Options) {
  const { database, accounts, sessions, passwords, steps, secondFactors, devices, audit } = options;

  async function open(
    account: Account,
    place: SignInPlace,
    factor?: SecondFactor,
  ): Promise<SignIn> {
    const token = await sessions.open(account.id, place);
    await audit.record(signInEntry("session.opened", account.username, place.address, factor));
    return { token, account, device: await devices.remember(place.device, account.id) };
  }

  return {
    /**
     * Undefined for a wrong name or password; this takes as long as a success.
     * @throws Refusal `tooMany` after too many failures of the account or the address.
     */
    async signIn(
      username: string,
      password: string,
      place: SignInPlace,
    ): Promise<SignIn | FirstStep | undefined> {
      const account = await passwords.accountOf(username, password, place);
      if (!account) return undefined;
      if (hasSecondFactor(account)) return { stepToken: await steps.begin(account.id), account };
      return open(account, place);
    },

    /**
     * The second step of a sign-in.
     * @throws Refusal `signedOut` without a first step, `invalid` with the field of a wrong code, `tooMany` after too many
     */
    async completeSignIn(
      stepToken: string | undefined,
      proof: Proof,
      place: SignInPlace,
    ): Promise<SignIn> {
      const expired = () => new Refusal("signedOut", message("signIn.expired"));
      const id = stepToken === undefined ? undefined : await steps.accountOf(stepToken);
      const account = id === undefined ? undefined : await accounts.findById(id);
      if (stepToken === undefined || !account || account.disabled) throw expired();
      const factor = await secondFactors.prove(account, proof, place);
      if (!(await steps.end(stepToken))) throw expired();
      return open(account, place, factor);
    },

    /** A sign-in with a passkey, which is both factors. */
    openWithPasskey: (account: Account, place: SignInPlace): Promise<SignIn> =>
      open(account, place, "passkey"),

    /** Ends a session, if there is one, in one transaction with its audit entry. */
    async signOut(token: string, address: string): Promise<void> {
      const session = await sessions.find(token, address);
      if (!session) return;
      const { username } = session.account;
      await database.write.transaction().execute(async (db) => {
        await sessions.closeHash(session.hash, db);
        await audit.record(signInEntry("session.closed", username, address), db);
      });
    },

    /**
     * The user whose view is returned: the caller, or the one that an administrator names.
     * @throws Refusal `forbidden` when the caller may not name this user, `invalid` for an unknown name.
     */
    async seenAs(viewer: Viewer, user: string | undefined): Promise<Viewer> {
      if (!user) return viewer;
      if (!mayName(user, viewer)) throw forbidden(message("access.otherUser"));
      if (foldText(user) === foldText(viewer.username)) return viewer;
      const account = await accounts.findByKey(foldText(user));
      if (!account) throw invalidField("user", user, message("expected.user"));
      return viewerOf(account);
    },
  };
}
