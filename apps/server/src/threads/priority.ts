import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** As `nice` does without being told how much. */
const lower = 10;

/**
 * Lets the other threads of the process go first where there are fewer cores than work. Linux alone
 * has priorities per thread, by the thread's own number; elsewhere, and where a sandbox forbids it,
 * nothing happens.
 */
export function giveWay(): void {
  if (process.platform !== "linux") return;
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, lower);
  } catch {
    // The thread works as well without, only less politely.
  }
}
