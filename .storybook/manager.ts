import { type API, addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { brand } from "../packages/design-system/src/theme/brand.ts";
import { light } from "../packages/design-system/src/theme/light.ts";
import { factsOf } from "./docs/component-facts/index.ts";

const { color } = light;

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: `${brand.name} workshop`,
    fontBase: brand.font.sans,
    fontCode: brand.font.mono,
    appBg: color.chrome,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appBorderColor: color.hairline,
    appBorderRadius: 4,
    inputBorderRadius: 4,
    colorPrimary: color.accent,
    colorSecondary: color.link,
    textColor: color.text,
    textMutedColor: color.muted,
    barTextColor: color.muted,
    barSelectedColor: color.link,
    barHoverColor: color.link,
  }),
  sidebar: { showRoots: true },
});

type Index = Parameters<API["setIndex"]>[0];

/** The sidebar's search also reads the anchors of a docs page, so other names of a component become anchors of its page. */
const withSynonyms = (index: Index): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => {
      const aliases = factsOf(entry.importPath)?.aliases;
      const isSearched = entry.type === "docs" && aliases !== undefined;
      return [
        id,
        isSearched ? { ...entry, anchors: aliases.map((title) => ({ id: "", title })) } : entry,
      ];
    }),
  ),
});

addons.register("caliper/synonyms", (api) => {
  const { setIndex } = api;
  api.setIndex = (index) => setIndex(withSynonyms(index));
});
