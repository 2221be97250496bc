import type { OpenDatabase } from "@caliper/server/seeding";

/** Whether a database contains the demo, other data or nothing. */
export async function contentOf({ read }: OpenDatabase): Promise<"demo" | "other" | "nothing"> {
  const mark = await read.selectFrom("meta").select("value").where("key", "=", "demo").execute();
  if (mark.length > 0) return "demo";
  const product = await read.selectFrom("product").select("code").limit(1).execute();
  const account = await read.selectFrom("account").select("id").limit(1).execute();
  return product.length + account.length > 0 ? "other" : "nothing";
}
