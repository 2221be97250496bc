import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { seedSmallDemo } from "../../apps/demo/src/testing/seedSmallDemo.ts";
import { migrate, type OpenDatabase, openDatabase } from "../../apps/server/src/db/index.ts";
import { createFileStore, type Referred } from "../../apps/server/src/files/file-store.ts";
import { contentKinds, hashOfKey } from "../../apps/server/src/files/content-keys.ts";
import { filesRepository } from "../../apps/server/src/files/files.repository.ts";
import { upload as form } from "../../apps/server/src/http/testing/multipart.ts";
import { chance, type Chance } from "../../apps/server/src/loading/testing/random.ts";
import { folderStorage } from "../../apps/server/src/storage/index.ts";
import { startPostgres } from "../../apps/server/src/testing/postgres-server.ts";
import {
  freePort,
  type ServerProcess,
  startServer,
} from "../../apps/server/src/testing/server-process.ts";
import { effectOf } from "./client.ts";
import { type Change, commit, loadFirst, type Send, undo, upload, uuid } from "./importing.ts";
import { Model } from "./model.ts";
import { damagedContents, mark, observe } from "./observe.ts";
import { nameOf, type Target, targetsIn, valueOf } from "./targets.ts";
import { pdf } from "./traffic.ts";

interface Options {
  readonly seed: number;
  readonly kills: number;
  readonly isPostgres: boolean;
  readonly say: (line: string) => void;
  readonly isInterrupted: () => boolean;
}

interface Killed {
  readonly failures: readonly string[];
  /** What was going on when each server was killed. */
  readonly events: readonly string[];
}

/** Uploads at the same time as an import. */
const uploads = 3;
const shownEvents = 40;
const reportEvery = 50;

