import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "../db/index.ts";
import type { TestContent } from "./templates.ts";

export { cheapHash, demoPassword } from "./templates.ts";

export interface TestDatabase {
  readonly database: OpenDatabase;
  /** A temporary data directory with the demo's images and files, or empty. */
  readonly dataDir: string;
  /** Undefined on SQLite. */
  readonly databaseUrl: string | undefined;
  /** Closes the database and removes it with its data directory. */
  close(): Promise<void>;
}

async function administer(url: string, statement: string): Promise<void> {
  const server = new URL(url);
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A migrated database for one test file, on SQLite or PostgreSQL by the Vitest project:
 * with the small demo, or with its tables only. Call `close()` when the test is done.
 */
export async function createTestDatabase(
  options: { content?: TestContent; demo?: boolean | undefined } = {},
): Promise<TestDatabase> {
  const { folder, postgres } = inject("caliperTemplates");
  const content = options.content ?? "demo";
  const dataDir = await mkdtemp(join(tmpdir(), "caliper-test-"));
  await cp(join(folder, content), dataDir, { recursive: true });

  const name = `test_${randomUUID().replaceAll("-", "")}`;
  let databaseUrl: string | undefined;
  if (postgres) {
    const template = new URL(postgres[content]);
    await administer(
      template.href,
      `create database ${name} template ${template.pathname.slice(1)}`,
    );
    template.pathname = `/${name}`;
    databaseUrl = template.href;
  }
  const database = openDatabase({
    dataDir,
    databaseUrl,
    poolSize: 4,
    ...(options.demo !== undefined && { demo: options.demo }),
  });
  return {
    database,
    dataDir,
    databaseUrl,
    async close() {
      await database.close();
      if (databaseUrl) await administer(databaseUrl, `drop database ${name}`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
