import { defineConfig } from "vite";
import { preOptimized } from "../../vite.shared.ts";
import { brandFile } from "./build/brand-file.ts";
import { pagePatterns } from "./build/page-patterns.ts";
import { precompress } from "./build/precompress.ts";
import { preloadFonts } from "./build/preload-fonts.ts";
import { renderBlocking } from "./build/render-blocking.ts";
import { serverEntry } from "./build/server-entry.ts";
import { sources } from "./build/sources.ts";

/** Keeps the browser's Host header, which the server compares with Origin. */
const server = {
  target: process.env["API_URL"] ?? "http://localhost:3000",
  changeOrigin: false,
};

/** Packages that every page needs; they change only with their versions. */
const vendor =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core)|react-intl|@formatjs|intl-messageformat|openapi-fetch)\//;

const ours = String.raw`(?:design-system|catalogue-widgets|portal)\/src\/`;

/**
 * By default the bundler creates a chunk for every set of pages that share a module: fifty for a datasheet, and on a phone
 * requests cost more than bytes. So the modules that the first pages share are grouped. The modules of the sign-in form
 * come first, because that page needs nothing else of the frame.
 */
const form = new RegExp(
  `${ours}(?:components\\/(?:BrandMark|Box|Button|Heading|Icon|Notice|PasswordField|Stack|Text|TextField)\\/` +
    "|internal\\/useNarrow|provider\\/useFailure|shell\\/languages|pages\\/(?:PageTitle|messages))",
);

/** Header and footer with their overlays; the menu is loaded only for signed-in users. */
const frame = new RegExp(
  `${ours}(?:shell\\/(?:Shell|PublicShell|SiteFooter)|components\\/(?:Hide|Link|Skeleton|Toast\\w*)\\/)`,
);

/** Drawing code for any part, and for rotors, because the sign-in page shows one. */
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

const { plugins, resolve } = sources();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...plugins,
    renderBlocking(),
    preloadFonts(),
    pagePatterns(),
    brandFile(),
    precompress(),
    serverEntry(),
  ],
  resolve,
  optimizeDeps: { include: [...preOptimized, "react-router-dom"] },
  build: {
    target: "es2022",
    // The content security policy refuses inline scripts; all target browsers support modulepreload.
    modulePreload: { polyfill: false },
    // Data URLs of fonts and images would violate the policy.
    assetsInlineLimit: 0,
    // One small file for all pages instead of many smaller ones.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // The benchmark adds up what a page loads.
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
    proxy: { "/api": server, "/Products": server, "/CBP": server, "^/(?:p|og)/": server },
  },
});
