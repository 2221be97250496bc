import { createSessionStore } from "@caliper/api-client";
import { codeSlot, firstScreenId, templateId } from "./slots.ts";

/*
 * The first script of the datasheet's document, and the only one that the first paint waits for: puts up what the build wrote
 * for the visitor's language, in his theme, with the code of the address; and asks for the answer that the page will ask for.
 */
const code = new URLSearchParams(window.location.search).get("codigo")?.trim().toUpperCase() ?? "";
const store = createSessionStore();
if (code !== "") askEarly(`/api/Ficha_info?codigo=${encodeURIComponent(code)}`);
const screen = putUp();
// Whoever has signed in has another frame, and the portal in the cache: the ground alone, so that no dark page begins white.
if (code === "" || store.readSession() !== undefined) screen?.replaceChildren();
else if (screen) for (const text of textsOf(screen)) fill(text, code);

function askEarly(href: string): void {
  const link = document.createElement("link");
  Object.assign(link, {
    rel: "preload",
    as: "fetch",
    crossOrigin: "anonymous",
    fetchPriority: "high",
    href,
  });
  document.head.append(link);
}

function putUp(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>(
    `#${templateId(store.readLanguage())}`,
  );
  const root = template?.content.firstElementChild;
  if (!(root instanceof HTMLElement)) return undefined;
  const { dark = "", light = "" } = root.dataset;
  root.id = firstScreenId;
  root.classList.add(...(store.readLight() ? light : dark).split(" "));
  document.body.append(root);
  return root;
}

function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** Not before its font is here: it was asked for with the style sheet, and the code need not change its shape. */
function fill(text: Text, shown: string): void {
  const { data, parentElement: place } = text;
  if (place === null || !data.includes(codeSlot)) return;
  text.data = "";
  const write = () => {
    text.data = data.replace(codeSlot, () => shown);
  };
  void document.fonts.load(getComputedStyle(place).font, shown).then(write, write);
}
