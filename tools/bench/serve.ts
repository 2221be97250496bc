import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { root } from "../run.ts";

export interface Served {
  origin: string;
  /** Process ID. */
  pid: number;
  /** Milliseconds from the start of the process to its first response. */
  startedIn: number;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Starts a script in a new process and waits until `path` responds. */
export async function serve(
  script: string,
  args: string[],
  port: number,
  path: string,
  env: Record<string, string>,
): Promise<Served> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    try {
      const answer = await fetch(`${origin}${path}`);
      await answer.arrayBuffer();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5)); // not listening yet
    }
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
