import { beforeAll, describe, expect, it } from "vitest";
import { addImports } from "./testing/imports.ts";
import { addLists } from "./testing/lists.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import { contract, sharedTestServer } from "./testing/server.ts";
import { statusCalls } from "./testing/status-calls.ts";
import { addFile, addImage, oldFile, storedFile } from "./testing/stored-files.ts";

let etag: string;

const server = sharedTestServer({ limits: { perAccount: 3 } });
beforeAll(async () => {
  await addImage(server.data, "BR31338");
  await addFile(server.data, { ...storedFile, kind: 2, state: 0, mime: "image/jpeg" });
  await addFile(server.data, { ...oldFile, kind: 2, state: -2, mime: "image/jpeg" });
  await addFile(server.data, { nombre: "news.pdf", kind: 1, state: 0, mime: "application/pdf" });
  await addImports(server);
  await addPeople(server);
  await addLists(server);
  const image = await server.call("productImage", samples.productImage);
  etag = String(image.headers["etag"]);
});

const operations = [...contract.operations.values()];
type Operation = (typeof operations)[number];
const isJson = ({ bodyTypes }: Operation) => bodyTypes.includes("application/json");

/** Their limit is that of failed sign-ins. */
const checkingPasswords = new Set<string>([
  "usersAuth",
  "confirmSession",
  "changePassword",
  "removeTotp",
]);

/** Whether another test proves the status for every operation that describes it. */
function isTestedElsewhere(operation: Operation, status: number): boolean {
  const { id, levels, keys, session, changesState, bodyTypes } = operation;
  // access.db.test.ts calls every operation as every level.
  if (status < 300 || status === 401) return true;
  const refusesLevel = (["JUNIOR", "CLIENTE", "PLANTA"] as const).some(
    (each) => !levels.includes(each),
  );
  // errors.http.test.ts sends every change from another site.
  // Also with access keys, which most operations refuse.
  if (status === 403)
    return refusesLevel || changesState || keys.length > 0 || session === "required";
  // rate-limits.http.test.ts calls every limited operation too often.
  if (status === 429) return !checkingPasswords.has(id);
  // bad-input.http.test.ts sends a wrong parameter to every operation.
  if (status === 400) return true;
  // Below, for JSON; errors.http.test.ts and full-disk.db.test.ts for the rest.
  if (status === 413) return isJson(operation);
  if (status === 415) return bodyTypes.length > 0;
  // embed.http.test.ts has a server without the script.
  if (status === 404) return id === "getEmbed";
  // amendments.db.test.ts has a user with as many open corrections as are allowed.
  if (status === 409) return id === "insertAmendments";
  // operations tests have no database, and files/storages.http.test.ts no storage.
  return status === 507 || status === 503;
}

function describedStatuses({ path, method }: Operation): number[] {
  const described = contract.document.paths[path]?.[method.toLowerCase()] as { responses: object };
  return Object.keys(described.responses).map(Number);
}

describe("every status of the contract", () => {
  it.each(operations)("has a test call: $id", (operation) => {
    const called = Object.keys(statusCalls[operation.id] ?? {}).map(Number);
    const described = describedStatuses(operation);
    expect(described).toEqual(expect.arrayContaining(called));
    const needed = described.filter((status) => !isTestedElsewhere(operation, status));
    expect(called).toEqual(expect.arrayContaining(needed));
  });

  const calls = operations.flatMap(({ id }) =>
    Object.entries(statusCalls[id] ?? {}).map(([status, options]) => ({
      id,
      status: Number(status),
      options,
    })),
  );
  it.each(calls)("$id returns $status", async ({ id, status, options }) => {
    if (status === 429) {
      for (let failure = 0; failure < 3; failure += 1) await server.call(id, options);
    }
    const answer = await server.call(id, options);
    expect(answer.status).toBe(status);
    // Only a limited caller gets a time to retry.
    expect(answer.headers["retry-after"] !== undefined).toBe(status === 429);
  });

  it.each(operations.filter(isJson))("$id returns 413 and 415", async (operation) => {
    const { id, largestBody = 0 } = operation;
    const call = (body: unknown, headers = {}) =>
      server.call(id, { ...samples[id], body, headers, as: "admin" });
    expect((await call({ text: "x".repeat(largestBody) })).status).toBe(413);
    expect((await call("x", { "content-type": "text/plain" })).status).toBe(415);
  });

  const withId = operations.filter(({ path }) => path.includes("{id}"));
  it.each(withId)("$id returns 400 for an id of another form", async ({ id }) => {
    const path = { ...samples[id].path, id: "two" };
    expect((await server.call(id, { ...samples[id], path, as: "admin" })).status).toBe(400);
  });
});

describe("a cached image", () => {
  const read = (held: string) =>
    server.call("productImage", { ...samples.productImage, headers: { "if-none-match": held } });

  it("is confirmed by its ETag, weak or strong, alone or in a list", async () => {
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect([held, (await read(held)).status]).toEqual([held, 304]);
    }
  });

  it("is sent again when the ETag differs", async () => {
    expect((await read('"other"')).status).toBe(200);
  });
});
