import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { chromium, unoptimized } from "../tools/chromium.ts";

const browser = await chromium();

/** Runs the portal in a real browser, on a real server with demo data: `npx playwright test -c e2e`. */
export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: join(import.meta.dirname, "support/server.ts"),
  outputDir: join(import.meta.dirname, "../node_modules/.cache/e2e"),
  fullyParallel: true,
  // More than the cores of a small machine: a page that waits for the server leaves its core idle.
  workers: 3,
  // A busy machine may be too slow for a test. Tests that pass only on the retry are named at the end of `npm test`.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env["E2E_URL"] ?? "",
    browserName: "chromium",
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    deviceScaleFactor: 1,
    launchOptions: { ...browser, args: [...browser.args, ...unoptimized] },
  },
});
