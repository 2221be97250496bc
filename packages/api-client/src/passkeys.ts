/** Passkeys: making them, and proving who one is with them. The browser's part is the caller's. */
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
export const startPasskeyProofMutation = apiMutation(operation.startPasskeyProof, {});

/** Returns the signed-in viewer. A passkey that the server refuses is an ApiError of kind `invalid`. */
export const signInWithPasskeyMutation = apiMutation(operation.signInWithPasskey, {
  input: (body: { readonly credential: PasskeyAssertion }) => ({ body }),
  toDomain: viewerOfLogin,
  onSuccess: changeViewer,
});

/** In place of entering the password again. A passkey of another user is an ApiError of kind `invalid`. */
export const confirmWithPasskeyMutation = apiMutation(operation.confirmWithPasskey, {
  input: (body: { readonly credential: PasskeyAssertion }) => ({ body }),
});

/** Starts to make a passkey for the user. */
export const startPasskeyMutation = apiMutation(operation.startPasskey, {});

/** Adds it. Returns recovery codes with the user's first second factor; they are shown once. */
export const addPasskeyMutation = apiMutation(operation.addPasskey, {
  input: (body: { readonly name: string; readonly credential: PasskeyRegistration }) => ({
    body,
  }),
  toDomain: ({ recoveryCodes }): readonly string[] | undefined => recoveryCodes,
  onSuccess: rereadSecondFactor,
});

export const removePasskeyMutation = apiMutation(operation.removePasskey, {
  input: ({ id }: { readonly id: string }) => ({ path: { passkey: id } }),
  onSuccess: rereadSecondFactor,
  onError: rereadSecondFactor,
});
