import { randomBytes } from "node:crypto";
import type { MetaRepository } from "../meta/meta.repository.ts";

const key = "device_secret";

/** Reads the secret that signs known devices; the first server creates it. */
export function deviceSecret(meta: MetaRepository): () => Promise<string> {
  let secret: Promise<string> | undefined;

  async function find(): Promise<string> {
    const stored = await meta.find(key);
    if (stored !== undefined) return stored;
    const created = randomBytes(32).toString("base64url");
    await meta.add(key, created);
    // Another server may have been first.
    return (await meta.find(key)) ?? created;
  }

  return () => {
    secret ??= find();
    secret.catch(() => (secret = undefined));
    return secret;
  };
}
