import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");
/** In ms; the first start creates the demo data, which is slow on a busy machine. */
const startLimit = 180_000;

/**
 * Builds the portal, the embed and the server, unless `npm test` just did, and starts one server with fresh demo data for all tests;
 * returns how to stop it.
 */
export default async function start(): Promise<() => Promise<void>> {
  // A process of its own: a build sets NODE_ENV, which the workers would inherit.
  if (process.env["E2E_BUILT"] === undefined)
    execFileSync(process.execPath, ["tools/build.ts"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "caliper-e2e-"));
  const server = spawn(process.execPath, [join(root, "apps/server/dist/demo.js")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: "",
    },
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-4000);
  };
  server.stdout.on("data", keep);
  server.stderr.on("data", keep);

  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(url, server);
  } catch (error) {
    await stop();
    throw new Error(`The server did not start. Output:\n${output}`, { cause: error });
  }
  process.env["E2E_URL"] = url;
  process.env["E2E_FOLDER"] = folder;
  return stop;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function ready(url: string, server: ChildProcess) {
  const limit = performance.now() + startLimit;
  while (performance.now() < limit) {
    if (server.exitCode !== null) throw new Error(`exit code ${server.exitCode}`);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(200);
  }
  throw new Error(`not ready after ${startLimit / 1000} s`);
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  const deadline = setTimeout(() => server.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(deadline);
}
