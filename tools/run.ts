import { spawn } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

export interface Run {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a command in the workspace and collects its output; `show` also prints it. */
export function run(command: string, args: string[], show = false, env = {}): Promise<Run> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FORCE_COLOR: "0", REDOCLY_TELEMETRY: "off", ...env },
    });
    let output = "";
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("error", (error) => {
      output += String(error);
    });
    child.on("close", (code) => {
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}
