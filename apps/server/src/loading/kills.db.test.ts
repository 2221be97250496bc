import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Body, Wire } from "@caliper/api-client/wire";
import type { Cell } from "./upload/cells.ts";
import { chance, printedSeed } from "./testing/random.ts";
import { freePort, type ServerProcess, startServer } from "../testing/server-process.ts";
import { batchesOf, named, openWorkbench, type Workbench } from "./testing/workbench.ts";

/**
 * Kills the real server at random moments of an import: during batches, comparison, commit and undo.
 * `KILLS` sets the number of rounds, `IMPORT_SEED` the moments.
 */
const defaultRounds = process.env["TEST_DATABASE"] === "postgres" ? 1 : 2;
const rounds = Number(process.env["KILLS"] ?? defaultRounds);
const seed = printedSeed("IMPORT_SEED");
const random = chance(seed);
const prices = named("precios");

let bench: Workbench;
let port: number;
let server: ServerProcess | undefined;
let sheet: Cell[][];
/** The whole catalogue before and after the import. */
let old: string;
let next: string;

beforeAll(async () => {
  bench = await openWorkbench();
  port = await freePort();
  const all = await bench.sheetOf(prices);
  // Some rows are removed, all others change, and some are added.
  const kept = all.slice(40).map((cells) => cells.with(3, Number(cells[3]) + 1));
  sheet = [...kept, ...all.slice(0, 20).map((cells) => cells.with(3, 77.77))];
  old = await everything();
});
afterAll(async () => {
  await server?.kill();
  await bench.close();
});

/** The tables, read after every transaction of a killed server has ended. */
async function everything(): Promise<string> {
  const { databaseUrl, database } = bench.data;
  if (databaseUrl) {
    await database.write.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(4281735)`.execute(db);
    });
  }
  return bench.everything();
}

type Import = Wire<"Import">;

const batches = (upload_id: string): Body<"excelUpload">[] =>
  batchesOf(prices, sheet).map(({ header, rows, batch = 1, batches: total = 1 }) => ({
    table_name: prices.wireName,
    tipo: "total",
    Header: [...header],
    Data: rows.map((cells) => [...cells]),
    upload_id,
    batch,
    batches: total,
    preview: true,
  }));
const decision = { skipInvalid: false, confirm: prices.wireName };

/** The state that was acknowledged to the administrator. */
interface Acknowledged {
  batches: number;
  committed: boolean;
  undone: boolean;
  undoing: boolean;
}

/** Uploads, commits and undoes until the connection breaks. */
async function work(to: ServerProcess, id: string, acknowledged: Acknowledged): Promise<void> {
  if (!(await upload(to, id, () => (acknowledged.batches += 1)))) return;
  if ((await to.call("POST", `/api/v1/imports/${id}/commit`, decision))?.status !== 200) return;
  acknowledged.committed = true;
  // A pause between commit and undo.
  await after(30);
  acknowledged.undoing = true;
  if ((await to.call("POST", `/api/v1/imports/${id}/undo`))?.status !== 200) return;
  acknowledged.undone = true;
}

async function upload(
  to: ServerProcess,
  id: string,
  onBatch = () => {},
): Promise<Import | undefined> {
  let last: Import | undefined;
  for (const batch of batches(id)) {
    const answer = await to.call<Wire<"ExcelUploadAnswer">>("POST", "/api/excelUpload", batch);
    if (answer === undefined) return undefined;
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    last = answer.body.import;
    onBatch();
  }
  while (last?.state === "staging")
    last = (await to.call<Import>("GET", `/api/v1/imports/${id}`))?.body;
  return last;
}

async function ok<Body>(to: ServerProcess, method: string, path: string, body?: object) {
  const answer = await to.call<Body>(method, path, body);
  expect([method, path, answer]).toEqual([
    method,
    path,
    { status: expect.toSatisfy((status: number) => status < 300) as number, body: answer?.body },
  ]);
  return answer?.body as Body;
}

const nothingAcknowledged = (): Acknowledged => ({
  batches: 0,
  committed: false,
  undone: false,
  undoing: false,
});

describe("a killed server", () => {
  let whole: number;

  it("completes an import when it is not killed", async () => {
    server = await startServer(bench.data, port);
    const id = randomUUID();
    const started = performance.now();
    const found = await upload(server, id);
    expect(found).toMatchObject({ state: "ready", counts: { removed: 20, invalid: 0 } });
    await ok(server, "POST", `/api/v1/imports/${id}/commit`, decision);
    whole = performance.now() - started;
    next = await everything();
    expect(next).not.toBe(old);
    const back = performance.now();
    await ok(server, "POST", `/api/v1/imports/${id}/undo`);
    whole += performance.now() - back;
    expect(await everything()).toBe(old);
  });

  it(
    "leaves the old or the new table, consistent with the history",
    {
      timeout: 60_000 + rounds * 30_000,
    },
    async () => {
      const ends = new Map<string, number>();
      let batchesAcknowledged = 0;
      for (let round = 0; round < rounds; round += 1) {
        server ??= await startServer(bench.data, port);
        const id = randomUUID();
        const acknowledged = nothingAcknowledged();
        const course = work(server, id, acknowledged);
        // The first round at its end, where something is acknowledged; the others at any moment.
        const from = round === 0 ? whole / 2 : 0;
        await after(from + random.below(whole * 1.1 - from));
        await server.kill();
        await course;
        batchesAcknowledged += acknowledged.batches;
        server = await startServer(bench.data, port);

        const is = await everything();
        const found = await server.call<Import>("GET", `/api/v1/imports/${id}`);
        const state = found?.status === 404 ? "nothing" : String(found?.body.state);
        const end = `${acknowledged.undone ? "undone" : acknowledged.committed ? "committed" : "sent"}, ${state}`;
        ends.set(end, (ends.get(end) ?? 0) + 1);
        const table = is === old ? "old" : is === next ? "new" : "neither";
        expect({ seed, round, end, table }).toEqual({
          seed,
          round,
          end,
          table: state === "committed" ? "new" : "old",
        });
        // No acknowledged change is lost, and no unrequested change was made.
        const possible = acknowledged.undone
          ? ["undone"]
          : acknowledged.undoing
            ? ["committed", "undone"]
            : acknowledged.committed
              ? ["committed"]
              : ["nothing", "staging", "ready", "committed"];
        expect(possible).toContain(state);
        await resume(server, id, state, round);
        expect(await everything()).toBe(old);
      }
      expect({ seed, batchesAcknowledged }).toEqual({
        seed,
        batchesAcknowledged: expect.toSatisfy((count: number) => count > 0),
      });
      process.stdout.write(`${batchesAcknowledged} batches; ${JSON.stringify([...ends])}\n`);
    },
  );
});

/** Nothing stays locked: the upload can be resumed, or discarded and repeated. */
async function resume(to: ServerProcess, id: string, state: string, round: number): Promise<void> {
  if (state === "committed") return void (await ok(to, "POST", `/api/v1/imports/${id}/undo`));
  let retried = id;
  if (round % 2 === 1 || state === "undone") {
    if (state === "staging" || state === "ready") {
      await ok(to, "DELETE", `/api/v1/imports/${id}`);
    }
    retried = randomUUID();
  }
  expect(await upload(to, retried)).toMatchObject({ state: "ready", counts: { removed: 20 } });
  await ok(to, "POST", `/api/v1/imports/${retried}/commit`, decision);
  expect(await everything()).toBe(next);
  await ok(to, "POST", `/api/v1/imports/${retried}/undo`);
}
