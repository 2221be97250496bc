/** How users set up their second factor. */
import type { QueryClient } from "@tanstack/react-query";
import * as operation from "./generated/endpoints.ts";
import { apiMutation, fixedQuery, freshFor, reread } from "./query.ts";
import type { Wire } from "./wire.ts";

/** A passkey as its user sees it. */
export interface Passkey {
  readonly id: string;
  /** What the user calls it. */
  readonly name: string;
  readonly createdAt: Date;
  /** Undefined before its first sign-in. */
  readonly lastUsed: Date | undefined;
}

export interface SecondFactor {
  /** Whether the server requires a second factor of the user's level. */
  readonly isRequired: boolean;
  /** Whether an authenticator app is set up. */
  readonly hasTotp: boolean;
  /** The oldest first. */
  readonly passkeys: readonly Passkey[];
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
}

/** What an authenticator app needs: the secret in base32, and a URI with it for a QR code. */
export type TotpSetup = Wire<"TotpSetup">;

export const secondFactorQuery = fixedQuery(operation.getSecondFactor, {
  staleTime: freshFor.administration,
  toDomain: ({ required, totp, passkeys, recoveryCodes }): SecondFactor => ({
    isRequired: required,
    hasTotp: totp,
    passkeys: passkeys.map(({ createdAt, lastUsedAt, id, name }) => ({
      id,
      name,
      createdAt: new Date(createdAt),
      lastUsed: lastUsedAt === undefined ? undefined : new Date(lastUsedAt),
    })),
    recoveryCodes,
  }),
});

const codesOf = ({ recoveryCodes }: Wire<"RecoveryCodes">): readonly string[] => recoveryCodes;

/** After a change of what is set up. */
export const rereadSecondFactor = (queries: QueryClient) =>
  reread(queries, operation.getSecondFactor);

/** Starts to set up an authenticator app; the one that is set up keeps working until `confirmTotpMutation`. */
export const startTotpMutation = apiMutation(operation.startTotp, {});

/** Finishes it and returns recovery codes, which are shown once. A wrong code is an ApiError of kind `invalid`. */
export const confirmTotpMutation = apiMutation(operation.confirmTotp, {
  input: (body: { readonly code: string }) => ({ body }),
  toDomain: codesOf,
  onSuccess: rereadSecondFactor,
});

/** Stops using the app. A wrong password is an ApiError of kind `invalid`. */
export const removeTotpMutation = apiMutation(operation.removeTotp, {
  input: (body: { readonly password: string }) => ({ body }),
  onSuccess: rereadSecondFactor,
});

/** Returns new recovery codes; the earlier ones stop working. */
export const renewRecoveryCodesMutation = apiMutation(operation.renewRecoveryCodes, {
  toDomain: codesOf,
  onSuccess: rereadSecondFactor,
});
