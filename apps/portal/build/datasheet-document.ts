import type { Plugin, Rolldown } from "vite";
import { firstScreenMarkup, firstScreenScript } from "./first-screen.ts";
import { waitForEntry } from "./render-blocking.ts";

/** Modules that the datasheet needs besides the entry, by the end of their ids. First visits are in English. */
const needed = [
  "/src/shell/Shell.tsx",
  "/src/pages/DatasheetPage.tsx",
  "/portal/src/messages/en.json",
  "/catalogue-widgets/src/messages/en.json?part=catalogue",
  "/catalogue-widgets/src/messages/en.json?part=form",
];

/** The font of the code, the largest text of the sheet. */
const codeFace = /ibm-plex-mono-latin-600-normal-.*\.woff2$/;

/**
 * Writes `datasheet.html`: the portal's document with preloads for the scripts of the datasheet. Visitors who scan a QR
 * code arrive with an empty cache; the preloads make all scripts load at the same time. The first paint
 * does not wait for scripts: it is part of the document, see `first-screen`.
 */
export const datasheetDocument = (): Plugin => ({
  name: "caliper:datasheet-document",
  apply: "build",
  enforce: "post",
  async generateBundle(_options, bundle) {
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
    const face = Object.keys(bundle).find((file) => codeFace.test(file));
    if (!face) throw new Error("The build has no font of the code.");
    const [markup, script] = await Promise.all([firstScreenMarkup(), firstScreenScript()]);
    this.emitFile({ type: "asset", fileName: script.fileName, source: script.code });
    const head = [
      `<link rel="preload" as="font" type="font/woff2" href="/${face}" crossorigin>`,
      `<script type="module" ${waitForEntry} crossorigin src="/${script.fileName}"></script>`,
    ];
    const links = [...files]
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const source = html
      .replace(` ${waitForEntry}`, "")
      .replace(/(?=<script type="module")/, `${head.join("\n    ")}\n    `)
      .replace("</head>", `${links.map((link) => `  ${link}\n  `).join("")}</head>`)
      .replace("</body>", `${markup}\n  </body>`);
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
