import { fileURLToPath } from "node:url";
import localesPlugin from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { sharedPlugins, sharedStyles } from "../../vite.shared.ts";
import { compileMessages } from "../portal/build/compile-messages.ts";
import { embedFiles } from "./build/embed-files.ts";
import { lateParts } from "./build/late-parts.ts";
import { callNatives } from "./build/natives.ts";
import { releasedVersions } from "./build/released.ts";
import { matchedPatterns } from "../portal/build/matched-patterns.ts";
import { precompress } from "../portal/build/precompress.ts";
import { ownNamesOnly, patchForHosts, preactAliases } from "../portal/build/preact.ts";

/** Files of the loader itself, which no widget may import. */
const ofLoader =
  /apps\/embed\/src\/|shared\/embed-options\/|embed\/(?:index|elements|load|messages|mount|options|readOptions|warnOnce)\.ts$/;

/**
 * Chunks that several widgets import at first. Few are better than exact ones: the loader contains the name and the hash of
 * each. A chunk also contains what its modules import, unless one before it does, so no group may name a module that imports
 * more than all widgets of the group need.
 */
const chunks = {
  // Every widget. Nothing in it has behavior of React Aria.
  core: [
    "catalogue-widgets/src/(?:embed/(?:runtime|late|widgets/useReport)|provider/|terms/|shared/search-state/useDebounced)",
    "design-system/src/components/(?:Box|DescriptionList|EmptyState|Heading|Hide|Icon|Inline|Skeleton|Stack|Text|VisuallyHidden)/",
    "design-system/src/components/DataTable/types",
    "design-system/src/internal/(?:announce|decimals|notPrinted|stackedTable\\.css|table\\.css|useNarrow|useRoom|useStaysTrue)",
    "api-client/src/(?:datasheet|files|parts)",
    "embed/src/(?:intl|late-part|natives|no-vehicle|texts)",
    // They have no code.
    "\\.vanilla\\.css$",
  ],
  // The datasheet, the comparison and the drawing.
  sheet: [
    "catalogue-widgets/src/datasheet/DatasheetFailure",
    "catalogue-widgets/src/shared/(?:dimensions/|sheet-layout/(?:Block|grid|TitleBlock))",
  ],
  // Searches and the comparison.
  buttons: [
    "design-system/src/components/Button/",
    "live-announcer/",
    "react-stately/dist/private/(?:overlays/useOverlayTriggerState|utils/useControlledState)",
  ],
  // Searches.
  fields: [
    "design-system/src/parts/Field\\.",
    "design-system/src/components/Kbd/",
    "react-aria/dist/private/(?:textfield/|i18n/useLocalizedStringFormatter)",
    "react-aria-components/dist/private/(?:Autocomplete|Form|Input)\\.",
    "catalogue-widgets/src/shared/(?:failure-state/|results/resultState|search-state/)",
    "catalogue-widgets/src/(?:links/(?:years|vehicleCriteria|measure(?:Criteria|Fields))|search/numbers/(?:latestVin|useNumberTexts))",
    "catalogue-widgets/src/(?:embed/widgets/useNoResults|search/results/(?:groupHits|useRowText)|shared/(?:embed-options/sections|print-head/PrintedSentence))",
    "api-client/src/find\\.",
  ],
  // Searches by vehicle and by measures.
  forms: [
    "catalogue-widgets/src/shared/folding-form/",
    "design-system/src/components/(?:Notice|TextField)/",
    "embed/src/late-field",
  ],
  // Groups of buttons or options, and lists.
  focus: [
    "react-aria/dist/private/(?:focus/FocusScope|visually-hidden/)",
    "react-aria-components/dist/private/(?:SelectionIndicator|SharedElementTransition)\\.",
  ],
  // Fields and menus, later.
  lists: ["design-system/src/parts/(?:ListBox|OptionList)\\."],
};

const styles = sharedStyles();

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [
    localesPlugin.vite({ locales: ["en", "es"] }),
    compileMessages(),
    sharedPlugins(styles.plugins),
    lateParts(),
    patchForHosts(),
    ownNamesOnly(),
    callNatives((id) => ofLoader.test(id)),
    embedFiles(styles.plugins),
    releasedVersions(),
    matchedPatterns(Object.values(chunks).flatMap((ids) => ids.map((id) => new RegExp(id)))),
    precompress(),
    styles.end,
  ],
  resolve: {
    alias: [
      ...preactAliases(fileURLToPath(new URL("src/client.ts", import.meta.url))),
      {
        find: /^react-intl$/,
        replacement: fileURLToPath(new URL("src/intl.tsx", import.meta.url)),
      },
      {
        find: /^(?:\.\.\/)+vehicle\/index\.ts$/,
        replacement: fileURLToPath(new URL("src/no-vehicle.ts", import.meta.url)),
      },
      {
        find: /^(?:\.\.\/)+(?:shared\/)?add-to-list\/index\.ts$/,
        replacement: fileURLToPath(new URL("src/no-lists.ts", import.meta.url)),
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
      optimization: { inlineConst: { mode: "all" } },
      input: { caliper: "src/caliper.ts" },
      preserveEntrySignatures: "strict",
      output: {
        codeSplitting: {
          groups: [
            ...Object.entries(chunks).map(([name, ids]) => ({
              name,
              test: new RegExp(ids.join("|")),
            })),
            {
              name: "shared",
              test: (id) => !ofLoader.test(id),
              minShareCount: 2,
              entriesAware: true,
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
