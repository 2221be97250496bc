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

/** Version of React, such as `19.0.0`; by default the newest that an example accepts. */
const react = process.env["REACT"];

interface Example {
  readonly folder: string;
  /** Or the script of the embed. */
  readonly usesPackages: boolean;
  /** Commands of the project's own tools, each tried. */
  readonly builds: readonly string[];
  readonly serve: string;
}

const examples: readonly Example[] = [
  {
    folder: "vite",
    usesPackages: true,
    builds: ["vite build"],
    serve: "vite preview --strictPort --port",
  },
  {
    folder: "next",
    usesPackages: true,
    // With Turbopack, and with webpack.
    builds: ["next build", "next build --webpack"],
    serve: "next start --port",
  },
  {
    folder: "vue",
    usesPackages: false,
    builds: ["vite build"],
    serve: "vite preview --strictPort --port",
  },
];

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

test.setTimeout(900_000);

test.beforeAll(() => {
  execFileSync("node", ["tools/packages/release.ts", "--dry-run"], { cwd: root });
});

for (const { folder: name, usesPackages, builds, serve } of examples) {
  test(`shows a datasheet in ${name}`, async ({ page, baseURL }) => {
    // In another folder, so that our own dependencies are not used.
    const folder = mkdtempSync(join(tmpdir(), "caliper-example-"));
    cpSync(join(import.meta.dirname, name), folder, { recursive: true });
    const added = usesPackages
      ? [
          ...readdirSync(tarballs).map((file) => join(tarballs, file)),
          ...(react === undefined ? [] : [`react@${react}`, `react-dom@${react}`]),
        ]
      : [];
    execFileSync("npm", ["install", "--no-audit", "--no-fund", ...added], { cwd: folder });

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
    for (const build of builds) {
      execFileSync("npx", ["--no", ...build.split(" ")], { cwd: folder, env });
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
        expect(errors, build).toEqual([]);
      } finally {
        if (site.pid !== undefined) process.kill(-site.pid);
        await ended;
      }
    }
    rmSync(folder, { recursive: true, force: true });
  });
}
