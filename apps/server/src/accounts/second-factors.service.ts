import { conflict, invalidField } from "../refusal.ts";
import type { Account } from "./accounts.repository.ts";
import type { OwnChanges } from "./own-changes.ts";
import type { PasswordCheck } from "./password-checks.ts";
import { issueRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";
import { hasSecondFactor, type RequiredFactors } from "./required-factors.ts";
import type { SecondFactorsRepository } from "./second-factors.repository.ts";
import type { CurrentSession, Sessions } from "./sessions.ts";
import type { SecondFactor, SignInAttempts, SignInPlace } from "./sign-in-attempts.ts";
import { newTotpSecret, totpStep, totpUri } from "./totp.ts";
import { message } from "../messages/message.ts";
import { hour } from "../units.ts";

/** How long a secret can be confirmed, in ms. */
const setupLife = hour;

/** What a user enters in the second step of a sign-in. */
export type Proof = { readonly code: string } | { readonly recoveryCode: string };

interface Options {
  readonly factors: SecondFactorsRepository;
  readonly sessions: Sessions;
  readonly attempts: SignInAttempts;
  readonly passwords: PasswordCheck;
  readonly required: RequiredFactors;
  readonly changing: OwnChanges;
  readonly now: () => number;
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** Second factors of users: they set them up themselves, and prove them when they sign in. */
export function createSecondFactors(options: Options) {
  const { factors, sessions, attempts, passwords, required, changing, now } = options;

  async function isRightCode(id: number, code: string): Promise<boolean> {
    const secret = (await factors.totp(id))?.secret ?? undefined;
    const step = secret === undefined ? undefined : await totpStep(secret, code, now());
    if (secret === undefined || step === undefined) return false;
    return factors.useStep(id, secret, step);
  }

  return {
    async stateOf({ account }: CurrentSession) {
      return {
        isRequired: required.isRequired(account),
        hasTotp: account.hasTotp,
        recoveryCodes: await factors.countRecoveryCodes(account.id),
      };
    },

    /**
     * Checks the second factor of a sign-in.
     * @throws Refusal `invalid` with the field of a wrong code, `tooMany` after too many
     */
    async prove(account: Account, proof: Proof, place: SignInPlace): Promise<SecondFactor> {
      const { id, username } = account;
      const isCode = "code" in proof;
      const factor: SecondFactor = isCode ? "totp" : "recoveryCode";
      const proven = await attempts({ username, id, factor }, place, async () => {
        const isRight = isCode
          ? await isRightCode(id, proof.code)
          : await factors.useRecoveryCode(id, recoveryCodeHash(proof.recoveryCode));
        return isRight ? factor : undefined;
      });
      if (proven) return proven;
      throw isCode
        ? invalidField("code", undefined, message("expected.totp"))
        : invalidField("recoveryCode", undefined, message("expected.recoveryCode"));
    },

    /** A secret for an authenticator app; the app that is set up keeps working until a code confirms the new one. */
    async startTotp({ account }: CurrentSession): Promise<{ secret: string; uri: string }> {
      const secret = await newTotpSecret();
      await factors.startTotp(account.id, secret, now());
      return { secret, uri: await totpUri(secret, account.username) };
    },

    /**
     * Finishes the set-up and ends the other sessions.
     * @returns recovery codes, which are shown once
     */
    async confirmTotp(
      session: CurrentSession,
      code: string,
      place: SignInPlace,
    ): Promise<readonly string[]> {
      const { id } = session.account;
      const change = { action: "account.factorAdded", detail: { factor: "totp" } } as const;
      return changing(session, change, place, async (db) => {
        const { new_secret: secret, started_at: startedAt } = (await factors.totp(id, db)) ?? {};
        if (!secret || !startedAt || startedAt + setupLife <= now()) {
          throw conflict(message("factor.notStarted"));
        }
        const step = await totpStep(secret, code, now());
        if (step === undefined) {
          throw invalidField("code", undefined, message("expected.totp"));
        }
        await factors.confirmTotp(id, secret, step, db);
        await sessions.closeAll(id, db, session);
        return issueRecoveryCodes(factors, id, db);
      });
    },

    async removeTotp(session: CurrentSession, password: string, place: SignInPlace): Promise<void> {
      const { account } = session;
      await passwords.require(account, "password", password, place);
      const change = { action: "account.factorRemoved", detail: { factor: "totp" } } as const;
      await changing(session, change, place, async (db) => {
        if (!(await factors.totp(account.id, db))?.secret) {
          throw conflict(message("factor.noApp"));
        }
        await factors.removeTotp(account.id, db);
        if (!account.hasPasskey) await factors.replaceRecoveryCodes(account.id, [], db);
      });
    },

    async renewRecoveryCodes(
      session: CurrentSession,
      place: SignInPlace,
    ): Promise<readonly string[]> {
      return changing(session, { action: "account.recoveryCodes" }, place, async (db) => {
        if (!hasSecondFactor(session.account)) throw conflict(message("factor.none"));
        return issueRecoveryCodes(factors, session.account.id, db);
      });
    },
  };
}
