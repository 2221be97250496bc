import { useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";
import { PortalContainer } from "../internal/portal.ts";
import { darkTheme, lightTheme } from "./theme.css.ts";
import { canvas } from "./ThemeRoot.css.ts";
import type { Theme } from "./tokens.ts";

export interface ThemeRootProps {
  theme: Theme["name"];
  /**
   * `page`: the whole document is ours; the theme goes on `<html>`, so overlays on `body` have it too.
   * `embedded`: we are a guest; the theme stays on our own element, and overlays open inside it.
   */
  scope?: "page" | "embedded";
  children: ReactNode;
}

const classesOf = (theme: Theme["name"]) =>
  `${theme === "dark" ? darkTheme : lightTheme} ${canvas}`.split(" ");

/** Puts a theme on everything below it, what floats included. */
export function ThemeRoot({ theme, scope = "page", children }: ThemeRootProps) {
  return scope === "page" ? (
    <PageTheme theme={theme}>{children}</PageTheme>
  ) : (
    <EmbeddedTheme theme={theme}>{children}</EmbeddedTheme>
  );
}

function PageTheme({ theme, children }: Omit<ThemeRootProps, "scope">) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const classes = classesOf(theme);
    root.classList.add(...classes);
    // The specification's own hook: light mode is a style class on the page root.
    root.classList.toggle("light", theme === "light");
    return () => root.classList.remove(...classes, "light");
  }, [theme]);
  return children;
}

function EmbeddedTheme({ theme, children }: Omit<ThemeRootProps, "scope">) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div className={theme === "dark" ? darkTheme : lightTheme}>
      <PortalContainer value={container}>{children}</PortalContainer>
      <div ref={setContainer} />
    </div>
  );
}
