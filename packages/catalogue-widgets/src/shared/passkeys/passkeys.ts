import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from "@caliper/api-client";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

// Most users sign in without it.
const load = () => import("@simplewebauthn/browser");

/** Whether this browser has passkeys; over HTTP only on this machine. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Browsers do not say whether the user canceled, has no passkey here, or took too long. */
const isCanceled = (error: unknown): boolean =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

async function unlessCanceled<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isCanceled(error)) return undefined;
    throw error;
  }
}

/** Lets the user choose a passkey of this site; undefined when they cancel. */
export async function askForPasskey(
  request: PasskeyRequest,
): Promise<PasskeyAssertion | undefined> {
  const { startAuthentication } = await load();
  // Checked by the contract; the browser reads what it knows.
  const optionsJSON = request as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await unlessCanceled(startAuthentication({ optionsJSON }));
  return credential as PasskeyAssertion | undefined;
}

/** Makes a passkey with the user's consent; undefined when they cancel. */
export async function makePasskey(
  creation: PasskeyCreation,
): Promise<PasskeyRegistration | undefined> {
  const { startRegistration } = await load();
  const optionsJSON = creation as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await unlessCanceled(startRegistration({ optionsJSON }));
  return credential as PasskeyRegistration | undefined;
}
