import { useSyncExternalStore } from "react";
import type { EmbedTheme } from "../shared/embed-options/index.ts";

const dark = "(prefers-color-scheme: dark)";

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(dark);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
};

/** The theme to show; `auto` follows the reader's system. */
export function useTheme(theme: EmbedTheme = "auto"): "light" | "dark" {
  const prefersDark = useSyncExternalStore(subscribe, () => window.matchMedia(dark).matches);
  if (theme !== "auto") return theme;
  return prefersDark ? "dark" : "light";
}
