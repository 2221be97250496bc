import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What a launcher needs to start the browser. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * The Chromium that package-lock.json pins (registry package, linux x64), unpacked once per version.
 * Its libraries come along, so nothing has to be installed from the system's packages.
 * `CHROMIUM_PATH` names another browser; pictures are only comparable in the pinned one.
 */
export async function chromium(): Promise<Browser> {
  const override = process.env["CHROMIUM_PATH"];
  if (override) return { executablePath: override, env: {} };
  const root = fileURLToPath(new URL("..", import.meta.resolve("@sparticuz/chromium")));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const home = join(import.meta.dirname, "../node_modules/.cache");
  const dir = join(home, `chromium-${version}`);
  if (!existsSync(dir)) {
    // Unpacked beside its place and then renamed: an interrupted start leaves nothing half-done.
    const draft = join(home, `chromium-${version}.${process.pid}`);
    mkdirSync(draft, { recursive: true });
    const old = process.env["TMPDIR"];
    process.env["TMPDIR"] = draft; // the package unpacks to os.tmpdir() and reuses any version it finds there
    try {
      const { default: pack, inflate } = await import("@sparticuz/chromium");
      await pack.executablePath();
      await inflate(join(root, "bin/al2023.tar.br"));
    } finally {
      if (old === undefined) delete process.env["TMPDIR"];
      else process.env["TMPDIR"] = old;
    }
    try {
      renameSync(draft, dir);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(dir)) throw error; // another process was quicker
    }
  }
  return {
    executablePath: join(dir, "chromium"),
    env: { LD_LIBRARY_PATH: join(dir, "al2023/lib") },
  };
}

/** Flags under which every run renders the same pixels and makes no request of its own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-lcd-text",
];
