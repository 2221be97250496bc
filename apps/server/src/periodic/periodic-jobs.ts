import type { OpenDatabase } from "../db/index.ts";
import type { MetaRepository } from "../meta/meta.repository.ts";
import { hour } from "../units.ts";

/** Timers of several servers are never exactly an hour apart. */
const tolerance = 300_000;

/**
 * Decides which of several servers runs an hourly job. The job's row has the time of its last start; the server that
 * writes it runs the job. If that server is stopped, another one runs the job an hour later.
 */
export function createPeriodicJobs(
  { hasOneServer }: OpenDatabase,
  meta: MetaRepository,
  now: () => number,
) {
  return {
    /** Whether this server runs the job now. The only server also runs every job when it starts. */
    async isDue(job: string): Promise<boolean> {
      if (hasOneServer) return true;
      const last = new Date(now() - hour + tolerance).toISOString();
      return meta.replaceUpTo(`job ${job}`, last, new Date(now()).toISOString());
    },
  };
}
