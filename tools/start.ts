import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm start`: builds the portal when its sources are newer than the last build, then runs the server
 * with demo data. `PORT`, `DATA_DIR`, `DATABASE_URL` and `CALIPER_DEMO` are passed on to the server.
 */
const root = join(import.meta.dirname, "..");
const built = join(root, "apps/portal/dist/index.html");

const newest = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (time, entry) => Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs),
      0,
    );

const sources = [
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/src`),
  "apps/portal/src",
].map((folder) => join(root, folder));
const single = [
  "package-lock.json",
  "vite.shared.ts",
  "apps/portal/index.html",
  "apps/portal/vite.config.ts",
];

const changed = Math.max(
  ...sources.map(newest),
  ...single.map((file) => statSync(join(root, file)).mtimeMs),
);
if (!existsSync(built) || statSync(built).mtimeMs < changed) {
  process.stdout.write("Building the portal …\n");
  const { build } = await import("vite");
  await build({
    root: join(root, "apps/portal"),
    configFile: join(root, "apps/portal/vite.config.ts"),
    logLevel: "warn",
  });
}

const server = spawn(process.execPath, [join(root, "apps/demo/src/main.ts")], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
