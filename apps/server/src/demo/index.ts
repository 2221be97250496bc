import type { OpenDatabase } from "../db/index.ts";

export interface SeedOptions {
  database: OpenDatabase;
  dataDir: string;
  size?: "full" | "small";
}

export async function seedDemo(options: SeedOptions): Promise<void> {
  await options.database.write.selectFrom("meta").selectAll().execute();
}
