import { setTimeout as after } from "node:timers/promises";
import { isUnreachable } from "../../apps/server/src/db/index.ts";
import { chance } from "../../apps/server/src/loading/testing/random.ts";
import { faultsIn } from "./faults.ts";
import { Journal } from "./journal.ts";
import { type Growth, growthOf, isFlat, memoryOf } from "./memory.ts";
import { Model } from "./model.ts";
import { damagedContents, observe } from "./observe.ts";
import { targetsIn } from "./targets.ts";
import { startTraffic } from "./traffic.ts";
import { startWorld, type World } from "./world.ts";

export interface SoakOptions {
  readonly seed: number;
  readonly minutes: number;
  readonly connections: number;
  readonly say: (line: string) => void;
  readonly isInterrupted: () => boolean;
}

export interface Soaked {
  readonly journal: Journal;
  readonly model: Model;
  readonly faults: ReadonlyMap<string, number>;
  /** Of the server that is never killed; undefined where memory cannot be read. */
  readonly memory: Growth | undefined;
}

/** From the start of a fault to the start of the next one, in ms. */
const faultIntervalMs = 20_000;
const sampleIntervalMs = 5_000;
/** Largest allowed ratio of the 99th percentile of an operation to its median. */
const maxSpread = 10;
/** Fewer requests have no 99th percentile. */
const minRequests = 500;

/** Runs traffic and faults until the time is over or something is found. */
export async function soak(options: SoakOptions): Promise<Soaked> {
  const journal = new Journal(options.say);
  const soaked = { journal, model: new Model(), faults: new Map<string, number>() };
  const samples: number[] = [];
  const world = await startWorld();
  try {
    await underFaults(world, options, soaked, samples);
  } catch (error) {
    journal.fail(`the run broke off: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    await world.stop();
  }
  const memory = samples.length === 0 ? undefined : growthOf(samples);
  if (memory && !isFlat(memory))
    journal.fail(`the memory grew from ${memory.early.toFixed(0)} to ${memory.late.toFixed(0)} MB`);
  for (const [operation, { count, p50, p99 }] of journal.times())
    if (count >= minRequests && p99 > maxSpread * p50)
      journal.fail(
        `${operation}: p99 ${p99.toFixed(0)} ms is over ${maxSpread} times p50 ${p50.toFixed(0)} ms`,
      );
  return { ...soaked, memory };
}

async function underFaults(
  world: World,
  { seed, minutes, connections, say, isInterrupted }: SoakOptions,
  { journal, model, faults }: Omit<Soaked, "memory"> & { faults: Map<string, number> },
  samples: number[],
): Promise<void> {
  if (!world.disk) say("The disk is not filled: mounting a small one needs root.");
  const { cluster, database, storage } = world;
  const url = cluster.url;
  const targets = await targetsIn(database);
  const traffic = await startTraffic({ url, seed, connections, database, targets, model, journal });
  const until = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() >= until || journal.failures.length > 0 || isInterrupted();
  const pause = async (time: number) => {
    while (performance.now() < time && !isOver()) await after(100);
  };
  const sampling = (async () => {
    while (!isOver()) {
      const memory = await memoryOf(cluster.servers[0]?.pid);
      if (memory !== undefined) samples.push(memory);
      await pause(performance.now() + sampleIntervalMs);
    }
  })();

  /** @param checkedHashes hashes of contents that are not read again */
  const check = async (checkedHashes = new Set<string>()) => {
    const compare = model.observe();
    const storedValues = await observe(database, targets, model);
    const hashes = [...storedValues].flatMap(([name, hash]) =>
      name.startsWith("file ") ? [hash] : [],
    );
    const unread = hashes.filter((hash) => !checkedHashes.has(hash));
    for (const finding of [...compare(storedValues), ...(await damagedContents(storage, unread))])
      journal.fail(finding);
    for (const hash of unread) checkedHashes.add(hash);
  };

  try {
    const nextFault = faultsIn(world, chance(seed));
    const checkedHashes = new Set<string>();
    for (let next = performance.now() + faultIntervalMs; !isOver(); next += faultIntervalMs) {
      await pause(next - faultIntervalMs / 2);
      if (isOver()) break;
      const fault = nextFault();
      faults.set(fault.name, (faults.get(fault.name) ?? 0) + 1);
      say(`${journal.requests()} requests; now ${fault.name}`);
      await journal.disturb(fault.name, () => fault.run());
      await repeated(() => check(checkedHashes));
      await pause(next);
    }
  } finally {
    await traffic.stop();
  }
  await sampling;
  await repeated(check);
  for (const finding of model.unacknowledged()) journal.fail(finding);
}

/** Reads again when the connection was one of those that a fault dropped. */
async function repeated(work: () => Promise<void>): Promise<void> {
  for (let left = 3; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreachable(error) || left === 0) throw error;
    }
  }
}
