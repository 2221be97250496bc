import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const product = (pattern: string) =>
  globSync(pattern).filter((path) => !/node_modules|\.(?:test|stories)\.|\/generated\//.test(path));
const source = product("{packages,apps}/*/src/**/*.{ts,tsx}");
const imported = (name: string) => new RegExp(`(?:from|import\\() ?"${name}(?:/[^"]*)?"`);

/** Every package on the design card: where the product or its build uses it. */
const uses: Readonly<Record<string, readonly [paths: readonly string[], use: RegExp]>> = {
  ...Object.fromEntries(
    [
      "react",
      "@vanilla-extract/css",
      "react-aria-components",
      "react-router-dom",
      "react-intl",
      "@tanstack/react-query",
      "@tanstack/react-table",
      "openapi-fetch",
      "xlsx",
    ].map((name) => [name, [source, imported(name)]]),
  ),
  storybook: [["package.json"], /"storybook": "storybook /],
  "@storybook/react-vite": [product(".storybook/*.{ts,tsx}"), imported("@storybook/react-vite")],
  vite: [["apps/portal/vite.config.ts"], imported("vite")],
  "@vanilla-extract/vite-plugin": [["vite.shared.ts"], imported("@vanilla-extract/vite-plugin")],
  "FormatJS tools": [["tools/messages.ts"], /run\("formatjs"/],
  "openapi-typescript": [
    ["packages/api-client/scripts/generate.ts"],
    imported("openapi-typescript"),
  ],
  chromatic: [["package.json"], /"chromatic": "chromatic/],
  vitest: [["vitest.config.ts"], imported("vitest/config")],
};

it.each(Object.entries(uses))("the product uses %s", (_, [paths, use]) => {
  expect(paths.some((path) => use.test(readFileSync(path, "utf8")))).toBe(true);
});
