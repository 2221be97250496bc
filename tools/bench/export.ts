import { readFileSync } from "node:fs";
import { type Call, rate } from "./load.ts";

export interface ExportMeasured {
  /** Bytes of the workbook. */
  readonly bytes: number;
  /** Milliseconds from the request. */
  readonly firstByte: number;
  readonly whole: number;
  /** Peak memory of the server above its idle memory, in bytes; undefined except on Linux. */
  readonly memory: number | undefined;
  /** The longest response time of a trivial call during the export, in ms. */
  readonly longestWait: number;
  /** The same on an idle server. */
  readonly waitAtRest: number;
  /** Searches per second on an idle server divided by searches per second during the export. */
  readonly slowdown: number;
}

const between = 5; // ms
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of a process in bytes, from Linux. */
function residentBytes(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1]) * 1024;
  } catch {
    return undefined;
  }
}

async function download(url: string, cookie: string) {
  const began = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  let bytes = 0;
  let firstByte = Number.NaN;
  for await (const chunk of answer.body) {
    if (bytes === 0) firstByte = performance.now() - began;
    bytes += chunk.byteLength;
  }
  return { bytes, firstByte, whole: performance.now() - began };
}

/** The longest response time of a trivial call until `ended`, in ms. */
async function longestWait(origin: string, ended: () => boolean): Promise<number> {
  let longest = 0;
  while (!ended()) {
    const began = performance.now();
    // One after another, so that each call samples a different moment.
    const answer = await fetch(`${origin}/healthz`);
    await answer.arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
    await pause(between);
  }
  return longest;
}

async function highestMemory(pid: number, ended: () => boolean): Promise<number | undefined> {
  let highest = residentBytes(pid);
  while (highest !== undefined && !ended()) {
    highest = Math.max(highest, residentBytes(pid) ?? 0);
    await pause(between * 4);
  }
  return highest;
}

/** Downloads a table three times: alone, during trivial calls, and during searches. */
export async function measureExport(
  origin: string,
  pid: number,
  cookie: string,
  path: string,
  searches: readonly Call[],
): Promise<ExportMeasured> {
  const url = origin + path;
  let isOver = false;
  const until = async <Value>(work: Promise<Value>): Promise<Value> => {
    isOver = false;
    try {
      return await work;
    } finally {
      isOver = true;
    }
  };
  // Warm up code and caches first.
  await download(url, cookie);

  const rest = residentBytes(pid);
  const [alone, highest] = await Promise.all([
    until(download(url, cookie)),
    highestMemory(pid, () => isOver),
  ]);

  const [, waitAtRest] = await Promise.all([
    until(pause(alone.whole)),
    longestWait(origin, () => isOver),
  ]);
  const [, wait] = await Promise.all([
    until(download(url, cookie)),
    longestWait(origin, () => isOver),
  ]);

  const seconds = Math.max(2, Math.floor(alone.whole / 1000));
  const before = await rate(origin, searches, { cookie }, seconds);
  const stop = new AbortController();
  const downloads = (async () => {
    while (!stop.signal.aborted) await download(url, cookie);
  })();
  const meanwhile = await rate(origin, searches, { cookie }, seconds);
  stop.abort();
  await downloads;

  return {
    ...alone,
    memory: rest === undefined || highest === undefined ? undefined : highest - rest,
    longestWait: wait,
    waitAtRest,
    slowdown: before / meanwhile,
  };
}
