import { useContext, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { BrandContext } from "../internal/brand.ts";
import { PortalContainer } from "../internal/portal.ts";
import { brandStyle } from "./brandStyle.ts";
import { darkTheme, lightTheme } from "./theme.css.ts";
import { canvas, guest } from "./ThemeRoot.css.ts";
import type { Brand, Theme } from "./tokens.ts";

export interface ThemeRootProps {
  /** Light or dark; the caller knows what the reader chose. */
  theme: Theme["name"];
  /** Name, logo, accents and fonts of another company; the brand around it, else the build's own, unless told. */
  brand?: Brand | undefined;
  /**
   * `page`: the whole document is ours; the theme goes on `<html>`, so overlays on `body` have it too.
   * `embedded`: we are a guest; the theme stays on our own element, and overlays open inside it.
   */
  scope?: "page" | "embedded";
  /** What the theme is for. */
  children: ReactNode;
}

type RootProps = Omit<ThemeRootProps, "scope">;

const themeClass = (theme: Theme["name"]) => (theme === "dark" ? darkTheme : lightTheme);

/** Puts a theme and a brand on everything below it, what floats included. */
export function ThemeRoot({ scope = "page", brand, children, ...rest }: ThemeRootProps) {
  const around = useContext(BrandContext);
  const Root = scope === "page" ? PageTheme : EmbeddedTheme;
  return (
    <BrandContext value={brand ?? around}>
      <Root brand={brand} {...rest}>
        {children}
      </Root>
    </BrandContext>
  );
}

function PageTheme({ theme, brand, children }: RootProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const classes = `${themeClass(theme)} ${canvas}`.split(" ");
    root.classList.add(...classes);
    // The specification's own hook: light mode is a style class on the page root.
    root.classList.toggle("light", theme === "light");
    return () => root.classList.remove(...classes, "light");
  }, [theme]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const properties = Object.entries(brandStyle(brand));
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [brand]);
  return children;
}

function EmbeddedTheme({ theme, brand, children }: RootProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div className={`${themeClass(theme)} ${guest}`} style={brandStyle(brand)}>
      <PortalContainer value={container}>{children}</PortalContainer>
      <div ref={setContainer} />
    </div>
  );
}
