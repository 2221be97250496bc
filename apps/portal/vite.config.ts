import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { preOptimised, sharedPlugins } from "../../vite.shared.ts";
import { compileMessages } from "./build/compile-messages.ts";
import { precompress } from "./build/precompress.ts";
import { preloadFonts } from "./build/preload-fonts.ts";
import { renderBlocking } from "./build/render-blocking.ts";
import { stripMessageDefaults } from "./build/strip-defaults.ts";

const server = process.env["API_URL"] ?? "http://localhost:3000";

/** What every page needs, and what changes only with its versions. */
const vendor =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-intl|@formatjs|intl-messageformat|openapi-fetch)\//;

/** What the sign-in form is made of, in one file instead of ten; the other pages need it too. */
const form =
  /design-system\/src\/components\/(?:BrandMark|Heading|PasswordField|Stack|Text|TextField)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria brings thirty languages; the portal speaks two.
    localesPlugin.vite({ locales: ["en", "es"] }),
    compileMessages(),
    stripMessageDefaults(),
    sharedPlugins(),
    renderBlocking(),
    preloadFonts(),
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
    // Which file needs which: the benchmark adds up what a page loads.
    manifest: "manifest.json",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", test: vendor },
            { name: "base", tags: ["$initial"] },
            { name: "form", test: form },
          ],
        },
      },
    },
  },
  server: {
    port: 3240,
    proxy: { "/api": server, "/Products": server, "/CBP": server },
  },
});
