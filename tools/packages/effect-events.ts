import { posix } from "node:path";
import type { Plugin } from "vite";

const file = "effect-event.js";

/** React 19.2 has the hook. Effects run after insertion effects, so they call the latest function. */
const source = `import * as React from "react";
const useLatest = (handler) => {
  const latest = React.useRef(handler);
  React.useInsertionEffect(() => {
    latest.current = handler;
  });
  return React.useCallback((...values) => latest.current(...values), []);
};
export const useEffectEvent = React["useEffectEvent"] ?? useLatest;
`;

const fromReact = /import\s*\{([^{}]*\buseEffectEvent\b[^{}]*)\}\s*from\s*(["'])react\2;?/u;

/** Makes built modules run on React 19.0 and 19.1, which have no `useEffectEvent`. */
export const effectEvents = (): Plugin => {
  let isUsed = false;
  return {
    name: "caliper:effect-events",
    renderChunk(code, { fileName }) {
      const [statement, names = ""] = fromReact.exec(code) ?? [];
      if (statement === undefined) return null;
      isUsed = true;
      const all = names.split(",").map((name) => name.trim());
      const otherNames = all.filter((name) => !name.startsWith("useEffectEvent"));
      const hookNames = all.filter((name) => name.startsWith("useEffectEvent"));
      const path = posix.relative(posix.dirname(fileName), file);
      const imports = `${otherNames.length > 0 ? `import { ${otherNames.join(", ")} } from "react";` : ""}import { ${hookNames.join(", ")} } from "${path.startsWith(".") ? path : `./${path}`}";`;
      return { code: code.replace(statement, imports), map: null };
    },
    generateBundle() {
      if (isUsed) this.emitFile({ type: "asset", fileName: file, source });
    },
  };
};
