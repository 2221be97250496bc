import { createAccountsService } from "../accounts/accounts.service.ts";
import { createAccountAdministration } from "../accounts/administration.service.ts";
import { deviceSecret } from "../accounts/device-secret.ts";
import { createKnownDevices } from "../accounts/known-devices.ts";
import { createOwnAccount } from "../accounts/own-account.service.ts";
import { createOwnChanges } from "../accounts/own-changes.ts";
import { createPasskeys } from "../accounts/passkeys.service.ts";
import { createPasswordCheck } from "../accounts/password-checks.ts";
import { createNewPasswordCheck } from "../accounts/password-rules.ts";
import { requiredFactors } from "../accounts/required-factors.ts";
import { createSecondFactors } from "../accounts/second-factors.service.ts";
import { createSessions } from "../accounts/sessions.ts";
import { createSignInAttempts } from "../accounts/sign-in-attempts.ts";
import { createSignInLimits, type LimitSettings } from "../accounts/sign-in-limits.ts";
import { createSignInSteps } from "../accounts/sign-in-steps.ts";
import type { Config } from "../config.ts";
import type { OpenDatabase } from "../db/index.ts";
import type { Repositories } from "./repositories.ts";

interface Options {
  readonly database: OpenDatabase;
  readonly repositories: Repositories;
  readonly config: Pick<Config, "breachedPasswords" | "secondFactorLevels" | "session">;
  readonly now: () => number;
  /** Takes what went wrong without ending the call. */
  readonly onFailure: (error: unknown, what: string) => void;
}

/** The administration of accounts, for the server and for commands. */
export function composeAdministration(options: Options) {
  const { database, repositories, config, now, onFailure } = options;
  const sessions = createSessions({
    sessions: repositories.sessions,
    times: config.session,
    onTouchFailure: (error) => onFailure(error, "a session could not be touched"),
    now,
  });
  const checkNew = createNewPasswordCheck({
    url: config.breachedPasswords,
    onFailure: (error) => onFailure(error, "breached passwords could not be looked up"),
  });
  const factors = repositories.secondFactors;
  const shared = { ...repositories, factors, database, sessions, checkNew, now };
  return { sessions, checkNew, administration: createAccountAdministration(shared) };
}

/** Accounts, sessions and second factors. */
export function composeAccounts(options: Options & { readonly limits?: Partial<LimitSettings> }) {
  const { database, repositories, config, now } = options;
  const { administration, ...basics } = composeAdministration(options);
  const { meta, secondFactors: factors, signInCounts: counts } = repositories;
  const secret = deviceSecret(meta);
  const devices = createKnownDevices(secret);
  const required = requiredFactors(config.secondFactorLevels);
  const limits = createSignInLimits({ counts, settings: options.limits, now });
  // The service `sessions` replaces the repository of that name.
  const shared = { ...repositories, ...basics, factors, database, now };
  const changing = createOwnChanges(shared);
  const attempts = createSignInAttempts({ ...shared, limits, devices });
  const passwords = createPasswordCheck({ ...shared, attempts });
  const secondFactors = createSecondFactors({ ...shared, attempts, passwords, required, changing });
  const steps = createSignInSteps(factors, now);
  return {
    accounts: createAccountsService({ ...shared, passwords, steps, secondFactors, devices }),
    administration,
    limits,
    required,
    secondFactors,
    sessions: basics.sessions,
    ownAccount: createOwnAccount({ ...shared, passwords, changing }),
    passkeys: createPasskeys({ ...shared, changing, secret }),
  };
}
