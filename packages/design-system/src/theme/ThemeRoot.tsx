import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from "react";
import { BrandContext } from "./brandContext.ts";
import { OverlayLayer } from "./OverlayLayer.tsx";
import { brandStyle } from "./brandStyle.ts";
import { keepTextsFresh } from "./keepTextsFresh.ts";
import { darkTheme, lightTheme } from "./theme.css.ts";
import { canvas, guest } from "./ThemeRoot.css.ts";
import type { Brand, Theme } from "./tokens.ts";

export interface ThemeRootProps {
  /** Light or dark. */
  theme: Theme["name"];
  /** Name, logo, accents and fonts. Defaults to the brand of the enclosing `ThemeRoot`, or the build's. */
  brand?: Brand | undefined;
  /**
   * `page`: the theme is set on `<html>`, so that overlays on `body` have it too.
   * `embedded`: for host pages; the theme is set on its own element, and overlays open inside it, in the top layer.
   */
  scope?: "page" | "embedded";
  /** The themed content. */
  children: ReactNode;
}

type RootProps = Omit<ThemeRootProps, "scope">;

const themeClass = (theme: Theme["name"]) => (theme === "dark" ? darkTheme : lightTheme);

/** The classes of `<html>` in a theme, for a server that renders the page. */
export const pageClasses = (theme: Theme["name"]): string =>
  // Required by the specification: light mode is a class on the page root.
  `${themeClass(theme)} ${canvas}${theme === "light" ? " light" : ""}`;

/** Applies a theme and a brand to its children, including overlays. */
export function ThemeRoot({ scope = "page", brand, children, ...rest }: ThemeRootProps) {
  const inherited = useContext(BrandContext);
  const Root = scope === "page" ? PageTheme : EmbeddedTheme;
  return (
    <BrandContext value={brand ?? inherited}>
      <Root brand={brand} {...rest}>
        {children}
      </Root>
    </BrandContext>
  );
}

function PageTheme({ theme, brand, children }: RootProps) {
  useEffect(() => keepTextsFresh(document.body), []);
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Replaces the classes that the server or the page's first script wrote.
    const otherClasses = pageClasses(theme === "light" ? "dark" : "light").split(" ");
    const classes = pageClasses(theme).split(" ");
    root.classList.remove(...otherClasses);
    root.classList.add(...classes);
    return () => root.classList.remove(...classes);
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
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? keepTextsFresh(root.current) : undefined), []);
  return (
    <div ref={root} className={`${themeClass(theme)} ${guest}`} style={brandStyle(brand)}>
      <OverlayLayer>{children}</OverlayLayer>
    </div>
  );
}
