/** The rows of accounts and of signing in. */
import type { Generated } from "kysely";

export interface AccountRow {
  id: Generated<number>;
  username: string;
  /** Folded by `foldText`. */
  username_key: string;
  /** argon2id, PHC string. */
  password_hash: string;
  level: string;
  customer_code: string | null;
  /** 0 or 1. */
  disabled: number;
  /** 0 or 1: the password is the demo's, which is published. */
  is_demo: Generated<number>;
  /** 0 or 1. */
  sees_quantities: Generated<number>;
}

export interface SessionRow {
  /** SHA-256 of the cookie's token, hexadecimal. */
  token_hash: string;
  account_id: number;
  /** Milliseconds since 1970, as all times. */
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** When the user last entered the password. */
  confirmed_at: number;
  /** The IP address of the last use; null if it is from before addresses were recorded. */
  address: string | null;
  user_agent: string | null;
}

/** Failed sign-ins of an account, an address or a known device. */
export interface SignInCountRow {
  /** The counted subject, such as `account maria`. */
  key: string;
  failures: number;
  /** Of the last counted attempt, in ms since 1970. */
  last_at: number;
  /** 0 or 1: whether an attempt has been refused since. */
  refused: number;
}

/** The authenticator app of an account. */
export interface TotpRow {
  account_id: number;
  /** What the app has, base32; null until a code has confirmed it. */
  secret: string | null;
  /** Replaces `secret` once a code has confirmed it. */
  new_secret: string | null;
  /** When `new_secret` was made. */
  started_at: number | null;
  /** The number of the last 30 seconds whose code was used; earlier codes are refused. */
  last_step: number;
}

/** A passkey: the public half of a key pair, whose other half never leaves the user's device. */
export interface PasskeyRow {
  /** Of the credential, base64url. */
  id: string;
  account_id: number;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  /** How browsers reach the authenticator, separated by commas. */
  transports: string;
  /** Signatures so far; 0 if the authenticator does not count. */
  counter: number;
  created_at: number;
  last_used_at: number | null;
}

/** What a browser was asked to sign. */
export interface PasskeyChallengeRow {
  challenge: string;
  /** Whose new passkey signs it; null for a proof. */
  account_id: number | null;
  expires_at: number;
}

/** A sign-in with the right password that waits for the second factor. */
export interface SignInStepRow {
  /** SHA-256 of the cookie's token, hexadecimal. */
  token_hash: string;
  account_id: number;
  expires_at: number;
}

/** A link that sets a password once; without an account, the first administrator's. */
export interface PasswordLinkRow {
  /** SHA-256 of the link's token, hexadecimal. */
  token_hash: string;
  account_id: number | null;
  expires_at: number;
}
