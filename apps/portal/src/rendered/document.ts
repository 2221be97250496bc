import type { Language } from "@caliper/catalogue-model";
import { pageClasses } from "@caliper/design-system/theme";
import { fontsId, fontsScriptOf } from "./fonts.ts";
import { type RenderedState, stateId, stylesId } from "./renderedState.ts";

/** Scripts of a page, as paths. */
export interface PageScripts {
  readonly entry: string;
  /** What the entry needs, its own imports too. */
  readonly modules: readonly string[];
  /** Scripts with the texts of a language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** What a rendered page loads; the build fills it in. */
export interface PageAssets {
  readonly visitor: PageScripts & {
    readonly style: string;
    /** Rules of fonts, and the files that every datasheet needs. */
    readonly fonts: { readonly faces: string; readonly files: readonly string[] };
    /** Blocks that the page shows before it loads them. */
    readonly later: readonly string[];
  };
  readonly member: PageScripts & { readonly stylesheet: string };
}

declare const PAGE_ASSETS: PageAssets;

interface DocumentParts extends RenderedState {
  /** HTML for crawlers and link previews. */
  readonly head: string;
  /** The page, with elements that belong into the head in front. */
  readonly markup: string;
}

/** Applies the stored theme before the first paint, reserves space for the frame of a signed-in user and loads its styles. */
const themeScriptOf = ({ member: { stylesheet } }: PageAssets): string =>
  `try{const s=localStorage,d=document,h=d.documentElement;if(s.getItem("light")==="true")h.className=${JSON.stringify(pageClasses("light"))};if(s.getItem("session")){h.dataset.member="";d.head.append(Object.assign(d.createElement("link"),{rel:"stylesheet",crossOrigin:"anonymous",href:${JSON.stringify(stylesheet)},id:${JSON.stringify(stylesId)}}))}}catch{}`;

/**
 * Records the last click that the page cannot handle yet, for `resume`. Links already work.
 */
const clickScript = `addEventListener("click",event=>{const{target}=event;if(!target.closest("[data-resuming]")||target.closest("a[href]"))return;event.preventDefault();event.stopImmediatePropagation();for(const other of document.querySelectorAll("[data-clicked]"))delete other.dataset.clicked;target.dataset.clicked=""},true)`;

/**
 * Loads the scripts after the first paint, which they would delay on a phone; those of later blocks after the page's own
 * have arrived, with which they would share the connection. A signed-in user needs the scripts of the portal.
 */
function loaderOf({ visitor, member }: PageAssets, language: Language): string {
  const scripts = ({ entry, modules, texts }: PageScripts) => [
    [...modules, ...(texts[language] ?? [])],
    entry,
  ];
  const lists = JSON.stringify([
    [...scripts(visitor), visitor.later],
    [...scripts(member), []],
  ]);
  return `requestAnimationFrame(()=>setTimeout(()=>{const [modules,entry,later]=${lists}["member"in document.documentElement.dataset?1:0],add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:"anonymous"},facts)),preload=(paths,fetchPriority)=>{for(const href of paths)add("link",{rel:"modulepreload",href,fetchPriority})};preload(modules,"high");add("script",{type:"module",src:entry,onload:()=>preload(later,"low")})}))`;
}

/** React Aria would add the style element with this id later, which makes the browser lay out the page again. */
const pressableId = "react-aria-pressable-style";
const pressableRule = "@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}";

/** A document, and the contents of its elements that the content security policy must allow by their hashes. */
export interface PageDocument {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** React writes the title and preloads in front of the page. */
const hoisted = /^(?:<link [^>]*>|<title>([^<]*)<\/title>)*/u;

/** The document of a rendered page. */
export function documentOf({ head, markup, ...state }: DocumentParts): PageDocument {
  const { language } = state;
  const { style, fonts } = PAGE_ASSETS.visitor;
  const [front = "", title = ""] = hoisted.exec(markup) ?? [];
  const theme = themeScriptOf(PAGE_ASSETS);
  // A page without a datasheet needs fewer, and browsers warn of files that are preloaded in vain.
  const fontsScript = fontsScriptOf(state.failure === undefined ? fonts.files : []);
  const loader = loaderOf(PAGE_ASSETS, language);
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
    `<style>${style}</style>`,
    `<style id="${fontsId}" data-files="${fonts.files.join(" ")}">${fonts.faces}</style>`,
    `<script>${fontsScript}</script>`,
    `<script>${theme}</script>`,
    `<script>${clickScript}</script>`,
    `<style>${rules}</style>`,
    `<style id="${pressableId}">${pressableRule}</style>`,
    "</head>",
    "<body>",
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="${stateId}">${jsonForHtml(state)}</script>`,
    `<script>${loader}</script>`,
    "</body>",
    "</html>",
  ].join("\n");
  return {
    html,
    scripts: [theme, fontsScript, clickScript, loader],
    styles: [style, fonts.faces, rules, pressableRule],
  };
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
