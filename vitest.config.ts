import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommandContext } from "vitest/node";
import { arePicturesComparable, chromium, unoptimized } from "./tools/chromium.ts";
import { foreignFonts } from "./tools/fonts.ts";
import { comparePicture } from "./tools/pictures.ts";
import { preOptimized, sharedPlugins } from "./vite.shared.ts";

const browser = await chromium();

// Every test process has the same locale and time zone as the browser, on any machine.
process.env["TZ"] = "UTC";
process.env["LANG"] = "en_US.UTF-8";
process.env["LC_ALL"] = "en_US.UTF-8";

// Threads and servers that tests start compile the sources once and not at each start.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/compiled");

/** The language in which stories start. Pictures exist only for English. */
const storyLocale = process.env["STORYBOOK_LOCALE"] ?? "en";
const arePicturesCompared =
  arePicturesComparable && storyLocale === "en" && process.env["STORYBOOK_PICTURES"] !== "off";

if (!arePicturesComparable)
  process.stderr.write("Pictures are not compared: this is not the pinned Chromium.\n");

// A function: Vitest writes into these objects, so two projects must not share one.
const inBrowser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { ...browser, args: [...browser.args, ...unoptimized] },
    contextOptions: {
      locale: "en-GB",
      timezoneId: "UTC",
      reducedMotion: "reduce" as const,
      deviceScaleFactor: 1,
    },
  }),
  instances: [{ browser: "chromium" as const }],
  screenshotFailures: false,
  commands: {
    comparePicture,
    foreignFonts: async (context: BrowserCommandContext) =>
      foreignFonts(context.page, await context.frame()),
  },
});

/** `*.http.test.ts` does not depend on the dialect, so it runs on one database; SQLite has no `*.cluster.test.ts`. */
const suffixes = { sqlite: "{db,http}", postgres: "{db,cluster}" } as const;

const serverTests = (database: "sqlite" | "postgres") => ({
  test: {
    name: `server-${database}`,
    environment: "node",
    // Every server of a test has its own state, so files share the modules: two thirds of the CPU time.
    isolate: false,
    include: [`apps/{server,demo}/src/**/*.${suffixes[database]}.test.ts`],
    globalSetup: [`apps/demo/src/testing/global-${database}.ts`],
    env: { TEST_DATABASE: database },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  plugins: [sharedPlugins()],
  optimizeDeps: { include: [...preOptimized, "axe-core"] },
  // Errors of a save during the run belong in the report, not over the pictures.
  server: { hmr: { overlay: false } },
  // React Aria renders every row of a virtual table under test unless this says otherwise.
  define: { "process.env.VIRT_ON": '"1"' },
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // Unit tests share no state, so their files share the threads' modules: a third of the time.
          isolate: false,
          pool: "threads",
          testTimeout: 30_000,
          include: ["{packages,apps}/*/src/**/*.test.ts", "tools/**/*.test.ts"],
          exclude: ["**/*.{db,http,cluster}.test.ts", "**/node_modules/**"],
        },
      },
      serverTests("sqlite"),
      serverTests("postgres"),
      {
        extends: true,
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          // One page for all stories: a page per file costs three times as much, and a story cleans up after itself.
          isolate: false,
          // A story is retried if a busy machine opens an overlay too late.
          retry: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: {
            STORYBOOK_THEME: "dark",
            STORYBOOK_LOCALE: storyLocale,
            STORYBOOK_PICTURES: arePicturesCompared ? "on" : "off",
          },
          setupFiles: [".storybook/vitest.setup.ts"],
          browser: inBrowser(),
        },
      },
    ],
  },
});
