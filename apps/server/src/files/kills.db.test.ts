import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { upload } from "../http/testing/multipart.ts";
import { folderStorage } from "../storage/index.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { freePort, type ServerProcess, startServer } from "../testing/server-process.ts";
import { createFileStore } from "./file-store.ts";

/** Kills a server process during uploads; `KILLS` sets the number of rounds. */
const rounds = Number(process.env["KILLS"] ?? 2);

let data: TestDatabase;
let port: number;
let server: ServerProcess | undefined;

beforeAll(async () => {
  data = await createTestDatabase();
  port = await freePort();
});
afterAll(async () => {
  await server?.kill();
  await data.close();
});

const incoming = () => readdir(join(data.dataDir, "incoming")).catch(() => []);

const newsletter = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(bytes), Buffer.from("\n%%EOF\n")]);

it(
  "a killed server stores files completely or not at all, and every acknowledged one",
  async () => {
    const acknowledged: string[] = [];
    let cut = 0;
    for (let round = 0; round < rounds; round += 1) {
      const running = await startServer(data, port);
      server = running;
      const sending = Array.from({ length: 12 }, async (_, at) => {
        const name = `killed-${round}-${at}.pdf`;
        const form = upload(name, 1, newsletter(1_500_000));
        const answer = await running.send("/api/imgAndPdfUpload", form);
        if (answer?.status === 200) acknowledged.push(name);
        else cut += 1;
      });
      // Somewhere between the first byte and the last answer.
      await Promise.race([after(15 + Math.random() * 250), Promise.all(sending)]);
      await running.kill();
      await Promise.all(sending);
    }

    const rows = await data.database.read
      .selectFrom("file")
      .select(["nombre", "hash", "bytes"])
      .where("nombre", "like", "killed-%")
      .execute();
    for (const { nombre, hash, bytes } of rows) {
      const content = await readFile(join(data.dataDir, "files", hash));
      const sum = createHash("sha256").update(content).digest("hex");
      expect([nombre, sum, content.length]).toEqual([nombre, hash, bytes]);
    }
    expect(rows.map(({ nombre }) => nombre)).toEqual(expect.arrayContaining(acknowledged));
    if (rounds > 3) process.stdout.write(`${acknowledged.length} taken, ${cut} cut off\n`);

    // The next start deletes incomplete files; servers that share a database wait an hour.
    server = await startServer(data, port);
    if (data.databaseUrl)
      await createFileStore({ ...data, storage: folderStorage(data.dataDir) }).sweepIncoming(
        Date.now() + 1,
      );
    await expect.poll(() => incoming(), { timeout: 10_000 }).toEqual([]);
  },
  rounds * 20_000,
);
