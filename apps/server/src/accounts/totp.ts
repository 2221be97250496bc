import type { TOTP } from "otpauth";

/** What authenticator apps call this product. */
const issuer = "Caliper";
const periodMs = 30_000;
/** Steps before and after the current one whose codes count, for clocks that differ. */
const drift = 1;
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

// Only second factors need it: loading it lazily keeps the start short.
const otpauth = () => import("otpauth");

async function totpOf(secret: string, username = ""): Promise<TOTP> {
  const { TOTP: Totp } = await otpauth();
  return new Totp({
    issuer,
    label: username,
    secret,
    algorithm: "SHA1",
    digits: 6,
    period: periodMs / 1000,
  });
}

/** A new secret in base32. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await otpauth();
  return new Secret({ size: secretBytes }).base32;
}

/** The `otpauth:` URI of a secret, which apps read from a QR code. */
export const totpUri = async (secret: string, username: string): Promise<string> =>
  (await totpOf(secret, username)).toString();

/** The number of the 30 seconds to which a code belongs; undefined for a wrong code. */
export async function totpStep(
  secret: string,
  code: string,
  now: number,
): Promise<number | undefined> {
  const delta = (await totpOf(secret)).validate({ token: code, timestamp: now, window: drift });
  return delta === null ? undefined : Math.floor(now / periodMs) + delta;
}
