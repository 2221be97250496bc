import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browsers.ts";

const isPinned =
  process.platform === "linux" && process.arch === "x64" && !process.env["CHROMIUM_PATH"];

/** Pictures belong to the pinned Chromium; another browser draws the same letters a pixel wider. */
export const arePicturesComparable = isPinned;

/**
 * Launch options of the Chromium that package-lock.json pins (a registry package, Linux x64), or of an installed Chrome,
 * Chromium or Edge elsewhere. `CHROMIUM_PATH` names another one.
 */
export async function chromium(): Promise<{
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}> {
  const env: Record<string, string> = { LANG: "en_US.UTF-8", LC_ALL: "en_US.UTF-8", TZ: "UTC" };
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined) env[name] ??= value;

  let executablePath = process.env["CHROMIUM_PATH"];
  if (process.platform === "linux") {
    const home = await unpack();
    if (isPinned) {
      executablePath = join(home, "chromium");
      env["LD_LIBRARY_PATH"] = join(home, "al2023/lib");
    }
    env["FONTCONFIG_FILE"] = fontsConfiguration(home);
  }
  executablePath ??= findBrowser(process.platform, process.env, existsSync);
  if (!executablePath)
    throw new Error(
      "No browser found. Install Chrome, Chromium or Edge, or set CHROMIUM_PATH to the path of one.",
    );
  return { executablePath, args: flags, env };
}

/**
 * Unpacks the registry package once per version: Chromium, the libraries it needs, and one font. Returns the folder.
 */
async function unpack(): Promise<string> {
  const root = fileURLToPath(new URL("..", import.meta.resolve("@sparticuz/chromium")));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const cache = join(import.meta.dirname, "../node_modules/.cache");
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;
  // Unpacked under a temporary name and then renamed, so that an interrupted start leaves nothing incomplete.
  const draft = `${home}.${process.pid}`;
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
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error; // another process was quicker
  }
  return home;
}

/**
 * Hides the machine's fonts from the browser, so that text in a font of the machine looks wrong on all machines. It
 * does not start without any font: it gets the package's Open Sans.
 */
function fontsConfiguration(home: string): string {
  const path = join(home, "fonts/only.conf");
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts/fonts")}</dir>
  <cachedir>${join(tmpdir(), "caliper-fonts-cache")}</cachedir>
</fontconfig>
`,
  );
  return path;
}

/** Flags under which every run renders the same pixels and makes no request of its own. */
const flags = [
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

/**
 * Flags for tests: a test leaves its page before its hot functions are worth optimizing, but compiling each function once
 * pays off. A seventh of the CPU time of the stories. Benchmarks optimize as users' browsers do.
 */
export const unoptimized = ["--js-flags=--no-turbofan,--no-maglev,--always-sparkplug"];

/** Flags for stories, which often wait for the next frame: it follows at once, not after a sixtieth of a second. */
export const unlimitedFrames = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];
