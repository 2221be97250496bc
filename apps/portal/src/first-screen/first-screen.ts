import { createSessionStore } from "@caliper/api-client";
import { codeSlot, firstScreenId, templateId } from "./slots.ts";

/*
 * The first script of the datasheet's document, and the only one that the first paint waits for: puts up what the build wrote
 * for the visitor's language, in his theme, with the code of the address; and asks for the answer that the page will ask for.
 */
const code = new URLSearchParams(window.location.search).get("codigo")?.trim().toUpperCase() ?? "";
const store = createSessionStore();
if (code !== "") {
  askEarly(`/api/Ficha_info?codigo=${encodeURIComponent(code)}`);
  // Whoever has signed in has another frame, and the portal in the cache.
  if (store.readSession() === undefined) show(code);
}

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

function show(shown: string): void {
  const template = document.querySelector<HTMLTemplateElement>(
    `#${templateId(store.readLanguage())}`,
  );
  const screen = template?.content.firstElementChild;
  if (!(screen instanceof HTMLElement)) return;
  const { dark = "", light = "" } = screen.dataset;
  screen.id = firstScreenId;
  screen.classList.add(...(store.readLight() ? light : dark).split(" "));
  document.body.append(screen);
  for (const text of textsOf(screen)) fill(text, shown);
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
