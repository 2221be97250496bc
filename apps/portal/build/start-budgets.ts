import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { closureOf } from "./closure.ts";
import { textParts } from "./message-parts.ts";

/** Pages that a browser opens first, with bytes of script, gzip, that each may load before it renders. */
const budgets = [
  { page: "SignInPage", texts: ["form"], most: 172_000 },
  { page: "HomePage", texts: ["form", "catalogue"], most: 233_000 },
] as const;

/** Fails the build when a page loads too much before it renders: often a module in a chunk that other pages do not need. */
export const startBudgets = (): Plugin => ({
  name: "caliper:start-budgets",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
      if (entry === undefined) this.error("The build has no entry.");
      for (const { page, texts, most } of budgets) {
        const files = closureOf(chunks, [
          entry,
          `/src/pages/${page}.tsx`,
          "/portal/src/messages/en.json",
          ...texts.map((part) => `/catalogue-widgets/src/messages/en.json${textParts[part]}`),
        ]);
        const size = chunks
          .filter(({ fileName }) => files.includes(`/${fileName}`))
          .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
        if (size > most) this.error(`${page} needs ${size} bytes of script; its budget is ${most}`);
      }
    },
  },
});
