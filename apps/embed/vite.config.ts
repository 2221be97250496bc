import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { sharedPlugins } from "../../vite.shared.ts";
import { compileMessages } from "../portal/build/compile-messages.ts";
import { stripMessageDefaults } from "../portal/build/strip-defaults.ts";
import { embedFiles } from "./build/embed-files.ts";
import { precompress } from "../portal/build/precompress.ts";
import { ownNamesOnly, patchLibraries, preactAliases } from "./build/preact.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [
    localesPlugin.vite({ locales: ["en", "es"] }),
    compileMessages(),
    stripMessageDefaults(),
    sharedPlugins(),
    patchLibraries(),
    ownNamesOnly(),
    embedFiles(),
    precompress(),
  ],
  resolve: {
    alias: [
      ...preactAliases,
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
        entryFileNames: "v1/[name].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
