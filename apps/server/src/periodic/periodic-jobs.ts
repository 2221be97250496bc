import type { OpenDatabase } from "../db/index.ts";

const hour = 3_600_000;
/** Timers of several servers are never exactly an hour apart. */
const tolerance = 300_000;

/**
 * Decides which of several servers does an hourly job. The row of the job has the time of its last start; the server that
 * writes it does the job. If that server is stopped, another one does the job an hour later.
 */
export function createPeriodicJobs({ write, dialect }: OpenDatabase, now: () => number) {
  return {
    /** Whether this server does the job now. SQLite has one server, which does every job when it starts, too. */
    async isDue(job: string): Promise<boolean> {
      if (dialect === "sqlite") return true;
      const value = new Date(now()).toISOString();
      const last = new Date(now() - hour + tolerance).toISOString();
      const taken = await write
        .insertInto("meta")
        .values({ key: `job ${job}`, value })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({ value }).where("meta.value", "<=", last),
        )
        .returning("key")
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}
