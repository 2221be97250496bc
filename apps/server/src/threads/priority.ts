import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** The default of `nice`. */
const lower = 10;

/**
 * Gives the calling thread a lower priority than the other threads of the process. Only Linux has
 * priorities per thread; elsewhere, and where a sandbox forbids it, this does nothing.
 */
export function lowerPriority(): void {
  if (process.platform !== "linux") return;
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, lower);
  } catch {
    // The thread works without it.
  }
}
