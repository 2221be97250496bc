import type { StorybookConfig } from "@storybook/react-vite";
import type { Plugin } from "vite";
import { messageParts } from "../apps/portal/build/message-parts.ts";
import { sharedPlugins, preOptimized } from "../vite.shared.ts";

/** Adds the catalog of components and the design tokens to the built Storybook, for machines. */
const catalogFiles: Plugin = {
  name: "catalog-files",
  apply: "build",
  async generateBundle() {
    // Loaded here, because the TypeScript compiler behind it is slow and tests do not need it.
    const { componentCatalog, llmsText, pageText } = await import("../tools/component-catalog.ts");
    const { designTokens } = await import("../packages/design-system/src/theme/designTokens.ts");
    const components = componentCatalog();
    const files = {
      "components.json": JSON.stringify(components, null, 2),
      "llms.txt": llmsText(components),
      ...Object.fromEntries(
        components.map((component) => [`components/${component.name}.md`, pageText(component)]),
      ),
      "tokens.json": JSON.stringify(designTokens(), null, 2),
    };
    for (const [fileName, source] of Object.entries(files))
      this.emitFile({ type: "asset", fileName, source });
  },
};

/** What each component consists of, for the keys on its page. */
const partsModule: Plugin = {
  name: "component-parts",
  resolveId: (id) => (id === "virtual:component-parts" ? `\0${id}` : null),
  async load(id) {
    if (id !== "\0virtual:component-parts") return null;
    const { partsByComponent } = await import("../tools/component-parts.ts");
    return `export default ${JSON.stringify(partsByComponent())};`;
  },
};

const config: StorybookConfig = {
  stories: [
    "../packages/*/src/**/*.stories.tsx",
    "../apps/portal/src/**/*.stories.tsx",
    "./composition/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  staticDirs: [
    // For the sidebar and the toolbar; see `manager-head.html`.
    ...[400, 600].map((weight) => ({
      from: `../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`,
      to: `/fonts/ibm-plex-sans-${weight}.woff2`,
    })),
    // Pictures of parts, where the API would have them. Folders only: tests do not serve single files.
    { from: "../apps/portal/public", to: "/Products" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests do not use these features, which read the style of every element after each change.
  features: process.env["VITEST"]
    ? { backgrounds: false, highlight: false, measure: false, outline: false }
    : // The search reads the anchors of docs pages; see `tools/storybook-search.ts`.
      { experimentalSearchDocsHeadings: true },
  typescript: { reactDocgen: "react-docgen-typescript" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), messageParts(), sharedPlugins(), catalogFiles, partsModule],
    optimizeDeps: { ...vite.optimizeDeps, include: [...preOptimized, "sucrase"] },
  }),
};
export default config;
