import { offeredLanguages } from "@caliper/catalogue-model";
import localesPlugin from "@react-aria/optimize-locales-plugin";
import type { PluginOption, UserConfig } from "vite";
import { sharedPlugins } from "../../../vite.shared.ts";
import { compileMessages } from "./compile-messages.ts";
import { messageParts } from "./message-parts.ts";
import { siteAddresses } from "./site-addresses.ts";

/** How the sources are compiled, for the browser and for the server. */
export const sources = (styles: PluginOption) =>
  ({
    plugins: [
      // React Aria has thirty languages.
      localesPlugin.vite({ locales: offeredLanguages.map(({ id }) => id) }),
      siteAddresses(),
      compileMessages(),
      messageParts(),
      sharedPlugins(styles),
    ],
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
        },
      ],
    },
  }) satisfies UserConfig;
