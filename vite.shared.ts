import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import type { Plugin, PluginOption } from "vite";

/** Plugins of every build that contains our UI: React with its compiler, and vanilla-extract. */
export const sharedPlugins = (styles: PluginOption = vanillaExtractPlugin()): PluginOption[] => [
  react({ compiler: true }),
  styles,
];

/**
 * vanilla-extract for a build that starts other builds with the same root: one compiler, which executes each style sheet once. `end`
 * is for the first build only, which closes the compiler.
 */
export function sharedStyles(): { plugins: Plugin[]; end: Plugin } {
  const plugins = vanillaExtractPlugin();
  const close = plugins.find(({ closeWatcher }) => closeWatcher)?.closeWatcher;
  return {
    plugins: plugins.map((plugin) => ({ ...plugin, buildEnd: undefined })),
    end: { name: "caliper:close-styles", closeBundle: close },
  };
}

/**
 * Dependencies that only `*.css.ts` files or lazy modules pull in. Vite finds them at run time
 * otherwise and reloads the page, which fails whichever test runs at that moment on a cold cache.
 */
export const preOptimized = [
  "@internationalized/date",
  "@tanstack/react-query",
  "@tanstack/react-table",
  "@tanstack/react-virtual",
  "@vanilla-extract/recipes/createRuntimeFn",
  "openapi-fetch",
  "react-aria-components",
  "react-aria/PortalProvider",
  "react-intl",
  "uqr",
];
