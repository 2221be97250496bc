import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pdf, upload } from "../http/testing/multipart.ts";
import { chance, printedSeed } from "../loading/testing/random.ts";
import { folderStorage } from "../storage/index.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { freePort, type ServerProcess, startServer } from "../testing/server-process.ts";
import { createFileStore } from "./file-store.ts";

/** Kills a server process during uploads; `KILLS` sets the number of rounds, `FILE_SEED` the moments. */
const rounds = Number(process.env["KILLS"] ?? 2);
const seed = printedSeed("FILE_SEED");
const random = chance(seed);
/** Uploads at the same time. */
const uploads = 12;

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

const filling = "0123456789".repeat(150_000);

/** A valid PDF of 1.5 MB, which no other one equals. */
const newsletter = (): Buffer =>
  Buffer.from(pdf.replace("\n", `\n%${random.below(1e9)}${filling}\n`));

it(
  "a killed server stores files completely or not at all, and every acknowledged one",
  async () => {
    const acknowledged: string[] = [];
    const cut: string[] = [];
    const refused: unknown[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const running = await startServer(data, port);
      server = running;
      // Killed when some uploads are acknowledged and the others are somewhere on their way.
      const enough = acknowledged.length + 1 + random.below(uploads / 2);
      const moment = Promise.withResolvers<void>();
      const sending = Array.from({ length: uploads }, async (_, at) => {
        const name = `killed-${round}-${at}.pdf`;
        const form = upload(name, 1, newsletter());
        const answer = await running.send("/api/imgAndPdfUpload", form);
        if (!answer) cut.push(name);
        else if (answer.status === 200) acknowledged.push(name);
        else refused.push(answer);
        if (acknowledged.length >= enough) moment.resolve();
      });
      const sent = Promise.all(sending);
      await Promise.race([moment.promise, sent]);
      await running.kill();
      await sent;
    }
    expect({ seed, refused, acknowledged, cut }).toEqual({
      seed,
      refused: [],
      acknowledged: expect.toSatisfy(({ length }: string[]) => length >= rounds),
      cut: expect.toSatisfy(({ length }: string[]) => length > 0),
    });
    process.stdout.write(`${acknowledged.length} acknowledged, ${cut.length} cut off\n`);

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

    // The next start deletes incomplete files; servers that share a database wait an hour.
    server = await startServer(data, port);
    if (data.databaseUrl)
      await createFileStore({ ...data, storage: folderStorage(data.dataDir) }).sweepIncoming(
        Date.now() + 1,
      );
    await expect.poll(() => incoming(), { timeout: 10_000 }).toEqual([]);
  },
  60_000 + rounds * 60_000,
);
