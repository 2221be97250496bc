/** Finds text that a page draws with a font that is not self-hosted. */
import type { CDPSession, Frame, Page } from "playwright";

/**
 * Runs in the page. Puts the characters that no earlier call has seen, per font, into hidden probes; returns those that no
 * @font-face rule declares.
 */
export function addProbes(): { undeclared: string[]; probes: number } {
  const shared = window as { checkedCharacters?: Map<string, Set<string>> };
  const checked = (shared.checkedCharacters ??= new Map());
  const fresh = new Map<string, { style: CSSStyleDeclaration; characters: Set<string> }>();
  const add = (element: Element, text: string, pseudo?: string) => {
    if (text.trim() === "") return;
    const style = getComputedStyle(element, pseudo);
    const cased = style.textTransform === "uppercase" ? text.toUpperCase() : text;
    const font = `${style.fontFamily} ${style.fontWeight} ${style.fontStyle}`;
    const knownCharacters = checked.get(font) ?? new Set();
    checked.set(font, knownCharacters);
    for (const character of cased) {
      if (character <= " " || knownCharacters.has(character)) continue;
      knownCharacters.add(character);
      const entry = fresh.get(font) ?? { style, characters: new Set() };
      entry.characters.add(character);
      fresh.set(font, entry);
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // Storybook's own screens, which are shown until the first story is ready.
    if (parent?.closest('[class^="sb-"]')) continue;
    // The options of native selects: the design system shows its own list, the native one is for autofill.
    if (parent && !["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "OPTION"].includes(parent.tagName))
      add(parent, node.textContent ?? "");
  }
  for (const field of document.querySelectorAll<HTMLInputElement>("input, textarea"))
    if (!["password", "file", "hidden", "radio", "checkbox", "range"].includes(field.type)) {
      add(field, field.value);
      add(field, field.placeholder, "::placeholder");
    }

  const ranges = (family: string) =>
    [...document.fonts]
      .filter((face) => face.family.replaceAll('"', "") === family)
      .flatMap((face) => face.unicodeRange.split(","))
      .map((range) => {
        const [from = "0", to = from] = range.trim().slice(2).split("-");
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
  const undeclared: string[] = [];
  for (const { style, characters } of fresh.values()) {
    const family = (style.fontFamily.split(",")[0] ?? "").trim().replaceAll('"', "");
    const declared = ranges(family);
    for (const character of characters) {
      const code = character.codePointAt(0) ?? 0;
      if (!declared.some(([from, to]) => code >= from && code <= to))
        undeclared.push(`${character} (U+${code.toString(16)}) in "${family}"`);
    }
    const probe = document.createElement("span");
    probe.dataset["fontProbe"] = "";
    probe.style.cssText = "position: fixed; inset-block-start: 0; opacity: 0; pointer-events: none";
    probe.style.fontFamily = style.fontFamily;
    probe.style.fontWeight = style.fontWeight;
    probe.style.fontStyle = style.fontStyle;
    probe.textContent = [...characters].join(" ");
    document.documentElement.append(probe);
  }
  return { undeclared, probes: fresh.size };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Families without a file of ours that draw the probes, and the probes' texts. Removes the probes. */
export async function foreignProbes(page: Page, frame: Frame): Promise<string[]> {
  await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  // Only meanwhile: they make the browser report every change of the page.
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  await session.send("DOM.getDocument", { depth: 0 });
  const { searchId, resultCount } = await session.send("DOM.performSearch", {
    query: "[data-font-probe]",
  });
  const { nodeIds } = await session.send("DOM.getSearchResults", {
    searchId,
    fromIndex: 0,
    toIndex: resultCount,
  });
  const foreign: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName, isCustomFont } of fonts)
      if (!isCustomFont) foreign.push(`text in "${familyName}"`);
  }
  await session.send("CSS.disable");
  await session.send("DOM.disable");
  const texts = await frame.evaluate(() =>
    [...document.querySelectorAll("[data-font-probe]")].map((probe) => {
      probe.remove();
      return probe.textContent;
    }),
  );
  return foreign.length === 0 ? [] : [...foreign, ...texts];
}

/** Descriptions of characters on the page that are not drawn with a self-hosted font. Each is reported once per page. */
export async function foreignFonts(page: Page): Promise<string[]> {
  const { undeclared, probes } = await page.evaluate(addProbes);
  return probes === 0
    ? undeclared
    : [...undeclared, ...(await foreignProbes(page, page.mainFrame()))];
}
