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
  /** The portal, for its sign-in page. */
  readonly signIn: PageScripts & {
    /** Files of the first text. */
    readonly fonts: readonly string[];
  };
}

declare const PAGE_ASSETS: PageAssets;

interface DocumentParts extends RenderedState {
  /** HTML for crawlers and link previews. */
  readonly head: string;
  /** The page, with elements that belong into the head in front. */
  readonly markup: string;
}

/** Applies the stored theme before the first paint, and marks the page of a signed-in user. */
const themeScriptOf = (forMember = ""): string =>
  `try{const s=localStorage,d=document,h=d.documentElement;if(s.getItem("light")==="true")h.className=${JSON.stringify(pageClasses("light"))};if(s.getItem("session")){h.dataset.member="";${forMember}}}catch{}`;

/** Loads the styles of a signed-in user's frame. */
const stylesScriptOf = (stylesheet: string): string =>
  `d.head.append(Object.assign(d.createElement("link"),{rel:"stylesheet",crossOrigin:"anonymous",href:${JSON.stringify(stylesheet)},id:${JSON.stringify(stylesId)}}))`;

/**
 * Records the last click that the page cannot handle yet, for `resume`. Links already work.
 */
const clickScript = `addEventListener("click",event=>{const{target}=event;if(!target.closest("[data-resuming]")||target.closest("a[href]"))return;event.preventDefault();event.stopImmediatePropagation();for(const other of document.querySelectorAll("[data-clicked]"))delete other.dataset.clicked;target.dataset.clicked=""},true)`;

/**
 * Loads the scripts after the first paint, which they would delay on a phone; those of later blocks after the page's own
 * have arrived, with which they would share the connection. A signed-in user needs the scripts of the portal.
 */
function loaderOf(
  language: Language,
  visitor: PageScripts & { readonly later?: readonly string[] },
  member: PageScripts,
): string {
  const scripts = ({ entry, modules, texts }: PageScripts) => [
    [...modules, ...(texts[language] ?? [])],
    entry,
  ];
  const lists = JSON.stringify([
    [...scripts(visitor), visitor.later ?? []],
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

/** React writes the title, metadata and preloads in front of the page. */
const hoisted = /^(?:<(?:link|meta) [^>]*>|<title>[^<]*<\/title>)*/u;

/** A page as React renders it, in parts. */
function partsOf(markup: string) {
  const [front = ""] = hoisted.exec(markup) ?? [];
  return { front, ...withoutStyleAttributes(markup.slice(front.length)) };
}

/** The document of a rendered page. `head` is what differs there, and `end` follows the page. */
function htmlOf(language: Language, head: readonly string[], body: string, end: readonly string[]) {
  return [
    "<!doctype html>",
    // Until the page answers clicks; see `resume`.
    `<html lang="${language}" class="${pageClasses("dark")}" data-resuming>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark light">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...head,
    `<style id="${pressableId}">${pressableRule}</style>`,
    `<script>${clickScript}</script>`,
    "</head>",
    "<body>",
    `<div id="root">${body}</div>`,
    ...end,
    "</body>",
    "</html>",
  ].join("\n");
}

/** The document of a datasheet. */
export function documentOf({ head, markup, ...state }: DocumentParts): PageDocument {
  const { language } = state;
  const { visitor, member } = PAGE_ASSETS;
  const { style, fonts } = visitor;
  const { front, body, rules } = partsOf(markup);
  const [title = ""] = /<title>.*<\/title>/u.exec(front) ?? [];
  const theme = themeScriptOf(stylesScriptOf(member.stylesheet));
  // A page without a datasheet needs fewer, and browsers warn of files that are preloaded in vain.
  const fontsScript = fontsScriptOf(state.failure === undefined ? fonts.files : []);
  const loader = loaderOf(language, visitor, member);
  const html = htmlOf(
    language,
    [
      title,
      head,
      `<style>${style}</style>`,
      `<style id="${fontsId}" data-files="${fonts.files.join(" ")}">${fonts.faces}</style>`,
      `<script>${fontsScript}</script>`,
      `<script>${theme}</script>`,
      `<style>${rules}</style>`,
    ],
    body,
    [
      `<script type="application/json" id="${stateId}">${jsonForHtml(state)}</script>`,
      `<script>${loader}</script>`,
    ],
  );
  return {
    html,
    scripts: [theme, fontsScript, clickScript, loader],
    styles: [style, fonts.faces, rules, pressableRule],
  };
}

/** The portal shows what a signed-in user sees; until then the page stays empty. */
const memberRule = ":root[data-member] #root{visibility:hidden}";

/** The document of the sign-in page, which the portal hydrates. */
export function signInDocumentOf(language: Language, markup: string): PageDocument {
  const { signIn, member } = PAGE_ASSETS;
  const { front, body, rules } = partsOf(markup);
  const theme = themeScriptOf();
  const loader = loaderOf(language, signIn, signIn);
  const style = `${memberRule}${rules}`;
  const html = htmlOf(
    language,
    [
      front,
      `<link rel="stylesheet" crossorigin href="${member.stylesheet}">`,
      ...signIn.fonts.map(
        (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
      ),
      `<style>${style}</style>`,
      `<script>${theme}</script>`,
    ],
    body,
    [`<script>${loader}</script>`],
  );
  return { html, scripts: [theme, clickScript, loader], styles: [style, pressableRule] };
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
