import { beforeAll, describe, expect, it } from "vitest";
import { type GrowingCall, growingCalls } from "./testing/growing-calls.ts";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import { callerOf, type CallOptions, contract, sharedTestServer } from "./testing/server.ts";
import type { Operation } from "./contract.ts";

/** `GROWTH_SEED` repeats a run with other words. */
const seed = Number(process.env["GROWTH_SEED"] ?? 20_261_126);

const server = sharedTestServer({ limits: { perAccount: 1e9, perAddress: 1e9 } });

/** CPU time of a call on all threads, in ms: independent of what else the machine does. */
async function cpuOf(
  { id, levels }: Pick<Operation, "id" | "levels">,
  call: CallOptions,
): Promise<number> {
  const as = callerOf({ levels });
  const before = process.cpuUsage();
  const { status } = await server.call(id, { as, ...call });
  const { user, system } = process.cpuUsage(before);
  if (status === 401) server.forget(as);
  return (user + system) / 1000;
}

/** The least of several: garbage collection and compilation only add. */
async function minOf(times: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < times; time += 1) least = Math.min(least, await measure());
  return least;
}

let trivial = 0;
beforeAll(async () => {
  await addImports(server);
  await addPeople(server);
  trivial = await minOf(20, () => cpuOf({ id: "getSession", levels: ["ADMIN"] }, {}));
});

/** Cheaper calls, in trivial requests, do no harm however they grow; shorter ones are mostly noise. */
const harmless = 100;
/** Four times the length costs four times as much, and a quadratic cost would be sixteen times. */
const maxGrowth = 12;
/** Only calls that seem to grow too much take all of them. Other work on the machine can spoil several in a row. */
const attempts = 15;
const shares = [0.01, 0.25, 0.5, 1] as const;

/** From a quarter of the length to all of it, without what the shortest input costs; 0 for calls that do no harm. */
async function growthOf(operation: Operation, { call }: GrowingCall): Promise<number> {
  const isHarmless = (cost: number) => cost < harmless * trivial;
  const longest = await cpuOf(operation, call(1));
  if (isHarmless(longest)) return 0;
  const shortest = await cpuOf(operation, call(shares[0]));
  // A sign-in costs much with a short password, too.
  if (isHarmless(longest - shortest)) return 0;
  const least = [shortest, Infinity, Infinity, longest];
  let growth = Infinity;
  for (let attempt = 0; attempt < attempts && growth > maxGrowth; attempt += 1) {
    for (const [index, share] of shares.entries()) {
      // Too high a cost of all of the length leads to another attempt, and cannot hide growth.
      const times = share === 1 && attempt === 0 ? 0 : 3;
      const cost = await minOf(times, () => cpuOf(operation, call(share)));
      least[index] = Math.min(least[index] ?? cost, cost);
    }
    const [fixed = 0, quarter = 0, half = 0, long = 0] = least;
    if (isHarmless(long)) return 0;
    const from = (shorter: number) => (long - fixed) / Math.max(trivial, shorter - fixed);
    // A quarter may cost little more than the call itself, so that its measurement is mostly noise; half of it costs more.
    growth = Math.min(from(quarter), from(half) ** 2);
  }
  return growth;
}

/**
 * A new password of the caller would be another one in the next call. An upload is compared in a thread after its answer, which
 * would count toward the next call; `npm run bench -- --loads` measures it.
 */
const unmeasurable = new Set<string>(["changePassword", "excelUpload"]);
const operations = [...contract.operations.values()].filter(({ id }) => !unmeasurable.has(id));
const grown = operations.flatMap((operation) => {
  const calls = growingCalls(contract, operation, samples[operation.id], seed);
  return calls.length > 0 ? [{ id: operation.id, operation, calls }] : [];
});

describe(`longer input, seed ${seed}`, () => {
  it.each(grown)(
    "costs $id in proportion to its length",
    async ({ operation, calls }) => {
      const slow: string[] = [];
      for (const each of calls) {
        const growth = await growthOf(operation, each);
        if (growth > maxGrowth) slow.push(`${each.name} grows ${growth.toFixed(1)} times`);
      }
      expect(slow).toEqual([]);
    },
    600_000,
  );

  it.each(["find", "findByText"] as const)(
    "costs %s at most a few ordinary questions",
    async (id) => {
      const [operation] = grown.filter((each) => each.id === id);
      const isSearched = ({ name }: GrowingCall) => /^body\.text/iu.test(name);
      const ordinary = await minOf(10, () => cpuOf({ id, levels: ["ADMIN"] }, samples[id]));
      for (const { name, call } of operation?.calls.filter(isSearched) ?? []) {
        const { status } = await server.call(id, { as: "admin", ...call(1) });
        expect([name, status]).toEqual([name, 200]);
        const longest = await minOf(4, () => cpuOf({ id, levels: ["ADMIN"] }, call(1)));
        expect([name, longest / ordinary < 20]).toEqual([name, true]);
      }
      expect(operation?.calls.filter(isSearched).length).toBeGreaterThan(10);
    },
    600_000,
  );
});
