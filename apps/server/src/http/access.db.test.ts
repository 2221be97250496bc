import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationFacts } from "@caliper/api-client/wire";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import {
  type Caller,
  callers,
  contract,
  levelOfCaller,
  startTestServer,
  type TestServer,
} from "./testing/server.ts";
import { addFile, addImage, storedFile } from "./testing/stored-files.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addImage(server.data, "BR31338");
  const banner = { ...storedFile, kind: 2, state: 0, mime: "image/jpeg" };
  await addFile(server.data, banner);
  await addImports(server);
  await addPeople(server);
});
afterAll(() => server.close());

/** What planta_pads gets where PLANTA in general is answered: the samples are of other families. */
const closedToPads = new Set([
  "searchHardware",
  "searchHardwareApplication",
  "hardwareInfo",
  "searchByDim",
  "fichaInfo",
  "relatedProducts",
  "productImage",
  "productImageExists",
]);

/** What a success is called where it is not 200. */
const answered = new Map([
  ["deleteSession", 204],
  ["discardImport", 204],
  ["endSessions", 204],
  ["usePasswordLink", 204],
  ["createAccount", 201],
  ["createPasswordLink", 201],
]);

/** A correction is sent in one's own name. */
const inOwnName = (body: unknown, caller: Caller) =>
  typeof body === "object" && body !== null && "user" in body ? { ...body, user: caller } : body;

function expected(id: string, caller: Caller): number {
  const operation = contract.operations.get(id);
  if (!operation) throw new Error(`There is no operation ${id}`);
  if (caller === "anonymous" && operation.session === "required") return 401;
  if (!operation.levels.has(levelOfCaller[caller] as "ADMIN")) return 403;
  if (caller === "planta_pads" && closedToPads.has(id)) return 403;
  // A link works once: for the first who uses it.
  if (id === "usePasswordLink" && caller !== callers[0]) return 404;
  return answered.get(id) ?? 200;
}

const operations = [...contract.operations.values()];
// Logging out ends the session that the other cases use.
const ordered = operations.filter(({ id }) => id !== "deleteSession");

describe.each(ordered)("$id", ({ id }) => {
  it.each(callers)("as %s", async (caller) => {
    const answer = await server.call(id, {
      ...samples[id],
      body: inOwnName(samples[id].body, caller),
      as: caller,
    });
    expect(answer.status).toBe(expected(id, caller));
  });
});

describe("deleteSession", () => {
  it.each(callers)("as %s", async (caller) => {
    const answer = await server.call("deleteSession", { as: caller });
    expect(answer.status).toBe(expected("deleteSession", caller));
  });
});

describe("the contract", () => {
  it("is what the generated data says", () => {
    const facts = operations.map(({ id, method, path, levels }) => [
      id,
      { method, path, levels: [...levels] },
    ]);
    expect(Object.fromEntries(facts)).toEqual(operationFacts);
  });
});
