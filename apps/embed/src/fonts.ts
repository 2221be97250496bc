import type { EmbedFont } from "@caliper/catalogue-widgets/embed";
import mono400 from "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url";
import mono500 from "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url";
import mono600 from "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2?url";
import sans400 from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url";
import sans500 from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff2?url";
import sans600 from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url";

/** The characters of English and Spanish, in the weights of the type scale. A browser loads those that it shows. */
export const fonts: readonly EmbedFont[] = [
  { family: "sans", weight: "400", url: sans400 },
  { family: "sans", weight: "500", url: sans500 },
  { family: "sans", weight: "600", url: sans600 },
  { family: "mono", weight: "400", url: mono400 },
  { family: "mono", weight: "500", url: mono500 },
  { family: "mono", weight: "600", url: mono600 },
];
