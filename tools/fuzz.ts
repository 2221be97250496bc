/** `npm run fuzz`: a million calls of the API with values made from the contract. `FUZZ_CALLS` and `FUZZ_SEED` change them. */
import { run } from "./run.ts";

const seed = process.env["FUZZ_SEED"] ?? String(Date.now() % 1_000_000_000);
process.stdout.write(`FUZZ_SEED=${seed}\n`);
const { code } = await run(
  "vitest",
  ["run", "--project", "server-sqlite", "apps/server/src/http/fuzz.http.test.ts"],
  true,
  { FUZZ_CALLS: process.env["FUZZ_CALLS"] ?? "1000000", FUZZ_SEED: seed },
);
process.exitCode = code;
