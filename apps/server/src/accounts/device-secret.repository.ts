import { randomBytes } from "node:crypto";
import type { OpenDatabase } from "../db/index.ts";

const key = "device_secret";

/** Reads the secret that signs known devices; the first server creates it. */
export function deviceSecret({ read, write }: OpenDatabase): () => Promise<string> {
  let known: Promise<string> | undefined;

  const stored = () => read.selectFrom("meta").select("value").where("key", "=", key).execute();

  async function find(): Promise<string> {
    const [row] = await stored();
    if (row) return row.value;
    const value = randomBytes(32).toString("base64url");
    await write
      .insertInto("meta")
      .values({ key, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another server may have been first.
    return (await stored())[0]?.value ?? value;
  }

  return () => {
    known ??= find();
    known.catch(() => (known = undefined));
    return known;
  };
}
