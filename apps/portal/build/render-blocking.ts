import type { Plugin } from "vite";

const entry = /<script type="module"(?=[^>]* src="[^"]*\/assets\/)/;

/** Attributes of a script that blocks the first paint. */
export const waitForEntry = 'blocking="render"';

/**
 * Delays the first paint until the entry script has applied the theme. Otherwise a dark page
 * would flash white. The content security policy forbids an inline script.
 */
export const renderBlocking = (): Plugin => ({
  name: "caliper:render-blocking",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      if (!entry.test(html))
        throw new Error("index.html has no entry script to block rendering with.");
      return html.replace(entry, `$& ${waitForEntry}`);
    },
  },
});
