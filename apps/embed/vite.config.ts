import { fileURLToPath } from "node:url";
import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { sharedPlugins } from "../../vite.shared.ts";
import { compileMessages } from "../portal/build/compile-messages.ts";
import { stripMessageDefaults } from "../portal/build/strip-defaults.ts";
import { embedFiles } from "./build/embed-files.ts";
import { precompress } from "../portal/build/precompress.ts";
import { ownNamesOnly, patchForHosts, preactAliases } from "../portal/build/preact.ts";

/** Files of the loader itself, which no widget may import. */
const ofLoader =
  /apps\/embed\/src\/|shared\/embed-options\/|embed\/(?:index|elements|load|messages|mount|options|readOptions)\.ts$/;

/** What every widget imports. */
const core =
  /catalogue-widgets\/src\/(?:embed\/(?:runtime|widgets\/useReport)|terms\/)|design-system\/src\/components\/(?:Button|Heading|Icon|IconButton|LinkButton)\//;

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [
    localesPlugin.vite({ locales: ["en", "es"] }),
    compileMessages(),
    stripMessageDefaults(),
    sharedPlugins(),
    patchForHosts(),
    ownNamesOnly(),
    embedFiles(),
    precompress(),
  ],
  resolve: {
    alias: [
      ...preactAliases(fileURLToPath(new URL("src/client.ts", import.meta.url))),
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  build: {
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { caliper: "src/caliper.ts" },
      preserveEntrySignatures: "strict",
      output: {
        // What the same widgets share is one chunk, with small shared parts: the loader contains the hash of each chunk.
        codeSplitting: {
          groups: [
            { name: "core", test: core },
            {
              name: "shared",
              test: (id) => !ofLoader.test(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_000,
            },
          ],
        },
        entryFileNames: "v1/[name].js",
        // Without names: those of shared chunks list what shares them.
        chunkFileNames: "assets/[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
