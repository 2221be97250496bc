import { spawn } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

const environment = {
  FORCE_COLOR: "0",
  REDOCLY_TELEMETRY: "off",
  // With the default, the compiler and the type-aware linter, which are written in Go, spend a third of their CPU time on garbage.
  GOGC: "400",
};

export interface Run {
  code: number;
  /** Both streams, mixed as they arrived. */
  output: string;
  stdout: string;
  seconds: number;
}

/** Prints whole lines only, each after its label, so that commands that run side by side stay readable. */
function printLines(label: string) {
  let rest = "";
  return (text: string) => {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) process.stdout.write(`${label}${line}\n`);
  };
}

/** Runs a command in the workspace and collects its output; `show` also prints it, each line after a label if it is one. */
export function run(
  command: string,
  args: string[],
  show: boolean | string = false,
  env = {},
): Promise<Run> {
  const print = printLines(typeof show === "string" ? `${show} | ` : "");
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environment, ...env },
    });
    let output = "";
    let stdout = "";
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (show !== false) print(chunk.toString());
    };
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk.toString();
      take(chunk);
    });
    child.stderr.on("data", take);
    child.on("error", (error) => {
      output += String(error);
    });
    child.on("close", (code) => {
      if (show !== false && !output.endsWith("\n")) print("\n");
      resolve({ code: code ?? 1, output, stdout, seconds: (performance.now() - started) / 1000 });
    });
  });
}
