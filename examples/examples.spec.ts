import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "playwright/test";
import { embedKey } from "../e2e/support/host.ts";

const root = join(import.meta.dirname, "..");
const tarballs = join(root, "node_modules/.cache/packages");

/** As the README of the widgets has it. */
const [installLine = ""] =
  /^npm install \S.*$/mu.exec(
    readFileSync(join(root, "packages/catalogue-widgets/README.md"), "utf8"),
  ) ?? [];

/** Version of React, such as `19.0.0`; by default the newest that an example accepts. */
const react = process.env["REACT"];

interface Example {
  readonly name: string;
  readonly folder: string;
  /** Or the script of the embed. */
  readonly usesPackages: boolean;
  /** The project's own tools. */
  readonly build: string;
  readonly serve: string;
}

const vite = { build: "vite build", serve: "vite preview --strictPort --port" };

const examples: readonly Example[] = [
  { name: "vite", folder: "vite", usesPackages: true, ...vite },
  ...[
    ["next-turbopack", "next build"],
    ["next-webpack", "next build --webpack"],
  ].map(([name = "", build = ""]) => ({
    name,
    folder: "next",
    usesPackages: true,
    build,
    serve: "next start --port",
  })),
  { name: "vue", folder: "vue", usesPackages: false, ...vite },
];

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

test.describe.configure({ timeout: 300_000, retries: 0 });

let isPacked = false;

/** Builds the packages once, where an example installs them. */
function packed(): readonly string[] {
  if (!isPacked)
    execFileSync("node", ["tools/packages/release.ts", "--dry-run"], { cwd: root, stdio: "pipe" });
  isPacked = true;
  return readdirSync(tarballs).map((file) => join(tarballs, file));
}

for (const { name, folder: source, usesPackages, build, serve } of examples) {
  test(`shows a datasheet with ${name}`, async ({ page, baseURL }) => {
    // In another folder, so that our own dependencies are not used.
    const folder = mkdtempSync(join(tmpdir(), "caliper-example-"));
    cpSync(join(import.meta.dirname, source), folder, { recursive: true });
    const install = usesPackages ? installLine : "npm install";
    if (usesPackages) for (const file of packed()) cpSync(file, join(folder, basename(file)));
    const version = react === undefined ? install : install.replaceAll("@19", `@${react}`);
    execFileSync("sh", ["-c", `${version} --no-audit --no-fund --prefer-offline`], { cwd: folder });

    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = baseURL ?? "";
    const key = await embedKey(server, origin);
    const env = {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      VITE_CALIPER_URL: server,
      VITE_CALIPER_KEY: key,
      NEXT_PUBLIC_CALIPER_URL: server,
      NEXT_PUBLIC_CALIPER_KEY: key,
    };
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      // Lookups without a result, and icons that the examples do not have.
      if (message.type() === "error" && !/status of 404/.test(message.text()))
        errors.push(message.text());
    });
    execFileSync("npx", ["--no", ...build.split(" ")], { cwd: folder, env, stdio: "pipe" });
    const site = spawn("npx", ["--no", ...serve.split(" "), String(port)], {
      cwd: folder,
      env,
      detached: true,
      stdio: "ignore",
    });
    const ended = once(site, "exit");
    try {
      await expect(async () => {
        expect((await page.request.get(origin)).ok()).toBe(true);
      }).toPass({ timeout: 60_000 });
      await page.goto(origin);
      const heading = page.getByRole("heading", { level: 2, name: /^BR31338/ });
      await expect(heading).toBeVisible();
      await expect(page.getByRole("row", { name: /Toyota Corolla/ }).first()).toBeVisible();
      expect(errors).toEqual([]);
    } finally {
      if (site.pid !== undefined) process.kill(-site.pid);
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });
}
