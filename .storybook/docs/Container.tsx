import { brands, dark, light, ThemeRoot } from "@caliper/design-system/theme";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { create } from "storybook/theming/create";

interface Globals {
  theme?: unknown;
  brand?: unknown;
}

const isBrand = (name: unknown): name is keyof typeof brands =>
  typeof name === "string" && name in brands;

/** Storybook's own blocks (source, canvas) in our colors. */
const themeOf = ({ name, color }: typeof light) =>
  create({
    base: name,
    fontBase: brands.caliper.font.sans,
    fontCode: brands.caliper.font.mono,
    appBg: color.canvas,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appBorderColor: color.hairline,
    appBorderRadius: 4,
    colorPrimary: color.accent,
    colorSecondary: color.link,
    textColor: color.text,
    textMutedColor: color.muted,
    barBg: color.canvas,
  });
const themes = { light: themeOf(light), dark: themeOf(dark) };

/** Wraps every page; follows the toolbar like the stories on it. */
export default function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(
    () => context.getStoryContext(context.storyById())["globals"] as Globals,
  );
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  const theme = globals.theme === "dark" ? "dark" : "light";
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <ThemeRoot theme={theme} brand={isBrand(globals.brand) ? brands[globals.brand] : undefined}>
        {children}
      </ThemeRoot>
    </DocsContainer>
  );
}
