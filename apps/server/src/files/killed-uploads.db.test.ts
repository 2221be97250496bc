import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoPassword } from "../demo/accounts.ts";
import { upload } from "../http/testing/multipart.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { createFileStore } from "./file-store.ts";

/** A server of its own process is killed in the middle of uploads; `KILLS` asks for more rounds. */
const rounds = Number(process.env["KILLS"] ?? 3);
const main = join(import.meta.dirname, "../main.ts");

let data: TestDatabase;
let port: number;
let running: ChildProcess | undefined;

beforeAll(async () => {
  data = await createTestDatabase();
  port = await freePort();
});
afterAll(async () => {
  await kill();
  await data.close();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

async function kill(): Promise<void> {
  const child = running;
  running = undefined;
  if (!child || child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

const incoming = () => readdir(join(data.dataDir, "incoming")).catch(() => []);

interface Answered {
  readonly status: number;
  readonly cookie: string;
}

/** Undefined when the connection breaks. */
function call(path: string, body?: Buffer, headers: Record<string, string> = {}) {
  return new Promise<Answered | undefined>((resolve) => {
    const sent = httpRequest(
      { port, host: "127.0.0.1", path, method: body ? "POST" : "GET", headers },
      (answer) => {
        answer.resume().on("error", () => resolve(undefined));
        const cookie = String(answer.headers["set-cookie"]?.[0]).split(";", 1)[0] ?? "";
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, cookie }));
      },
    );
    sent.on("error", () => resolve(undefined));
    sent.end(body);
  });
}

/** Starts a server over the data. @returns the cookie of its administrator */
async function start(): Promise<string> {
  running = spawn(process.execPath, [main], {
    stdio: "ignore",
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: data.dataDir,
      LOG_LEVEL: "silent",
      ...(data.databaseUrl && { DATABASE_URL: data.databaseUrl }),
    },
  });
  while ((await call("/readyz"))?.status !== 200) {
    if (running.exitCode !== null) throw new Error(`The server ended with ${running.exitCode}`);
    await after(20);
  }
  const signIn = Buffer.from(JSON.stringify({ cliente: "admin", password: demoPassword }));
  const answer = await call("/api/usersAuth", signIn, { "content-type": "application/json" });
  return answer?.cookie ?? "";
}

const newsletter = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(bytes), Buffer.from("\n%%EOF\n")]);

it(
  "a killed server has each file whole or not at all, and all that it said it had",
  async () => {
    const acknowledged: string[] = [];
    let cut = 0;
    for (let round = 0; round < rounds; round += 1) {
      const cookie = await start();
      const sending = Array.from({ length: 12 }, async (_, at) => {
        const name = `killed-${round}-${at}.pdf`;
        const { body, headers } = upload(name, 1, newsletter(1_500_000));
        const answer = await call("/api/imgAndPdfUpload", body, { ...headers, cookie });
        if (answer?.status === 200) acknowledged.push(name);
        else cut += 1;
      });
      // Somewhere between the first byte and the last answer.
      await Promise.race([after(15 + Math.random() * 250), Promise.all(sending)]);
      await kill();
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

    // What the crashes left is gone with the next start; servers that share a database wait an hour.
    await start();
    if (data.databaseUrl) await createFileStore(data).sweepIncoming(Date.now() + 1);
    await expect.poll(() => incoming(), { timeout: 10_000 }).toEqual([]);
  },
  rounds * 20_000,
);
