import { readFile } from "node:fs/promises";

/** Memory of a process over time, in MB. */
export interface Growth {
  /** The median after warm-up, and at the end. */
  readonly early: number;
  readonly late: number;
}

/** The memory of a process in MB; undefined where the system does not tell. */
export async function memoryOf(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /^VmRSS:\s+(\d+)/mu.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Compares the second quarter with the last one; the first is warm-up. */
export function growthOf(samples: readonly number[]): Growth {
  const quarter = Math.floor(samples.length / 4);
  return {
    early: median(samples.slice(quarter, 2 * quarter)),
    late: median(samples.slice(-quarter)),
  };
}

/** Flat: less than a quarter more, or 32 MB, which one garbage collection more or less makes. */
export const isFlat = ({ early, late }: Growth): boolean =>
  late <= Math.max(1.25 * early, early + 32);
