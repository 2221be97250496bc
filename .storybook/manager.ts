import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { brand } from "../packages/design-system/src/theme/brand.ts";
import { light } from "../packages/design-system/src/theme/light.ts";

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
