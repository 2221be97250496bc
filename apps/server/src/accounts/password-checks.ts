import { foldText } from "@caliper/catalogue-model";
import type { AuditAction, AuditRepository } from "../audit/audit.repository.ts";
import { Refusal } from "../refusal.ts";
import type { Account, AccountsRepository } from "./accounts.repository.ts";
import type { KnownDevices } from "./known-devices.ts";
import { decoyHash, verifyPassword } from "./passwords.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

/** Where a password is entered. */
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

interface Options {
  readonly accounts: AccountsRepository;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
  readonly audit: AuditRepository;
}

/** The account with this name and password; undefined when they do not match. */
export type PasswordCheck = (
  username: string,
  password: string,
  place: SignInPlace,
) => Promise<Account | undefined>;

/**
 * Checks names and passwords. A failure takes as long as a success, is recorded and counts towards the limits.
 * The check throws a Refusal `tooMany` after too many failures of the account or the address.
 */
export function createPasswordCheck({ accounts, limits, devices, audit }: Options): PasswordCheck {
  return async (username, password, { address, network, device }) => {
    const record = (action: AuditAction) =>
      audit.record({ actor: username, action, target: username, detail: { address } });
    const key = foldText(username);
    const found = await accounts.findCredentials(key);
    const known = found && (await devices.idFor(device, found.id));
    const attempt = known === undefined ? { account: key, address: network } : { device: known };
    const refused = await limits.begin(attempt);
    if (refused) {
      const { wait, isFirst } = refused;
      if (isFirst) await record("session.refused");
      throw new Refusal("tooMany", `Too many failed sign-ins; try again in ${wait} seconds`, {
        retryAfter: wait,
      });
    }
    const decoy = await decoyHash();
    const isRight = await verifyPassword(found?.passwordHash || decoy, password);
    const account = found && isRight ? await accounts.findById(found.id) : undefined;
    if (!account || account.disabled) {
      await record("session.failed");
      return undefined;
    }
    await limits.succeed(attempt);
    return account;
  };
}
