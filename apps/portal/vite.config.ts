import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { preOptimised, sharedPlugins } from "../../vite.shared.ts";
import { compileMessages } from "./build/compile-messages.ts";
import { precompress } from "./build/precompress.ts";

const server = process.env["API_URL"] ?? "http://localhost:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria brings thirty languages; the portal speaks two.
    localesPlugin.vite({ locales: ["en", "es"] }),
    compileMessages(),
    sharedPlugins(),
    precompress(),
  ],
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  optimizeDeps: { include: [...preOptimised, "react-router-dom"] },
  build: {
    target: "es2022",
    // The content security policy refuses inline scripts; every browser we target has modulepreload.
    modulePreload: { polyfill: false },
    // Fonts and images inlined as data: would need holes in the policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 3240,
    proxy: { "/api": server, "/Products": server, "/CBP": server },
  },
});
