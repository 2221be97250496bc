import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { embedKey } from "../e2e/support/host.ts";

const root = join(import.meta.dirname, "..");
const tarballs = join(root, "node_modules/.cache/packages");

interface Example {
  /** A folder here. */
  readonly folder: string;
  readonly usesPackages: boolean;
  /** Commands of the project's own tools. */
  readonly build: readonly string[];
  readonly serve: (port: number) => readonly string[];
}

const preview = (port: number) => ["vite", "preview", "--strictPort", "--port", String(port)];
const next = (port: number) => ["next", "start", "--port", String(port)];

const examples: Readonly<Record<string, Example>> = {
  "Vite and React": {
    folder: "vite",
    usesPackages: true,
    build: ["vite", "build"],
    serve: preview,
  },
  "Next with Turbopack": {
    folder: "next",
    usesPackages: true,
    build: ["next", "build"],
    serve: next,
  },
  "Next with webpack": {
    folder: "next",
    usesPackages: true,
    build: ["next", "build", "--webpack"],
    serve: next,
  },
  Vue: { folder: "vue", usesPackages: false, build: ["vite", "build"], serve: preview },
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

test.setTimeout(600_000);

test.beforeAll(() => {
  execFileSync("node", ["tools/packages/release.ts", "--dry-run"], { cwd: root });
});

for (const [name, example] of Object.entries(examples)) {
  test(`shows a datasheet in ${name}`, async ({ page, baseURL = "" }) => {
    // Elsewhere, so that nothing comes from our own dependencies.
    const folder = mkdtempSync(join(tmpdir(), "caliper-example-"));
    cpSync(join(import.meta.dirname, example.folder), folder, { recursive: true });
    const packed = example.usesPackages
      ? readdirSync(tarballs).map((file) => join(tarballs, file))
      : [];
    const react = process.env["REACT"];
    const versions =
      example.usesPackages && react !== undefined ? [`react@${react}`, `react-dom@${react}`] : [];
    execFileSync("npm", ["install", "--no-audit", "--no-fund", ...packed, ...versions], {
      cwd: folder,
    });

    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const key = await embedKey(baseURL, origin);
    const env = {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      VITE_CALIPER_URL: baseURL,
      VITE_CALIPER_KEY: key,
      NEXT_PUBLIC_CALIPER_URL: baseURL,
      NEXT_PUBLIC_CALIPER_KEY: key,
    };
    execFileSync("npx", ["--no", ...example.build], { cwd: folder, env });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    const server = spawn("npx", ["--no", ...example.serve(port)], {
      cwd: folder,
      env,
      detached: true,
      stdio: "ignore",
    });
    try {
      await expect(async () => {
        expect((await page.request.get(origin)).ok()).toBe(true);
      }).toPass({ timeout: 60_000 });
      await page.goto(origin);
      await expect(page.getByRole("heading", { level: 2, name: /^BR31338/ })).toBeVisible();
      await expect(page.getByRole("row", { name: /Toyota Corolla/ }).first()).toBeVisible();
      expect(errors).toEqual([]);
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid);
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
