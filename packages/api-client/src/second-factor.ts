/** How users set up their second factor. */
import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "./client.ts";
import { keys } from "./keys.ts";
import { apiMutation, apiQuery, freshFor, nothing } from "./query.ts";
import type { Wire } from "./wire.ts";

export interface SecondFactor {
  /** Whether the server requires a second factor of the user's level. */
  readonly isRequired: boolean;
  /** Whether an authenticator app is set up. */
  readonly hasTotp: boolean;
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
}

/** What an authenticator app needs: the secret in base32, and a URI with it for a QR code. */
export type TotpSetup = Wire<"TotpSetup">;

export function secondFactorQuery(client: ApiClient) {
  return apiQuery(client, {
    key: keys.secondFactor(),
    staleTime: freshFor.administration,
    call: (signal) => client.wire.GET("/api/v1/second-factor", { signal }),
    toDomain: ({ required, totp, recoveryCodes }): SecondFactor => ({
      isRequired: required,
      hasTotp: totp,
      recoveryCodes,
    }),
  });
}

/** Starts to set up an authenticator app; the one that is set up keeps working until `confirmTotpMutation`. */
export function startTotpMutation(client: ApiClient) {
  return apiMutation(client, {
    call: () => client.wire.POST("/api/v1/second-factor/totp"),
    toDomain: (setup): TotpSetup => setup,
  });
}

/** Finishes it and returns recovery codes, which are shown once. A wrong code is an ApiError of kind `invalid`. */
export function confirmTotpMutation(client: ApiClient) {
  return apiMutation(client, {
    call: (body: { readonly code: string }) =>
      client.wire.POST("/api/v1/second-factor/totp/confirmation", { body }),
    toDomain: codesOf,
    onSuccess: reread,
  });
}

/** Stops using the app. A wrong password is an ApiError of kind `invalid`. */
export function removeTotpMutation(client: ApiClient) {
  return apiMutation(client, {
    call: (body: { readonly password: string }) =>
      client.wire.POST("/api/v1/second-factor/totp/removal", { body }),
    toDomain: nothing,
    onSuccess: reread,
  });
}

/** Returns new recovery codes; the earlier ones stop working. */
export function renewRecoveryCodesMutation(client: ApiClient) {
  return apiMutation(client, {
    call: () => client.wire.POST("/api/v1/second-factor/recovery-codes"),
    toDomain: codesOf,
    onSuccess: reread,
  });
}

const codesOf = ({ recoveryCodes }: Wire<"RecoveryCodes">): readonly string[] => recoveryCodes;

function reread(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: keys.secondFactor() });
}
