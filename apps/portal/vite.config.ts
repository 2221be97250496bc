import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { preOptimised, sharedPlugins } from "../../vite.shared.ts";
import { compileMessages } from "./build/compile-messages.ts";
import { datasheetDocument } from "./build/datasheet-document.ts";
import { messageParts } from "./build/message-parts.ts";
import { precompress } from "./build/precompress.ts";
import { preloadFonts } from "./build/preload-fonts.ts";
import { renderBlocking } from "./build/render-blocking.ts";
import { siteAddresses } from "./build/site-addresses.ts";
import { stripMessageDefaults } from "./build/strip-defaults.ts";

/** With the browser's Host header, which the server compares with Origin. */
const server = {
  target: process.env["API_URL"] ?? "http://localhost:3000",
  changeOrigin: false,
};

/** What every page needs, and what changes only with its versions. */
const vendor =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core)|react-intl|@formatjs|intl-messageformat|openapi-fetch)\//;

const ours = String.raw`(?:design-system|catalogue-widgets|portal)\/src\/`;

/**
 * Left alone, the bundler makes a file of every set of pages that share something: fifty for a datasheet, and on a phone
 * each costs more by its request than by its bytes. So what the first pages share has names. What the sign-in form is made of
 * comes first: nothing else of the frame is needed there.
 */
const form = new RegExp(
  `${ours}(?:components\\/(?:BrandMark|Box|Button|Heading|Icon|Notice|PasswordField|Stack|Text|TextField)\\/` +
    "|internal\\/useNarrow|provider\\/useFailure|shell\\/languages|pages\\/(?:PageTitle|messages))",
);

/** Header and footer, with the overlays that they open; the menu is fetched by whoever has one. */
const frame = new RegExp(
  `${ours}(?:shell\\/(?:Shell|PublicShell|SiteFooter)|components\\/(?:Link|Skeleton|Toast\\w*)\\/)`,
);

/** What draws a part of any family, and a rotor; the sign-in page shows one. */
const drawing = new RegExp(
  `${ours}drawings\\/(?:parts|use|PartDrawing|Drawing\\.css|messages)|` +
    String.raw`packages\/drawings\/src\/(?:layout|scene|geometry\/(?:measures|part|primitives|rotor|turned))`,
);

/** Drawings, and the small components and blocks that results, datasheets and fluids share. */
const parts = new RegExp(
  `packages\\/drawings\\/src\\/|${ours}(?:drawings\\/|datasheet\\/|terms\\/|` +
    "shared\\/(?:applications|compare-link|dimensions|interchanges|prices|reference-drawing|sheet-layout|widths)\\/|" +
    "components\\/(?:Card|CellGrid|Checkbox|CheckboxGroup|EmptyState|ErrorState|Code|FactsStrip|Money|Dialog|ToggleButtonGroup|" +
    "SectionHeading|Measurement|VisuallyHidden)\\/)",
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // React Aria brings thirty languages; the portal speaks two.
    localesPlugin.vite({ locales: ["en", "es"] }),
    siteAddresses(),
    compileMessages(),
    messageParts(),
    stripMessageDefaults(),
    sharedPlugins(),
    renderBlocking(),
    preloadFonts(),
    datasheetDocument(),
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
    // One small file for all pages, instead of twenty smaller ones for each.
    cssCodeSplit: false,
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
            { name: "frame", test: frame },
            { name: "drawing", test: drawing, minShareCount: 2 },
            { name: "parts", test: parts, minShareCount: 2 },
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
