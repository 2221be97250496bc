import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { brand } from "../packages/design-system/src/theme/brand.ts";
import { light } from "../packages/design-system/src/theme/light.ts";

const { colour } = light;

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: `${brand.name} workshop`,
    fontBase: brand.font.sans,
    fontCode: brand.font.mono,
    appBg: colour.chrome,
    appContentBg: colour.canvas,
    appPreviewBg: colour.canvas,
    appBorderColor: colour.hairline,
    appBorderRadius: 4,
    inputBorderRadius: 4,
    colorPrimary: colour.accent,
    colorSecondary: colour.link,
    textColor: colour.text,
    textMutedColor: colour.muted,
    barTextColor: colour.muted,
    barSelectedColor: colour.link,
    barHoverColor: colour.link,
  }),
  sidebar: { showRoots: true },
});
