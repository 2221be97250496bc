/**
 * `npm run build` builds the portal, the embed and the server in one process, which compiles what they share once. With a name it
 * builds one of them.
 */
import { build, mergeConfig } from "vite";

// Before the configurations load plugins, which depend on it.
process.env["NODE_ENV"] ??= "production";
const apps = {
  portal: () => import("../apps/portal/vite.config.ts"),
  embed: () => import("../apps/embed/vite.config.ts"),
  server: () => import("../apps/server/vite.config.ts"),
};
const [only, logLevel] = process.argv.slice(2);
for (const [name, load] of Object.entries(apps)) {
  if (only !== undefined && only !== name) continue;
  const { default: config } = await load();
  await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: logLevel === "warn" ? "warn" : "info",
      build: { rolldownOptions: { checks: { bundlerTimings: false } } },
    }),
  );
}
