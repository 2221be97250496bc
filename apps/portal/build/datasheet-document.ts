import type { Plugin, Rolldown } from "vite";

/** What the datasheet needs beside the entry, by the end of its module's name: the first visit is in English. */
const needed = [
  "/src/shell/Shell.tsx",
  "/src/pages/DatasheetPage.tsx",
  "/portal/src/messages/en.json",
  "/catalogue-widgets/src/messages/en.json",
];

/**
 * Writes `datasheet.html`: the portal's document, which also names the scripts of the datasheet. Whoever scans a QR code
 * comes to that page with an empty cache, and its scripts then arrive beside the entry's and not after them.
 */
export const datasheetDocument = (): Plugin => ({
  name: "caliper:datasheet-document",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const document = bundle["index.html"];
    if (document?.type !== "asset") throw new Error("The build has no index.html.");
    const html = String(document.source);
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const files = new Set<string>();
    for (const end of needed) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
      if (!chunk) throw new Error(`The build has no chunk of ${end}.`);
      addWithImports(chunk, bundle, files);
    }
    const links = [...files]
      .filter((file) => !html.includes(file))
      .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
    const source = html.replace("  </head>", `${links.join("")}  </head>`);
    this.emitFile({ type: "asset", fileName: "datasheet.html", source });
  },
});

function addWithImports(
  { fileName, imports }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  files: Set<string>,
): void {
  if (files.has(fileName)) return;
  files.add(fileName);
  for (const name of imports) {
    const chunk = bundle[name];
    if (chunk?.type === "chunk") addWithImports(chunk, bundle, files);
  }
}
