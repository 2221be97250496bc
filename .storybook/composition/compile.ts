import * as administration from "@caliper/administration";
import * as widgets from "@caliper/catalogue-widgets";
import * as designSystem from "@caliper/design-system";
import * as React from "react";
import { transform } from "sucrase";

const packages: Readonly<Record<string, unknown>> = {
  react: React,
  "@caliper/design-system": designSystem,
  "@caliper/catalogue-widgets": widgets,
  "@caliper/administration": administration,
};

/** Names that need no import. */
const scope = { ...administration, ...widgets, ...designSystem, React, useState: React.useState };

const load = (name: string) => {
  if (name in packages) return packages[name];
  throw new Error(`${name} cannot be imported here, only ${Object.keys(packages).join(", ")}`);
};

type Exports = Record<string, unknown>;
interface Loaded {
  default: (names: typeof scope, require: typeof load, exports: Exports) => void;
}

const isComponent = (value: unknown): value is React.ComponentType => typeof value === "function";

/**
 * The component in a code: JSX alone, or a module that exports a component.
 *
 * @throws if the code cannot be compiled or run. Names of closing tags are not compared.
 */
export async function compiled(code: string): Promise<React.ComponentType> {
  const isModule = !code.trimStart().startsWith("<");
  // Starts on the first line, so that errors name the lines of the editor.
  const source = isModule ? code : `export const Example = () => <>${code}\n</>;`;
  const body = transform(source, {
    transforms: ["typescript", "jsx", "imports"],
    production: true,
  });
  // The inner function lets the code declare names of the scope again.
  const text = `export default ({ ${Object.keys(scope).join(", ")} }, require, exports) => { (() => { ${body.code}\n})(); };`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    const module = (await import(/* @vite-ignore */ address)) as Loaded;
    const exports: Exports = {};
    module.default(scope, load, exports);
    const component = Object.values(exports).find(isComponent);
    if (!component) throw new Error("Export a component, or write JSX alone.");
    return component;
  } finally {
    URL.revokeObjectURL(address);
  }
}
