import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId } from "@caliper/api-client/wire";
import { administratorCalls } from "./testing/administrator-calls.ts";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { publicCalls } from "./testing/public-calls.ts";
import { samples } from "./testing/samples.ts";
import { contract, startTestServer, type TestServer } from "./testing/server.ts";
import type { StatusCalls } from "./testing/status-calls.ts";
import { addFile, addImage, oldFile, storedFile } from "./testing/stored-files.ts";

/**
 * Every status that the contract describes, and a call that gets it.
 * `503` of readyz and `413` of bodies are with the other errors.
 */
let server: TestServer;
let etag: string;

beforeAll(async () => {
  server = await startTestServer({ limits: { perAccount: 3 } });
  await addImage(server.data, "BR31338");
  await addFile(server.data, { ...storedFile, kind: 2, state: 0, mime: "image/jpeg" });
  await addFile(server.data, { ...oldFile, kind: 2, state: -2, mime: "image/jpeg" });
  await addFile(server.data, { nombre: "news.pdf", kind: 1, state: 0, mime: "application/pdf" });
  await addImports(server);
  await addPeople(server);
  const image = await server.call("productImage", samples.productImage);
  etag = String(image.headers["etag"]);
});
afterAll(() => server.close());

const calls: StatusCalls = { ...publicCalls, ...administratorCalls };

/** Shown by tests that take the database or the disk away. */
const isElsewhere = (id: OperationId, status: number) =>
  status === 507 || (id === "readyz" && status === 503);

const operations = [...contract.operations.values()];

function statusesOf(id: OperationId): number[] {
  const operation = contract.operations.get(id);
  const item = contract.document.paths[operation?.path ?? ""] ?? {};
  const described = item[operation?.method.toLowerCase() ?? ""] as { responses: object };
  return Object.keys(described.responses)
    .map(Number)
    .filter((status) => !isElsewhere(id, status));
}

describe("every status of the contract", () => {
  it.each(operations)("is called for: $id", ({ id }) => {
    expect(Object.keys(calls[id] ?? {}).map(Number)).toEqual(statusesOf(id));
  });

  const each = operations.flatMap(({ id }) =>
    Object.entries(calls[id] ?? {}).map(([status, options]) => ({
      id,
      status: Number(status),
      options,
    })),
  );
  it.each(each)("$id answers $status", async ({ id, status, options }) => {
    if (status === 429) {
      for (let failure = 0; failure < 3; failure += 1) await server.call(id, options);
    }
    const answer = await server.call(id, options);
    expect(answer.status).toBe(status);
    // Only who is limited is told when to come back.
    expect(answer.headers["retry-after"] !== undefined).toBe(status === 429);
  });
});

describe("a held copy", () => {
  it("is confirmed by its ETag, weak or strong, alone or among others", async () => {
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await server.call("productImage", {
        ...samples.productImage,
        headers: { "if-none-match": held },
      });
      expect([held, answer.status]).toEqual([held, 304]);
    }
  });

  it("of another content is replaced", async () => {
    const answer = await server.call("productImage", {
      ...samples.productImage,
      headers: { "if-none-match": '"other"' },
    });
    expect(answer.status).toBe(200);
  });
});
