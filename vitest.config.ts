import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

// Every test process has the same locale and time zone as the browser, on any machine.
process.env["TZ"] = "UTC";
process.env["LANG"] = "en_US.UTF-8";
process.env["LC_ALL"] = "en_US.UTF-8";

// Threads and servers that tests start compile the sources once and not at each start.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "node_modules/.cache/compiled");

// Loading the stories takes longer than most runs of the other projects.
const { project: chosen = ["stories"] } = parseArgs({
  options: { project: { type: "string", multiple: true } },
  strict: false,
}).values;
const areStoriesRun = chosen.some((name) => !/^(?:unit|server-)/u.test(String(name)));

async function readStories() {
  const { root, project } = await import("./vitest.stories.ts");
  return { root, projects: [project] };
}
const stories = areStoriesRun ? await readStories() : { root: {}, projects: [] };

/** `*.http.test.ts` does not depend on the dialect, so it runs on one database; SQLite has no `*.cluster.test.ts`. */
const suffixes = { sqlite: "{db,http}", postgres: "{db,cluster}" } as const;

/** By default one core is left free, which on two cores means one worker; databases make workers wait. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

const serverTests = (database: "sqlite" | "postgres") => ({
  test: {
    name: `server-${database}`,
    environment: "node",
    // Every server of a test has its own state, so files share the modules: two thirds of the CPU time.
    isolate: false,
    maxWorkers,
    include: [`apps/{server,demo}/src/**/*.${suffixes[database]}.test.ts`],
    globalSetup: [`apps/demo/src/testing/global-${database}.ts`],
    env: { TEST_DATABASE: database },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  ...stories.root,
  test: {
    projects: [
      {
        // Tests import modules that import style sheets.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "unit",
          environment: "node",
          // Unit tests share no state, so their files share the threads' modules: a third of the time.
          isolate: false,
          maxWorkers,
          pool: "threads",
          testTimeout: 30_000,
          include: ["{packages,apps}/*/src/**/*.test.ts", "tools/**/*.test.ts"],
          exclude: ["**/*.{db,http,cluster}.test.ts", "**/node_modules/**"],
        },
      },
      serverTests("sqlite"),
      serverTests("postgres"),
      ...stories.projects,
    ],
  },
});
