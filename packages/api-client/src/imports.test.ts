import { expect, it } from "vitest";
import { importAnswer, importHandlers } from "./fixtures/imports.ts";
import { problem } from "./fixtures/mockFetch.ts";
import {
  commitImportMutation,
  importQuery,
  importRowsQuery,
  importsQuery,
  refusalOf,
  tableDownloadUrl,
  undoImportMutation,
} from "./imports.ts";
import * as operation from "./generated/endpoints.ts";
import { keyOf } from "./query.ts";
import { testClient } from "./testing/testClient.ts";
import { ApiError } from "./errors.ts";

it("a cell has a value, and its old value only if it changes", async () => {
  const { client, queries } = testClient(importHandlers);
  const read = (kind: "changed" | "removed") =>
    queries.query(importRowsQuery(client, { id: importAnswer.id, kind, offset: 0, limit: 100 }));
  const { rows, total } = await read("changed");
  expect(total).toBe(5);
  expect(rows[0]).toMatchObject({
    row: 18,
    kind: "changed",
    key: "BR31338",
    cells: { THICKNESS: { value: 22, before: 22.5 }, HEIGHT: { value: 49.5 } },
  });
  expect((await read("removed")).rows[0]?.row).toBeUndefined();
});

it("requests a part of the rows of one kind, and the history of one table", async () => {
  const { client, queries, calls } = testClient(importHandlers);
  const { id } = importAnswer;
  await queries.fetchQuery(importRowsQuery(client, { id, kind: "added", offset: 100, limit: 100 }));
  await queries.fetchInfiniteQuery(importsQuery(client, { table: "precios", limit: 25 }));
  expect(calls).toEqual([
    `GET /api/v1/imports/${id}/rows?offset=100&limit=100&kind=added`,
    "GET /api/v1/imports?table=precios&limit=25",
  ]);
});

it("a commit and an undo invalidate the whole catalogue", async () => {
  const { client, queries, mutate } = testClient(importHandlers);
  const { id } = importAnswer;
  for (const change of [
    () => mutate(commitImportMutation(client), { id, skipInvalid: true, acceptWarnings: false }),
    () => mutate(undoImportMutation(client), id),
  ]) {
    queries.setQueryData(keyOf(operation.kitCaliperInfo), []);
    await queries.fetchQuery(importQuery(client, id));
    await change();
    expect(queries.getQueryState(keyOf(operation.kitCaliperInfo))?.isInvalidated).toBe(true);
  }
});

it("a refusal is the wire's sqlMessage, otherwise the problem's detail", async () => {
  const wire = { type: "x", title: "x", status: 400, code: "x", detail: "why" };
  const error = (problemOf: object) =>
    new ApiError({ kind: "invalid", problem: { ...wire, ...problemOf } });
  expect(refusalOf(error({ sqlMessage: "Row 7" }))).toBe("Row 7");
  expect(refusalOf(error({}))).toBe("why");
  expect(refusalOf(new TypeError("gone"))).toBeUndefined();
  const { client, queries } = testClient({ "GET /api/v1/imports/{id}": problem(404) });
  await expect(queries.fetchQuery(importQuery(client, "x"))).rejects.toMatchObject({
    kind: "notFound",
  });
});

it("tables are downloaded from where the server is", () => {
  const { client } = testClient({});
  expect(tableDownloadUrl(client, "a b")).toBe("http://caliper.test/api/descargar-excel/a%20b");
});
