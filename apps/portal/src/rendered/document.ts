import type { Language } from "@caliper/catalogue-model";
import { pageClasses } from "@caliper/design-system/theme";
import { type RenderedState, stateId } from "./renderedState.ts";

/** What a rendered page loads, as paths; the build fills it in. */
export interface PageAssets {
  readonly stylesheet: string;
  readonly entry: string;
  /** Scripts that the entry needs besides its own imports. */
  readonly modules: readonly string[];
  /** Scripts of blocks that the page shows before it loads them. */
  readonly later: readonly string[];
  /** Scripts with the texts of a language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

declare const PAGE_ASSETS: PageAssets;

interface DocumentParts extends Pick<RenderedState, "answers" | "failure"> {
  readonly language: Language;
  readonly origin: string;
  /** HTML for crawlers and link previews. */
  readonly head: string;
  /** The page, with elements that belong into the head in front. */
  readonly markup: string;
}

/** Applies the stored theme before the first paint, and makes room for the frame of a signed-in user. */
const themeScript = `try{const s=localStorage,h=document.documentElement;if(s.getItem("light")==="true")h.className=${JSON.stringify(pageClasses("light"))};if(s.getItem("session"))h.dataset.member=""}catch{}`;

/**
 * Remembers the last click that the page cannot answer yet, for `resume`. Links work by themselves.
 */
const clickScript = `addEventListener("click",event=>{const{target}=event;if(!target.closest("[data-resuming]")||target.closest("a[href]"))return;event.preventDefault();event.stopImmediatePropagation();for(const other of document.querySelectorAll("[data-clicked]"))delete other.dataset.clicked;target.dataset.clicked=""},true)`;

/** Loads the scripts after the first paint: on a phone they would share the connection with the style sheet. */
const loaderOf = (modules: readonly string[], later: readonly string[], entry: string): string =>
  `requestAnimationFrame(()=>setTimeout(()=>{const add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:"anonymous"},facts)),preload=(paths,fetchPriority)=>{for(const href of paths)add("link",{rel:"modulepreload",href,fetchPriority})};preload(${JSON.stringify(modules)},"high");add("script",{type:"module",src:${JSON.stringify(entry)}});preload(${JSON.stringify(later)},"low")}))`;

/** A document, and the contents of its elements that the content security policy must allow by their hashes. */
export interface PageDocument {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** React writes the title and preloads in front of the page. */
const hoisted = /^(?:<link [^>]*>|<title>([^<]*)<\/title>)*/u;

/** The document of a rendered page. */
export function documentOf({
  language,
  origin,
  head,
  markup,
  ...shown
}: DocumentParts): PageDocument {
  const { stylesheet, entry, modules, later, texts } = PAGE_ASSETS;
  const [front = "", title = ""] = hoisted.exec(markup) ?? [];
  const state: RenderedState = { language, origin, ...shown };
  const loader = loaderOf([...modules, ...(texts[language] ?? [])], later, entry);
  const { body, rules } = withoutStyleAttributes(markup.slice(front.length));
  const html = [
    "<!doctype html>",
    // Until the page answers clicks; see `resume`.
    `<html lang="${language}" class="${pageClasses("dark")}" data-resuming>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark light">',
    `<title>${title}</title>`,
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script>${themeScript}</script>`,
    `<script>${clickScript}</script>`,
    `<style>${rules}</style>`,
    `<link rel="stylesheet" crossorigin href="${stylesheet}">`,
    "</head>",
    "<body>",
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="${stateId}">${jsonForHtml(state)}</script>`,
    `<script>${loader}</script>`,
    "</body>",
    "</html>",
  ].join("\n");
  return { html, scripts: [themeScript, clickScript, loader], styles: [rules] };
}

const styleAttribute = / style="([^"]*)"/gu;

/**
 * Style attributes as rules. The content security policy forbids the attributes, which `restoreStyles` writes again before
 * the browser hydrates the page.
 */
function withoutStyleAttributes(markup: string): { body: string; rules: string } {
  const texts = new Set<string>();
  // A quotation mark in texts and other attributes is escaped.
  const body = markup.replaceAll(styleAttribute, (_attribute, text: string) => {
    texts.add(text);
    return ` data-style="${text}"`;
  });
  const rules = [...texts].map((text) => `#root [data-style="${text}"]{${text}}`).join("");
  return { body, rules };
}

/** JSON that cannot end the element that contains it. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
