import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
    if (content === "demo") await seed({ database, storage: folderStorage(dataDir) });
    await database.close();
  }
  return { folder, postgres };
}
