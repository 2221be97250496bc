import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm start`: builds the portal when its sources are newer than the last build, then runs the server with demo data, and builds the
 * embed and the server beside it: until it is built, the server runs from its sources. `PORT`, `DATA_DIR`, `DATABASE_URL` and `CALIPER_DEMO` are passed on to the server.
 */
const root = join(import.meta.dirname, "..");

const newest = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (time, entry) => Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs),
      0,
    );

const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}/src`);
const shared = ["package-lock.json", "vite.shared.ts"];

const builds = [
  {
    app: "portal",
    result: "dist/index.html",
    folders: ["src", "build"],
    files: ["index.html", "vite.config.ts"],
  },
  {
    app: "embed",
    result: "dist/v1/caliper.js",
    folders: ["src", "build"],
    files: ["package.json", "vite.config.ts"],
  },
  {
    app: "server",
    result: "dist/demo.js",
    folders: ["src", "../demo/src"],
    files: ["package.json", "vite.config.ts"],
  },
];

/** Whether a source is newer than the last build. */
function isStale({ app, result, folders, files }: (typeof builds)[number]): boolean {
  const folder = join(root, "apps", app);
  const changed = Math.max(
    ...packages.map((path) => newest(join(root, path))),
    ...folders.map((path) => newest(join(folder, path))),
    ...[...shared.map((file) => join(root, file)), ...files.map((file) => join(folder, file))].map(
      (file) => statSync(file).mtimeMs,
    ),
  );
  const built = join(folder, result);
  return !existsSync(built) || statSync(built).mtimeMs < changed;
}

const demo = join(root, "apps/demo/src/main.ts");
const builtDemo = join(root, "apps/server/dist/demo.js");

/** Runs a script to its end; ends this process when it fails. */
async function finish(script: string, words: string[], env = process.env): Promise<void> {
  const child = spawn(process.execPath, [script, ...words], { cwd: root, stdio: "inherit", env });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}

const build = (app: string) =>
  finish(join(import.meta.dirname, "build.ts"), [app, "warn"], {
    ...process.env,
    CALIPER_BUILD: "fast",
  });

const names = new Intl.ListFormat("en");
const stale = builds.filter(isStale).map(({ app }) => app);
const isDemoOff = /^(?:0|false)$/iu.test(process.env["CALIPER_DEMO"] ?? "");
if (stale.length > 0)
  process.stdout.write(`Building ${names.format(stale.map((app) => `the ${app}`))} …\n`);
// On a first start the demo data are made meanwhile.
if (stale.includes("portal"))
  await Promise.all([build("portal"), ...(isDemoOff ? [] : [finish(demo, ["fill"])])]);

// The server serves what is in this folder, also later.
mkdirSync(join(root, "apps/embed/dist"), { recursive: true });
const server = spawn(process.execPath, [stale.includes("server") ? demo : builtDemo], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
process.on("exit", () => server.kill());
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// The portal needs neither, so the server starts first.
for (const app of ["embed", "server"].filter((name) => stale.includes(name))) {
  await build(app);
  process.stdout.write(`The ${app} is built.\n`);
}
