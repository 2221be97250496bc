import type { Theme } from "@caliper/design-system/theme";
import axe from "axe-core";

/** What axe has measured, by theme: the looks of elements with text. */
const measured: Readonly<Record<Theme["name"], Set<string>>> = {
  dark: new Set(),
  light: new Set(),
};

/** Attributes with a value of their own in every element, which no style depends on. */
const individual = /^data-(?:collection|index|key|rac|testid)$/;
const colored = /color|background|opacity|filter|--/;

/** What an element's colors depend on: classes, state and inline colors of the element and all around it. */
function lookOf(element: Element, known: Map<Element, string>): string {
  const found = known.get(element);
  if (found !== undefined) return found;
  const states = [...element.attributes]
    .filter(({ name }) => /^(?:aria|data)-/.test(name) && !individual.test(name))
    .map(({ name, value }) => (/^[a-z]{0,12}$/.test(value) ? `${name}=${value}` : name));
  const style = element.getAttribute("style") ?? "";
  const own = [
    element.localName,
    element.getAttribute("class") ?? "",
    element.matches(":disabled") ? "disabled" : "",
    colored.test(style) ? style : "",
    ...states,
  ].join(" ");
  const parent = element.parentElement;
  const look = parent ? `${lookOf(parent, known)}>${own}` : own;
  known.set(element, look);
  return look;
}

/** Elements with text of their own whose look has not been measured in this theme, by their looks. */
function unmeasured(theme: Theme["name"]): ReadonlyMap<string, Element> {
  const known = new Map<Element, string>();
  const fresh = new Map<string, Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const add = (element: Element | null) => {
    if (!element || element.closest(".sb-wrapper")) return;
    const look = lookOf(element, known);
    if (!measured[theme].has(look) && !fresh.has(look)) fresh.set(look, element);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim() !== "") add(node.parentElement);
  for (const field of document.querySelectorAll("input, textarea")) add(field);
  return fresh;
}

/**
 * Texts with too little contrast in the theme that the page shows. Most stories repeat what others show, so only looks
 * that no earlier story had are measured: axe takes longest for this rule.
 */
export async function faintTexts(theme: Theme["name"]): Promise<string[]> {
  const fresh = unmeasured(theme);
  if (fresh.size === 0) return [];
  const { violations } = await axe.run(
    { include: [...fresh.values()] },
    { runOnly: ["color-contrast"], resultTypes: ["violations"], preload: false },
  );
  // Not after a failure: the story is retried.
  if (violations.length === 0) for (const look of fresh.keys()) measured[theme].add(look);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ""}`),
  );
}
