/** What translators of browsers put in place of a text. */
const isTranslation = (node: Node | null): node is Element => node?.nodeName === "FONT";

/**
 * Keeps texts right on a page that the browser translates. Translators replace text nodes by elements of their own, so a later
 * change of a text would go to a node that is no longer on the page. Such a node returns with the change, and is translated
 * again. Returns how to stop.
 */
export function keepTextsFresh(root: Node): () => void {
  const translations = new Map<Node, Element>();
  const changed = new MutationObserver((records) => {
    for (const { target } of records) {
      translations.get(target)?.replaceWith(target);
      translations.delete(target);
    }
  });
  const replaced = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected || !translation) continue;
        translations.set(text, translation);
        changed.observe(text, { characterData: true });
      }
    for (const [text, translation] of translations)
      if (!translation.isConnected) translations.delete(text);
  });
  replaced.observe(root, { childList: true, subtree: true });
  return () => {
    replaced.disconnect();
    changed.disconnect();
  };
}
