import { dirname, join, relative } from "node:path";
import { defineConfig, type Plugin } from "vite";

const output = join(import.meta.dirname, "dist");

/** Resolves files and threads of a module relative to its source, not to the bundle. Threads therefore run from their sources. */
const sourcePlaces: Plugin = {
  name: "caliper:source-places",
  enforce: "pre",
  transform: {
    filter: { id: /\.[cm]?[jt]s$/, code: /\bimport\.meta\.(?:url|dirname)\b/ },
    handler(code, id) {
      const source = JSON.stringify(relative(output, id));
      const folder = JSON.stringify(`/${relative(output, dirname(id))}`);
      return code
        .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${source}, import.meta.url).href`)
        .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta.dirname + ${folder})`);
    },
  },
};

/**
 * The server in a few files, `dist/main.js`, and with the demo data, `dist/demo.js`: it starts in half the time of its 1,200
 * modules. Packages with native code, or with threads of their own, stay outside.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [sourcePlaces],
  ssr: { noExternal: true, external: ["@node-rs/argon2", "fontkit", "pino", "sharp"] },
  build: {
    ssr: true,
    target: "node24",
    outDir: output,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: join(import.meta.dirname, "src/main.ts"),
        demo: join(import.meta.dirname, "../demo/src/main.ts"),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
