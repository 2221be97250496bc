import { randomBytes } from "node:crypto";

/** 19 MiB and two passes: the minimum that OWASP recommends for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Native code that only signing in needs: loading it lazily keeps the start short.
const argon2 = () => import("@node-rs/argon2");

/** An argon2id hash as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password, cost);
}

/** Also false when the hash has another format or is damaged. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { verify } = await argon2();
  try {
    return await verify(hash, password);
  } catch {
    return false;
  }
}

let decoy: Promise<string> | undefined;

/** The hash that is verified for an unknown account, so that the response takes as long. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(24).toString("base64url"));
  return decoy;
}