/** Kills a server at random moments of imports, undos and uploads, and checks after each start what is stored. */
export async function killRepeatedly({
  seed,
  kills,
  isPostgres,
  say,
  isInterrupted,
}: Options): Promise<Killed> {
  const random = chance(seed);
  const folder = await mkdtemp(join(tmpdir(), "caliper-kills-"));
  const postgres = isPostgres ? await startPostgres() : undefined;
  const data = { dataDir: folder, databaseUrl: postgres?.url("postgres") };
  const port = await freePort();
  const storage = folderStorage(folder);
  const open = () => openDatabase({ ...data, poolSize: 2 }, "caller");
  /** Opens the database for as long as `work` takes: no connection but the server's when it is killed. */
  const reading = async <Result>(work: (database: OpenDatabase) => Promise<Result>) => {
    const database = open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  const model = new Model();
  const failures: string[] = [];
  const events: string[] = [];
  const ends = new Map<string, number>();
  const checked = new Set<string>();
  let server: ServerProcess | undefined;
  try {
    const targets = await reading(async (database) => {
      await migrate(database);
      await seedSmallDemo({ database, storage });
      return targetsIn(database);
    });
    /** Starts the server, compares what is stored with the model, and takes it as given. */
    const startAndCheck = async (): Promise<ServerProcess> => {
      const started = await startServer(data, port);
      server = started;
      const compare = model.observe();
      const storedValues = await reading((database) => observe(database, targets, model));
      const hashes = [...storedValues].flatMap(([name, hash]) =>
        name.startsWith("file ") ? [hash] : [],
      );
      const unread = hashes.filter((hash) => !checked.has(hash));
      failures.push(...compare(storedValues), ...(await damagedContents(storage, unread)));
      for (const hash of hashes) checked.add(hash);
      model.settle(storedValues);
      return started;
    };

    server = await startServer(data, port);
    const times = await timesOf(server, model, targets, random);
    await server.kill();
    model.forgetCounts();
    const versions = new Map(targets.map((target) => [target, 0]));
    let unfinished: string | undefined;
    const isOver = () => failures.length > 0 || isInterrupted();
    for (let kill = 0; kill < kills && !isOver(); kill += 1) {
      const running = await startAndCheck();
      const target = random.pick(targets);
      const id = uuid(random);
      const course = work({
        server: running,
        model,
        random,
        name: `${mark}-${kill}`,
        ...nextOf(versions, target, model),
        id,
        unfinished,
      });
      const moment = random.once(0.5)
        ? after(random.below(times.whole))
        : course.applies.then(() => after(random.below(times.apply)));
      unfinished = id;
      await Promise.race([moment, course.ended]);
      const step = course.step();
      await running.kill();
      await course.ended;
      if (isPostgres) await reading(otherConnectionsEnded);
      events.push(`kill ${kill}: ${target.table.wireName}, ${step}`);
      if (events.length > shownEvents) events.shift();
      ends.set(step, (ends.get(step) ?? 0) + 1);
      if ((kill + 1) % reportEvery === 0) say(`${kill + 1} kills`);
    }
    await startAndCheck();
    failures.push(...(await reading((database) => orphans(database, folder))));
    say(`Killed: ${[...ends].map(([step, count]) => `${count} ${step}`).join(", ")}`);
    failures.push(...model.unacknowledged());
    say(`Changes that were followed: ${JSON.stringify(model.counts())}`);
  } finally {
    await server?.kill();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return { failures, events };
}

/** How long an import takes, and its commit, each with some time to spare; in ms. */
async function timesOf(
  server: ServerProcess,
  model: Model,
  targets: readonly Target[],
  random: Chance,
): Promise<{ whole: number; apply: number }> {
  const started = performance.now();
  let applying = 0;
  const send = sendTo(server);
  const measured: Send = async (...request) => {
    const sendTime = performance.now();
    const answer = await send(...request);
    if (request[1].endsWith("/commit")) applying += performance.now() - sendTime;
    return answer;
  };
  await loadFirst(measured, model, targets, random);
  const each = (time: number) => (1.5 * time) / targets.length;
  // The uploads and the undo take about as long again.
  return { whole: 2 * each(performance.now() - started), apply: each(applying) };
}

const sendTo =
  (server: ServerProcess): Send =>
  async (...request) => {
    const { status = 0, body } = (await server.call(...request)) ?? {};
    return { status, body };
  };

/** The version that a target has, and the import of the next one. */
function nextOf(versions: Map<Target, number>, target: Target, model: Model) {
  const last = versions.get(target) ?? 0;
  const current = model.valueOf(nameOf(target)) === valueOf(target, last) ? last : last - 1;
  versions.set(target, current + 1);
  return { target, version: current + 1 };
}

interface Course extends Change {
  readonly server: ServerProcess;
  readonly model: Model;
  readonly random: Chance;
  readonly name: string;
  /** The import that a kill interrupted before. */
  readonly unfinished: string | undefined;
}

/** Imports and perhaps undoes, and uploads files meanwhile, until the connection breaks. */
function work({ server, model, random, name, target, version, id, unfinished }: Course) {
  const applies = Promise.withResolvers<void>();
  let step = "staging";
  const call = sendTo(server);
  const send: Send = (method, path, json) => {
    const [, applied] = /(commit|undo)$/u.exec(path) ?? [];
    if (applied !== undefined) {
      step = `in a ${applied}`;
      applies.resolve();
    }
    return call(method, path, json);
  };
  const undone = random.once(1 / 2);
  const importing = async () => {
    const change = { target, version, id };
    // Otherwise it would block the table for ten seconds.
    if (unfinished !== undefined) await server.call("DELETE", `/api/v1/imports/${unfinished}`);
    if (!(await upload(send, change))) return;
    await commit(send, model, change);
    if (undone && model.valueOf(nameOf(target)) === valueOf(target, version))
      await undo(send, model, { ...change, version: version - 1 });
    step = "after the import";
  };
  const sending = Array.from({ length: uploads }, async (_, at) => {
    const content = pdf(random, 30_000);
    const file = `${name}-${at}.pdf`;
    const settle = model.begin(`file ${file}`, createHash("sha256").update(content).digest("hex"));
    const answer = await server.send("/api/imgAndPdfUpload", form(file, 1, content));
    settle(effectOf({ status: answer?.status ?? 0 }));
  });
  const ended = Promise.all([importing(), ...sending]).then(() => applies.resolve());
  return { applies: applies.promise, ended, step: () => step };
}

/** PostgreSQL completes what a killed server has sent: waits until it has. */
async function otherConnectionsEnded({ read }: OpenDatabase): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity where backend_type = 'client backend'
      and pid <> pg_backend_pid()`.execute(read);
    if (rows.length === 0) return;
    await after(20);
  }
}

/** What no row refers to after a day. @returns a sentence for each */
async function orphans(database: OpenDatabase, folder: string): Promise<string[]> {
  const storage = folderStorage(folder);
  const store = createFileStore({ dataDir: folder, storage });
  const files = filesRepository(database);
  const referred: Referred = (hashes) => files.referred(hashes);
  const tomorrow = Date.now() + 25 * 3_600_000;
  await store.sweepIncoming(tomorrow);
  await store.sweepContents(tomorrow, referred, (sweep) => sweep(referred));
  const left = await readdir(join(folder, "incoming"));
  for (const kind of contentKinds)
    for await (const { key } of storage.list(`${kind}/`)) {
      const hash = hashOfKey(key) ?? key;
      if (!(await referred([hash])).has(hash)) left.push(key);
    }
  return left.map((key) => `${key} is left though no row refers to it`);
}
