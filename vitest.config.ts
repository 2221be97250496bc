import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromium, chromiumFlags } from "./tools/chromium.ts";
import { ownPageTag } from "./tools/own-page.ts";
import { preOptimised, sharedPlugins } from "./vite.shared.ts";

const browser = await chromium();

/** Pictures belong to the pinned browser; another one draws the same letters a pixel wider. */
const comparable =
  process.platform === "linux" && process.arch === "x64" && !process.env["CHROMIUM_PATH"];
if (!comparable)
  process.stderr.write("Pictures are not compared: this is not the pinned Chromium.\n");

// A function: Vitest writes into these objects, so two projects must not share one.
const inBrowser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: {
      executablePath: browser.executablePath,
      args: chromiumFlags,
      env: { ...process.env, ...browser.env },
    },
    contextOptions: { locale: "en-GB", timezoneId: "UTC", reducedMotion: "reduce" as const },
  }),
  instances: [{ browser: "chromium" as const }],
  screenshotFailures: false,
});

/** `*.http.test.ts` does not depend on the dialect, so it runs on one database. */
const suffixes = { sqlite: "{db,http}", postgres: "db" } as const;

const serverTests = (database: "sqlite" | "postgres") => ({
  test: {
    name: `server-${database}`,
    environment: "node",
    include: [`apps/{server,demo}/src/**/*.${suffixes[database]}.test.ts`],
    globalSetup: [`apps/demo/src/testing/global-${database}.ts`],
    env: { TEST_DATABASE: database },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

/** Every story played in the dark theme, then compared with its pictures. */
const pictures = (
  name: string,
  tags: { include?: string[]; exclude?: string[] },
  isolate: boolean,
) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: ".storybook", tags })],
  test: {
    name,
    // An overlay that a busy machine opens late gets another chance; no pixel may differ in the end.
    retry: 2,
    isolate,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { STORYBOOK_THEME: "dark", STORYBOOK_PICTURES: comparable ? "on" : "off" },
    setupFiles: [".storybook/visual.setup.ts"],
    browser: {
      ...inBrowser(),
      expect: {
        toMatchScreenshot: {
          // A picture counts when two in a row are equal; a busy machine needs a while for that.
          timeout: 30_000,
          comparatorName: "pixelmatch" as const,
          // As far as the eye: five steps of grey, or a token's blue by a tenth. `mutate-pictures` proves it.
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
          // Beside the story, named by it: a picture is found where its component is.
          resolveScreenshotPath: ({
            root,
            testFileDirectory,
            arg,
            ext,
          }: {
            root: string;
            testFileDirectory: string;
            arg: string;
            ext: string;
          }) => join(root, testFileDirectory, "__screenshots__", `${arg}${ext}`),
        },
      },
    },
  },
});

export default defineConfig({
  plugins: [sharedPlugins()],
  optimizeDeps: { include: [...preOptimised, "axe-core"] },
  // An error that a save in mid-run caused belongs in the report, not over the pictures.
  server: { hmr: { overlay: false } },
  // React Aria renders every row of a virtual table under test unless this says otherwise.
  define: { "process.env.VIRT_ON": '"1"' },
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{packages,apps}/*/src/**/*.test.ts", "tools/**/*.test.ts"],
          exclude: ["**/*.{db,http}.test.ts", "**/node_modules/**"],
        },
      },
      serverTests("sqlite"),
      serverTests("postgres"),
      {
        extends: true,
        plugins: [storybookTest({ configDir: ".storybook" })],
        // One page for all stories: a page per file costs three times as much, and a story cleans up after itself.
        test: { name: "stories", isolate: false, browser: inBrowser() },
      },
      pictures("visual", { exclude: [ownPageTag] }, false),
      pictures("visual-alone", { include: [ownPageTag] }, true),
    ],
  },
});
