import { defineConfig } from "vite";
import { preOptimized, sharedStyles } from "../../vite.shared.ts";
import { brandFile } from "./build/brand-file.ts";
import { matchedPatterns } from "./build/matched-patterns.ts";
import { pagePatterns } from "./build/page-patterns.ts";
import { precompress } from "./build/precompress.ts";
import { preloadFonts } from "./build/preload-fonts.ts";
import { retryChunks } from "./build/retry-chunks.ts";
import { renderBlocking } from "./build/render-blocking.ts";
import { serverEntry } from "./build/server-entry.ts";
import { sources } from "./build/sources.ts";
import { startBudgets } from "./build/start-budgets.ts";

/** Keeps the browser's Host header, which the server compares with Origin. */
const server = {
  target: process.env["API_URL"] ?? "http://localhost:3000",
  changeOrigin: false,
};

/** Packages that every page needs; they change only with their versions. */
const vendor =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core)|react-intl|@formatjs|intl-messageformat|openapi-fetch)\//;

const ours = String.raw`[\w-]+\/src\/`;

/**
 * By default the bundler creates a chunk for each set of pages that share a module: fifty for a datasheet, and on a phone
 * requests cost more than bytes. So the modules that the first pages share are grouped. The modules of the sign-in form
 * come first, because that page needs nothing else of the frame.
 */
const form = new RegExp(
  `${ours}(?:components\\/(?:BrandMark|Box|Button|Heading|Icon|Notice|PasswordField|Stack|Text|TextField)\\/` +
    "|internal\\/useNarrow|provider\\/(?:contained|useFailure)|shared\\/late|shell\\/languages|pages\\/PageTitle)",
);

/** Code shared by lists, tabs, menus and dialogs; otherwise the groups below would include it. */
const behavior = new RegExp(
  String.raw`node_modules\/react-[a-z]+\/dist\/private\/(?:collections|focus|i18n|interactions|list|selection|toolbar|tree|utils|visually-hidden)\/` +
    String.raw`|react-aria-components\/dist\/(?:private\/)?(?:Collection|SelectionIndicator|SharedElementTransition)\.`,
);

/** Header and footer with their overlays; the menu is loaded only for signed-in users. */
const frame = new RegExp(
  `${ours}(?:shell\\/(?:Shell|PublicShell|SiteFooter)|components\\/(?:Hide|Link|Skeleton)\\/)`,
);

/** The columns of tables, which the sign-in page does not need. */
const tables = /packages\/catalogue-model\/src\/tables\//;

/** Names and figures in the user's language, and the head of printed pages. */
const terms = new RegExp(`${ours}(?:provider|terms|shared\\/print-head)\\/`);

/** Drawing code for any part, and for rotors, because the sign-in page shows one. */
const drawing = new RegExp(
  `${ours}drawings\\/(?:use|PartDrawing|Drawing\\.css)|` +
    String.raw`packages\/drawings\/src\/(?:layout|scene|geometry\/(?:measures|part|primitives|rotor|turned))`,
);

/** The other drawings. */
const drawings = new RegExp(
  `packages\\/drawings\\/src\\/|${ours}(?:drawings\\/|shared\\/reference-drawing\\/)`,
);

/** Blocks of datasheets and fluids that only signed-in users see, and the products related to a part. */
const blocks = new RegExp(
  `${ours}(?:datasheet\\/(?:packing|related|upc)\\/|shared\\/(?:interchanges\\/|prices\\/Pri)|` +
    "components\\/(?:Card|CellGrid|Checkbox|CheckboxGroup|Money|RadioGroup|ToggleButtonGroup)\\/)",
);

/** Overlays: menus, dialogs, tooltips and toasts. */
const overlays = new RegExp(
  `${ours}components\\/(?:Dialog\\/DialogWindow|MenuButton\\/MenuList|Toast\\/ToastList|Tooltip\\/TooltipBubble)`,
);

/** The small components and blocks that results, datasheets and fluids share. */
const parts = new RegExp(
  `${ours}(?:datasheet\\/(?!applications\\/VehicleTable|dimensions\\/Drawing|drawingBlocks|memberBlocks|packing|qr|related|upc)|` +
    "shared\\/(?:applications|compare-link|dimensions|late|sheet-layout|prices\\/(?:printed|wide)Prices)|" +
    "components\\/(?:EmptyState|ErrorState|Code|DescriptionList|FactsStrip|Gallery|Inline|Table|" +
    "SectionHeading|Measurement|VisuallyHidden)\\/)",
);

/** Hooks and functions that pages for signed-in users share: each would be a file of its own, twenty for a page. */
const helpers = new RegExp(
  String.raw`(?:catalogue-widgets|administration)\/src\/` +
    String.raw`(?!messages|provider|session|datasheet|drawings|terms|shared\/passkeys).*\/[A-Za-z]+\.ts$`,
);

const groups = [
  { name: "vendor", test: vendor },
  { name: "base", tags: ["$initial" as const] },
  { name: "form", test: form },
  { name: "tables", test: tables, minShareCount: 2 },
  { name: "terms", test: terms, minShareCount: 2 },
  { name: "behavior", test: behavior },
  { name: "frame", test: frame },
  { name: "parts", test: parts, minShareCount: 2 },
  { name: "drawing", test: drawing, minShareCount: 2 },
  { name: "drawings", test: drawings, minShareCount: 2 },
  { name: "blocks", test: blocks, minShareCount: 2 },
  { name: "overlays", test: overlays },
  { name: "helpers", test: helpers, minShareCount: 3 },
];

const styles = sharedStyles();
const { plugins, resolve } = sources(styles.plugins);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...plugins,
    retryChunks(),
    renderBlocking(),
    preloadFonts(),
    pagePatterns(),
    brandFile(),
    precompress(),
    startBudgets(),
    matchedPatterns(groups.flatMap(({ test }) => test ?? [])),
    serverEntry(styles.plugins),
    styles.end,
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
      // Otherwise the entry has the paths of all calls, also of those that only later chunks make.
      optimization: { inlineConst: { mode: "all" } },
      output: {
        codeSplitting: { groups },
      },
    },
  },
  server: {
    port: 3240,
    proxy: { "/api": server, "/Products": server, "/CBP": server, "^/(?:p|og)/": server },
  },
});
