/** The project of the stories, which run in a browser. Vitest's configuration imports it only when it is needed. */
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration, ViteUserConfig } from "vitest/config";
import type { BrowserCommandContext } from "vitest/node";
import { arePicturesComparable, chromium, unlimitedFrames, unoptimized } from "./tools/chromium.ts";
import { foreignProbes } from "./tools/fonts.ts";
import { comparePicture } from "./tools/pictures.ts";
import { preOptimized, sharedPlugins } from "./vite.shared.ts";

// As in the portal: React's development build takes a fifth of the stories' time.
process.env["NODE_ENV"] = "production";

const browser = await chromium();

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
    launchOptions: { ...browser, args: [...browser.args, ...unoptimized, ...unlimitedFrames] },
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
    foreignProbes: async (context: BrowserCommandContext) =>
      foreignProbes(context.page, await context.frame()),
  },
});

/** The part of the configuration that a project can only inherit. */
export const root: ViteUserConfig = {
  plugins: [sharedPlugins()],
  optimizeDeps: { include: [...preOptimized, "axe-core"] },
  // Errors of a save during the run belong in the report, not over the pictures.
  server: { hmr: { overlay: false } },
  // React Aria renders every row of a virtual table under test unless this says otherwise.
  define: { "process.env.VIRT_ON": '"1"' },
};

export const project: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: ".storybook" })],
  test: {
    name: "stories",
    // A page per file costs three times as much as a few for all, and a story cleans up after itself.
    isolate: false,
    // A page often waits for a picture, a frame or a timer, in which another one can work.
    maxWorkers: 2,
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
};
