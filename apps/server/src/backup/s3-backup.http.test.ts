import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "../db/index.ts";
import { s3Storage } from "../storage/s3-storage.ts";
import { startS3 } from "../storage/testing/s3-server.ts";
import { createTestDatabase } from "../testing/index.ts";
import { backUp } from "./backup.ts";
import { restore, verify } from "./restore.ts";
import { configOf, contentsOf } from "./testing/contents.ts";

// backup.db.test.ts restores the rows on both databases.
it("a backup is written to S3, verified and restored", async () => {
  const [full, empty, s3] = await Promise.all([
    createTestDatabase(),
    createTestDatabase({ content: "empty" }),
    startS3(),
  ]);
  const bucket = s3Storage(s3.place);
  const { contents = 0 } = await backUp(configOf(full), bucket);
  expect(contents).toBeGreaterThan(5);
  expect((await verify(bucket)).contents).toBe(contents);
  await empty.database.close();
  await restore(configOf(empty), bucket);
  const restored = openDatabase(empty);
  expect(await contentsOf(restored)).toEqual(await contentsOf(full.database));
  expect((await readdir(join(empty.dataDir, "files"))).toSorted()).toEqual(
    (await readdir(join(full.dataDir, "files"))).toSorted(),
  );
  await restored.close();
  await Promise.all([full.close(), empty.close(), s3.stop()]);
});
