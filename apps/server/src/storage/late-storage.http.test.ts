import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTestDatabase } from "../testing/index.ts";
import { freePort, startServer } from "../testing/server-process.ts";
import { startS3 } from "./testing/s3-server.ts";

it("a server that starts waits for a storage that is unavailable", async () => {
  const own = await createTestDatabase();
  const home = { folder: await mkdtemp(join(tmpdir(), "caliper-s3-")), port: await freePort() };
  let s3 = await startS3(home);
  await s3.stop();
  const starting = startServer(own, await freePort(), { environment: s3.environment });
  await after(1500);
  s3 = await startS3(home);
  try {
    const server = await starting;
    expect((await server.call("GET", "/readyz"))?.status).toBe(200);
    await server.stop();
  } finally {
    await Promise.all([s3.stop(), own.close()]);
    await rm(home.folder, { recursive: true, force: true });
  }
});
