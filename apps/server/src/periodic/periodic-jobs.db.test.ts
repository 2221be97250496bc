import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../db/index.ts";
import { metaRepository } from "../meta/meta.repository.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { createPeriodicJobs } from "./periodic-jobs.ts";

let data: TestDatabase;
beforeAll(async () => void (data = await createTestDatabase({ content: "empty" })));
afterAll(() => data.close());

it("run on one of several servers, once an hour", async () => {
  let clock = Date.UTC(2026, 0, 1);
  const servers = Array.from({ length: data.databaseUrl ? 3 : 1 }, () => openDatabase(data));
  const jobs = servers.map((database) =>
    createPeriodicJobs(database, metaRepository(database), () => clock),
  );
  const doing = async (job: string) =>
    (await Promise.all(jobs.map((each) => each.isDue(job)))).filter(Boolean).length;

  expect(await doing("sweep")).toBe(1);
  expect(await doing("prune")).toBe(1);
  clock += 30 * 60_000;
  // SQLite has one server, which may have been restarted.
  expect(await doing("sweep")).toBe(data.databaseUrl ? 0 : 1);
  clock += 30 * 60_000;
  expect(await doing("sweep")).toBe(1);
  await Promise.all(servers.map((database) => database.close()));
});
