import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import type { Chance } from "../../apps/server/src/loading/testing/random.ts";
import type { World } from "./world.ts";

/** How long faults last, in ms. */
const lengths = { server: 2_000, storage: 5_000, disk: 10_000 };

export interface Fault {
  readonly name: string;
  /** Ends when everything works again. */
  run(): Promise<void>;
}

/** The faults that this machine allows, in an order that depends on the seed only. */
export function faultsIn(world: World, random: Chance): () => Fault {
  const { cluster, database, disk } = world;
  const kinds: (() => Fault)[] = [
    () => {
      // The first is never killed: its memory is measured.
      const index = 1 + random.below(cluster.servers.length - 1);
      return {
        name: `server ${index} is killed`,
        async run() {
          await cluster.servers[index]?.kill();
          await after(lengths.server);
          await cluster.restart(index);
        },
      };
    },
    () => ({
      name: "all connections to the database are dropped",
      run: async () =>
        void (await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
          database.read,
        )),
    }),
    () => ({
      name: "the storage is unavailable",
      async run() {
        await world.stopStorage();
        await after(lengths.storage);
        await world.startStorage();
      },
    }),
    ...(disk === undefined
      ? []
      : [
          () => ({
            name: "the disk is full",
            async run() {
              await disk.fill();
              await after(lengths.disk);
              await disk.free();
              // Either may have ended on the full disk.
              await world.reviveDatabase();
              await world.stopStorage();
              await world.startStorage();
            },
          }),
        ]),
  ];
  let round: (() => Fault)[] = [];
  // Every kind once, before the first one again.
  return () => {
    if (round.length === 0) round = random.shuffled(kinds);
    const next = round.pop();
    if (!next) throw new Error("There are no faults");
    return next();
  };
}
