import { foldText } from "@caliper/catalogue-model";
import type { AuditAction, AuditEntry, AuditRepository } from "../audit/audit.repository.ts";
import { Refusal } from "../refusal.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import { message } from "../messages/message.ts";

/** The origin of a sign-in attempt. */
export interface SignInPlace {
  /** The IP address. */
  readonly address: string;
  /** The IP address, or the network prefix of an IPv6 caller. */
  readonly network: string;
  /** The value that an earlier sign-in stored in the browser. */
  readonly device: string | undefined;
  /** The browser's user agent. */
  readonly userAgent: string | null;
}

/** How the second step of a sign-in is done, as the change log names it. */
export type SecondFactor = "totp" | "recoveryCode" | "passkey";

export interface Claimant {
  readonly username: string;
  /** The number of the account; undefined for an unknown name. */
  readonly id: number | undefined;
  /** Undefined where the password is checked. */
  readonly factor?: SecondFactor;
}

/** What the change log says of a sign-in or its end. */
export const signInEntry = (
  action: AuditAction,
  username: string,
  address: string,
  factor?: SecondFactor,
): AuditEntry => ({
  actor: username,
  action,
  target: username,
  detail: { address, ...(factor !== undefined && { factor }) },
});

interface Options {
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
  readonly audit: AuditRepository;
}

/** Runs a check of a password or a second factor; undefined for a failure. */
export type SignInAttempts = <Result>(
  claimant: Claimant,
  place: SignInPlace,
  check: () => Promise<Result | undefined>,
) => Promise<Result | undefined>;

/**
 * Records failed checks and counts them towards the limits. After too many failures of the account or the address it throws a
 * Refusal `tooMany` before the check.
 */
export function createSignInAttempts({ limits, devices, audit }: Options): SignInAttempts {
  return async ({ username, id, factor }, { address, network, device }, check) => {
    const record = (action: AuditAction) =>
      audit.record(signInEntry(action, username, address, factor));
    const attempt = {
      account: foldText(username),
      address: network,
      device: id === undefined ? undefined : await devices.idFor(device, id),
      isSecondStep: factor !== undefined,
    };
    const refused = await limits.begin(attempt);
    if (refused) {
      const { wait, isFirst } = refused;
      if (isFirst) await record("session.refused");
      throw new Refusal("tooMany", message("signIn.tooMany", { seconds: wait }), {
        retryAfter: wait,
      });
    }
    const result = await check();
    await (result === undefined ? record("session.failed") : limits.succeed(attempt));
    return result;
  };
}
