import { run } from "./run.ts";

/** The checks of `npm run check`; each counts as one passed or failed test. */
const checks: { name: string; command: string; args: string[] }[] = [
  { name: "types", command: "tsc", args: ["-p", "tsconfig.json", "--checkers", "1"] },
  { name: "lint", command: "oxlint", args: ["--deny-warnings"] },
  { name: "format", command: "oxfmt", args: ["--check", "."] },
  { name: "contract", command: "redocly", args: ["lint", "openapi.yaml", "--format=stylish"] },
  {
    name: "contract drift",
    command: "node",
    args: ["packages/api-client/scripts/generate.ts", "--check"],
  },
  { name: "API reports", command: "node", args: ["tools/api.ts", "--check"] },
  { name: "messages", command: "node", args: ["tools/messages.ts", "--check"] },
  { name: "types of elements", command: "node", args: ["tools/embed-types.ts", "--check"] },
  { name: "licenses", command: "node", args: ["tools/licenses.ts"] },
  { name: "pictures", command: "node", args: ["tools/check-pictures.ts"] },
  { name: "unused code", command: "knip", args: ["--no-progress"] },
];

/** Runs every check and prints the output of those that fail. */
export async function runChecks(
  onFailed: (check: string, output: string) => void = () => {},
): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  for (const check of checks) {
    const { code, output, seconds } = await run(check.command, check.args);
    if (code === 0) passed += 1;
    else {
      process.stdout.write(`${output}\n`);
      onFailed(check.name, output);
    }
    process.stdout.write(
      `${code === 0 ? "ok    " : "FAILED"} ${check.name} (${seconds.toFixed(1)} s)\n`,
    );
  }
  return { passed, failed: checks.length - passed };
}
