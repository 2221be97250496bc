import { createSessionStore } from "../state/sessionStore.ts";
import { codeSlot, firstScreenId, templateId } from "./slots.ts";

/*
 * The first script of the datasheet's document, and the only one that blocks the first paint: shows what the build wrote
 * for the visitor's language and theme, with the code from the URL, and sends the page's first request.
 */
const code = new URLSearchParams(window.location.search).get("codigo")?.trim().toUpperCase() ?? "";
const store = createSessionStore();
const session = store.readSession();
if (code !== "") {
  const user = session ? `&user=${encodeURIComponent(session.username)}` : "";
  askEarly(`/api/Ficha_info?codigo=${encodeURIComponent(code)}${user}`);
}
const screen = putUp();
// Signed-in users have another frame and a cached portal: show only the background, so that a dark page does not flash white.
if (code === "" || session !== undefined) screen?.replaceChildren();
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

/** Waits for the font, so that the code does not change its font. */
function fill(text: Text, shown: string): void {
  const { data, parentElement: place } = text;
  if (place === null || !data.includes(codeSlot)) return;
  text.data = "";
  const write = () => {
    text.data = data.replace(codeSlot, () => shown);
  };
  void document.fonts.load(getComputedStyle(place).font, shown).then(write, write);
}
