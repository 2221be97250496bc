import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";

/** Plugins of every build that contains our UI: React with its compiler, and vanilla-extract. */
export const sharedPlugins = (): PluginOption[] => [
  react({ compiler: true }),
  vanillaExtractPlugin(),
];

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
