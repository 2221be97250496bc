import type { Plugin } from "vite";

/** Fonts of the first texts, headings and buttons on any page; the style sheet would request them later. */
export const firstFaces = /ibm-plex-sans-latin-(?:400|500|600)-normal-.*\.woff2$/;

/** Preloads the first fonts, so that text rarely changes its font while loading. */
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
