/** Passkeys: making them, and proving who one is with them. The browser's part is the caller's. */
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { apiMutation } from "./query.ts";
import { rereadSecondFactor } from "./second-factor.ts";
import { changeViewer, viewerOfLogin } from "./session.ts";
import type { Wire } from "./wire.ts";

/** What `navigator.credentials.get` needs, as JSON. */
export type PasskeyRequest = Wire<"PasskeyRequest">;
/** What it returned, as JSON. */
export type PasskeyAssertion = Wire<"PasskeyAssertion">;
/** What `navigator.credentials.create` needs, as JSON. */
export type PasskeyCreation = Wire<"PasskeyCreation">;
/** What it returned, as JSON. */
export type PasskeyRegistration = Wire<"PasskeyRegistration">;

/** Starts a sign-in or a confirmation; the challenge can be answered once, within five minutes. */
export function startPasskeyProofMutation(client: ApiClient) {
  return apiMutation(client, operation.startPasskeyProof, {});
}

/** Returns the signed-in viewer. A passkey that the server refuses is an ApiError of kind `invalid`. */
export function signInWithPasskeyMutation(client: ApiClient) {
  return apiMutation(client, operation.signInWithPasskey, {
    input: (body: { readonly credential: PasskeyAssertion }) => ({ body }),
    toDomain: viewerOfLogin,
    onSuccess: changeViewer,
  });
}

/** In place of entering the password again. A passkey of another user is an ApiError of kind `invalid`. */
export function confirmWithPasskeyMutation(client: ApiClient) {
  return apiMutation(client, operation.confirmWithPasskey, {
    input: (body: { readonly credential: PasskeyAssertion }) => ({ body }),
  });
}

/** Starts to make a passkey for the user. */
export function startPasskeyMutation(client: ApiClient) {
  return apiMutation(client, operation.startPasskey, {});
}

/** Adds it. Returns recovery codes with the user's first second factor; they are shown once. */
export function addPasskeyMutation(client: ApiClient) {
  return apiMutation(client, operation.addPasskey, {
    input: (body: { readonly name: string; readonly credential: PasskeyRegistration }) => ({
      body,
    }),
    toDomain: ({ recoveryCodes }): readonly string[] | undefined => recoveryCodes,
    onSuccess: rereadSecondFactor,
  });
}

export function removePasskeyMutation(client: ApiClient) {
  return apiMutation(client, operation.removePasskey, {
    input: ({ id }: { readonly id: string }) => ({ path: { passkey: id } }),
    onSuccess: rereadSecondFactor,
    onError: rereadSecondFactor,
  });
}
