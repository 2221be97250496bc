import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { callsOf, collectTexts } from "./testing/arbitraries.ts";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { callers, contract, sharedTestServer } from "./testing/server.ts";

/** `npm run fuzz` makes a million calls; `FUZZ_SEED` repeats a run. */
const calls = Number(process.env["FUZZ_CALLS"] ?? 200);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_260_115);
const callsPerRun = 5;

const server = sharedTestServer({ limits: { perAccount: 1e9, perAddress: 1e9 } });
beforeAll(async () => {
  await addImports(server);
  await addPeople(server);
});

// Changes of accounts and of the callers' passwords would lock the callers out.
const operations = [...contract.operations.values()].filter(
  ({ id, group, changesState }) =>
    id !== "changePassword" && (group !== "accounts" || !changesState),
);

// The test server adds the account of an unknown level when it first signs in, so it can do so only once.
const fuzzed = callers.filter((caller) => caller !== "vendedor");

const known: string[] = [];
const arbitraryCall = callsOf(contract, known);
const someCall = fc.constantFrom(...operations).chain((operation) =>
  fc.record({
    id: fc.constant(operation.id),
    as: fc.constantFrom(...fuzzed, "admin" as const),
    values: arbitraryCall(operation),
  }),
);

it(
  `answers ${calls} calls as the contract describes`,
  async () => {
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(
      fc.array(someCall, { minLength: callsPerRun, maxLength: callsPerRun }),
      async (chain) => {
        for (const { id, as, values } of chain) {
          // It fails unless the contract describes the answer.
          const { status, body } = await server.call(id, { ...values, as });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          collectTexts(known, body);
          expect([id, status < 500]).toEqual([id, true]);
          if (status === 401 || id === "deleteSession") server.forget(as);
        }
      },
    );
    const numRuns = Math.ceil(calls / callsPerRun);
    // Later calls depend on earlier answers, so a failed run cannot be made shorter.
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
    if (calls > 1000) process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`);
    expect(statuses.get(200)).toBeGreaterThan(calls / 20);
    expect(statuses.get(400)).toBeGreaterThan(0);
  },
  60_000 + calls * 100,
);
