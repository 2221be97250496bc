import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { migrate, openDatabase, type OpenDatabase } from "../db/index.ts";
import { folderStorage, type Storage } from "../storage/index.ts";

/** The initial content of a test database: only the tables, or the small demo. */
export type TestContent = "empty" | "demo";

/** The location of the databases that tests copy, created by the global setup. */
export interface TestTemplates {
  /** Contains the data directories `empty` and `demo`. */
  folder: string;
  /** URLs of the template databases; null on SQLite, where `folder` contains them. */
  postgres: Record<TestContent, string> | null;
}

/** Fills a migrated database with the small demo; its files go to `storage`. */
export type SeedSmallDemo = (options: {
  database: OpenDatabase;
  storage: Storage;
}) => Promise<unknown>;

declare module "vitest" {
  interface ProvidedContext {
    caliperTemplates: TestTemplates;
  }
}

/** Of every account of the demo. */
export const demoPassword = "caliper-demo";

/** Verified in microseconds: tests sign in many times, and a real hash takes 20 ms each time. */
export const cheapHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

async function fillWithDemo(
  database: OpenDatabase,
  dataDir: string,
  seed: SeedSmallDemo,
): Promise<void> {
  await seed({ database, storage: folderStorage(dataDir) });
  const password_hash = await cheapHash(demoPassword);
  await database.write.updateTable("account").set({ password_hash }).execute();
}

/** Makes both templates once per run, so that a test file only copies. */
export async function makeTemplates(
  seed: SeedSmallDemo,
  postgres: TestTemplates["postgres"] = null,
): Promise<TestTemplates> {
  const folder = await mkdtemp(join(tmpdir(), "caliper-templates-"));
  for (const content of ["empty", "demo"] as const) {
    const dataDir = join(folder, content);
    await mkdir(dataDir);
    const database = openDatabase({ dataDir, databaseUrl: postgres?.[content] });
    await migrate(database);
    if (content === "demo") await fillWithDemo(database, dataDir, seed);
    await database.close();
  }
  return { folder, postgres };
}
