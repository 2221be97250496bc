import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { problemOf } from "../http/problems.ts";
import type { Cell } from "./upload/cells.ts";
import { type Shortage, shortagesOf } from "./testing/disk-full.ts";
import { batchesOf, named, openWorkbench, type Workbench } from "./testing/workbench.ts";

/**
 * Imports while the disk of the database fills up at different points. SQLite's page limit belongs to
 * the connection, so these run in the test's thread; `imports-client.db.test.ts` covers the other.
 */
const vehicles = named("aplicaciones");
const observation = vehicles.columns.findIndex(({ name }) => name === "observation");

let bench: Workbench;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());

const table = (): Promise<Cell[][]> => bench.sheetOf(vehicles);

/** The status that HTTP would answer. */
async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    return problemOf(error).statusCode;
  }
}

/** The calls of an import in order; stops at the first that is not answered with 200. */
function sequenceOf(id: string, sheet: readonly Cell[][]) {
  const { imports } = bench.services();
  const sends = batchesOf(vehicles, sheet, { uploadId: id, preview: true }).map(
    (batch) => async () => {
      let { set } = await imports.upload("admin", batch);
      while (set.state === "comparing") set = await imports.refresh(id);
    },
  );
  const calls = [
    ...sends,
    () => imports.commit("admin", id, { skipInvalid: false, confirm: undefined }),
    () => imports.undo(id, "admin"),
  ];
  const names = [...sends.map((_send, index) => `batch ${index + 1}`), "commit", "undo"];
  let at = 0;
  return {
    name: () => names[at] ?? "done",
    /** @returns the first status that is not 200; undefined when all are, `until` a call or the end */
    async resume(until = "done"): Promise<number | undefined> {
      for (const call of calls.slice(at)) {
        if (names[at] === until) return undefined;
        const status = await statusOf(call());
        if (status !== 200) return status;
        at += 1;
      }
      return undefined;
    },
  };
}

/** @returns the call that failed; it and the following calls succeed once there is space again */
async function checkShortage(shortage: Shortage): Promise<string> {
  const old = await table();
  // Longer rows, so that the commit needs space as well.
  const next = old.map((cells, at) =>
    at < 1500 ? cells.with(observation, "wide ".repeat(60) + at) : cells,
  );
  const sequence = sequenceOf(randomUUID(), next.slice(0, 1500));
  expect(await sequence.resume(shortage.from)).toBeUndefined();
  await shortage.begin();
  const status = await sequence.resume();
  const where = sequence.name();
  const during = await table();
  const again = await sequence.resume();
  await shortage.end();
  expect([where, status, again]).toEqual([where, 507, 507]);
  const is = JSON.stringify(during) === JSON.stringify(where === "undo" ? next : old);
  expect([where, is]).toEqual([where, true]);
  expect(await sequence.resume()).toBeUndefined();
  expect(JSON.stringify(await table())).toBe(JSON.stringify(old));
  return where;
}

it("answers 507 on a full disk, keeps the old table, and continues once there is space", async () => {
  const stopped: string[] = [];
  for (const shortage of shortagesOf(bench.data.database))
    stopped.push(await checkShortage(shortage));
  expect(stopped).toEqual(expect.arrayContaining(["batch 1", "batch 3", "commit", "undo"]));
}, 120_000);
