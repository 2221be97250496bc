/** What the build of the public page uses as `react-dom/client`. */
import { options, type VNode } from "preact";

// As React does after an event: React Aria returns the focus in the next frame, when effects must have made the page
// usable again. Preact waits longer.
options.requestAnimationFrame = (run) => queueMicrotask(run);

const diffedBefore = options.diffed?.bind(options);
const id = /\bP\d+-\d+/;

// Hydration keeps the attributes that the server wrote, but Preact numbers ids in its own way. Elements that render later
// refer to the new ids.
options.diffed = (node) => {
  diffedBefore?.(node);
  const element = elementOf(node);
  if (element === undefined) return;
  for (const [name, value] of Object.entries(node.props))
    if (typeof value === "string" && id.test(value) && isHydrating(element))
      element.setAttribute(name, value);
};

const isHydrating = (element: Element) => element.closest("[data-resuming]") !== null;

/** Preact keeps the name of this property in its builds. */
const elementOf = (node: VNode & { readonly __e?: Node | null }): Element | undefined =>
  typeof node.type === "string" && node.__e instanceof Element ? node.__e : undefined;

export { hydrateRoot } from "preact/compat/client";
