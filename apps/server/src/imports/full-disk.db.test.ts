import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answered, startTestServer, type TestServer } from "../http/testing/server.ts";
import { changesRepository } from "../changes/changes.repository.ts";
import { cellsOf } from "../spreadsheets/table-cells.ts";
import type { Cell } from "./cells.ts";
import { type Shortage, shortagesOf } from "./testing/full-disk.ts";
import { batchesOf, named } from "./testing/workbench.ts";

/** Imports into a database whose disk is full, at whatever point the room ends. */
const vehicles = named("aplicaciones");
const observation = vehicles.columns.findIndex(({ name }) => name === "observation");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function table(): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for await (const some of changesRepository(server.data.database).allRows(vehicles))
    rows.push(...some.map((row) => cellsOf(vehicles.columns, row)));
  return rows;
}

const search = { query: { codigo: "BR31338" }, as: "admin" } as const;

/** The calls of an import, one after the other, as far as they are answered with 200. */
function courseOf(id: string, sheet: readonly Cell[][]) {
  const sends = batchesOf(vehicles, sheet, { upload_id: id, preview: true }).map(
    (body) => () => server.call("excelUpload", { body, as: "admin" }),
  );
  const calls = [
    ...sends,
    () => server.call("commitImport", { path: { id }, body: { skipInvalid: false }, as: "admin" }),
    () => server.call("undoImport", { path: { id }, as: "admin" }),
  ];
  const names = [...sends.map((_send, index) => `batch ${index + 1}`), "commit", "undo"];
  let at = 0;
  return {
    name: () => names[at] ?? "done",
    /** @returns the first answer that is not 200; undefined when all are, `until` a call or the end */
    async goOn(until = "done"): Promise<Answered | undefined> {
      for (; at < calls.length && names[at] !== until; at += 1) {
        const answer = await calls[at]?.();
        if (answer?.status !== 200) return answer;
      }
      return undefined;
    },
  };
}

/** @returns the call that found no room; it and all after it were answered once there was room */
async function tryOut(shortage: Shortage): Promise<string> {
  const old = await table();
  // Longer rows, so that the commit needs room as well.
  const next = old.map((cells, at) =>
    at < 1500 ? cells.with(observation, "wide ".repeat(60) + at) : cells,
  );
  const course = courseOf(randomUUID(), next.slice(0, 1500));
  expect(await course.goOn(shortage.from)).toBeUndefined();
  await shortage.begin();
  const answer = await course.goOn();
  const where = course.name();
  const during = await table();
  const read = await server.call("searchByCode", search);
  const again = await course.goOn();
  await shortage.end();
  expect([where, answer?.status, again?.status, read.status]).toEqual([where, 507, 507, 200]);
  const is = JSON.stringify(during) === JSON.stringify(where === "undo" ? next : old);
  expect([where, is]).toEqual([where, true]);
  expect(await course.goOn()).toBeUndefined();
  expect(JSON.stringify(await table())).toBe(JSON.stringify(old));
  return where;
}

it("a full disk is told as one, leaves the old table, and what it stopped goes on with room", async () => {
  const stopped: string[] = [];
  for (const shortage of shortagesOf(server.data.database)) stopped.push(await tryOut(shortage));
  expect(stopped).toEqual(expect.arrayContaining(["batch 1", "batch 3", "commit", "undo"]));
}, 120_000);
