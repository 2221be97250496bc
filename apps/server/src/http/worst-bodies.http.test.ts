import { beforeAll, expect, it } from "vitest";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import { callerOf, contract, sharedTestServer } from "./testing/server.ts";
import { worstBodies } from "./testing/worst-bodies.ts";

const server = sharedTestServer({ limits: { perAccount: 1000, perAddress: 1000 } });
beforeAll(async () => {
  await addImports(server);
  await addPeople(server);
});

const operations = [...contract.operations.values()].filter(
  ({ largestBody }) => largestBody !== undefined,
);
const open = operations.filter(({ levels }) => levels.includes("anonymous"));

it("bodies without a session are limited to a small size", () => {
  expect(open.map(({ id }) => id)).toEqual([
    "usersAuth",
    "completeSignIn",
    "signInWithPasskey",
    "usePasswordLink",
  ]);
  for (const { largestBody } of open) expect(largestBody).toBeLessThanOrEqual(12_288);
});

/** Above the length from which bodies are parsed one at a time. */
const long = 70_000;

it.each(operations)("the worst bodies of $id get short responses", async (operation) => {
  const { path } = samples[operation.id];
  for (const { name, text } of worstBodies(contract, operation, long)) {
    const answer = await server.call(operation.id, {
      ...(path && { path }),
      body: text,
      headers: { "content-type": "application/json", "accept-language": "es" },
      as: callerOf(operation),
    });
    expect([name, answer.status]).toEqual([name, 400]);
    expect(answer.text.length).toBeLessThan(8000);
  }
});
