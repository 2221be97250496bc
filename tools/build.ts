/** `npm run build` builds the portal and the embed in one process, which compiles what they share once. */
import { build } from "vite";

// Before the configurations load plugins, which depend on it.
process.env["NODE_ENV"] ??= "production";
const configs = [
  await import("../apps/portal/vite.config.ts"),
  await import("../apps/embed/vite.config.ts"),
];
for (const { default: config } of configs) await build({ ...config, configFile: false });
