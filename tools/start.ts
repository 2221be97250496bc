import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm start`: builds the portal and the embed when their sources are newer than the last build, then runs the server
 * with demo data. `PORT`, `DATA_DIR`, `DATABASE_URL` and `CALIPER_DEMO` are passed on to the server.
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
];

for (const { app, result, folders, files } of builds) {
  const folder = join(root, "apps", app);
  const changed = Math.max(
    ...packages.map((path) => newest(join(root, path))),
    ...folders.map((path) => newest(join(folder, path))),
    ...[...shared.map((file) => join(root, file)), ...files.map((file) => join(folder, file))].map(
      (file) => statSync(file).mtimeMs,
    ),
  );
  const built = join(folder, result);
  if (existsSync(built) && statSync(built).mtimeMs >= changed) continue;
  process.stdout.write(`Building the ${app} …\n`);
  const { build } = await import("vite");
  await build({ root: folder, configFile: join(folder, "vite.config.ts"), logLevel: "warn" });
}

const server = spawn(process.execPath, [join(root, "apps/demo/src/main.ts")], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
