import type { Plugin } from "vite";

/** The faces of the first words on any page; the style sheet asks for them only after it is here. */
const firstFaces = /ibm-plex-sans-latin-(?:400|600)-normal-.*\.woff2$/;

/** Fetches the first fonts beside the scripts, so that words seldom change their shape. */
export const preloadFonts = (): Plugin => ({
  name: "caliper:preload-fonts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => firstFaces.test(file))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `/${file}`,
            crossorigin: "",
          },
          injectTo: "head" as const,
        })),
  },
});
