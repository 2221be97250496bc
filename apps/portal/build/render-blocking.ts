import type { Plugin } from "vite";

const entry = /<script type="module"(?=[^>]* src="[^"]*\/assets\/)/;

/** Of a script that the first paint waits for. */
export const waitForEntry = 'blocking="render"';

/**
 * Nothing is painted before the entry script has put the theme on the page: without this, a dark page
 * begins with a white flash. An inline script would do as well, but the page's policy refuses those.
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
