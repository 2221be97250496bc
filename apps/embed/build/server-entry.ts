import { join } from "node:path";
import { build, type PluginOption } from "vite";
import { sources } from "../../portal/build/sources.ts";

/** Builds the part of the embed that the server runs, with React and all other dependencies: `dist-server/server-entry.js`. */
export async function buildServerEntry(style: string, styles: PluginOption): Promise<void> {
  const { plugins, resolve } = sources(styles);
  await build({
    // The names of classes depend on it, so it is that of the browser's build.
    root: join(import.meta.dirname, ".."),
    configFile: false,
    logLevel: "warn",
    plugins,
    resolve,
    define: {
      EMBED_STYLE: JSON.stringify(style),
      "process.env.NODE_ENV": '"production"',
    },
    ssr: { noExternal: true },
    build: {
      ssr: "src/server-entry.ts",
      outDir: "dist-server",
      emptyOutDir: true,
      target: "node24",
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}
