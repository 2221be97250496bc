import type { Plugin } from "vite";

/**
 * Preact in place of React: a sixth of the size. For the public datasheet and the embed; `client` is their file in place
 * of `react-dom/client`.
 */
export const preactAliases = (client: string) => [
  { find: /^react-dom\/client$/, replacement: client },
  { find: /^react(?:-dom)?$/, replacement: "preact/compat" },
  { find: /^react\/(jsx-runtime|compiler-runtime)$/, replacement: "preact/compat/$1" },
];

interface Patch {
  readonly file: RegExp;
  readonly from: string | RegExp;
  readonly to: string;
}

const reactAria = (path: string) => new RegExp(`react-aria/dist/private/${path}\\.mjs$`);

/** Work at the start that no page needs: a browser takes 20 ms to list its locales. */
const forStart: readonly Patch[] = [
  // Every browser has our languages.
  {
    file: /@formatjs\/intl\/index\.js$/,
    from: "!Intl.NumberFormat.supportedLocalesOf(locale).length",
    to: "false",
  },
  {
    file: /@formatjs\/intl\/index\.js$/,
    from: "!Intl.DateTimeFormat.supportedLocalesOf(locale).length",
    to: "false",
  },
  // Both throw for a malformed tag, and only then.
  {
    file: reactAria("i18n/useDefaultLocale"),
    from: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/u,
    to: "Intl.getCanonicalLocales(locale)",
  },
];

/** What React Aria needs to run with Preact. */
const forPreact: readonly Patch[] = [
  // Preact creates elements with a namespace, in React Aria's own document too.
  {
    file: reactAria("collections/Document"),
    from: "createElement(type) {",
    to: "createElementNS(_namespace, type) { return this.createElement(type); }\n    createElement(type) {",
  },
  // Preact removes nodes by their own method.
  {
    file: reactAria("collections/Document"),
    from: "addEventListener() {}",
    to: "addEventListener() {}\n    remove() { this.parentNode?.removeChild(this); }",
  },
  // Preact passes the browser's events, whose properties are inherited and therefore not copied by a spread.
  {
    file: reactAria("interactions/createEventHandler"),
    from: "...e,",
    to: "...Object.fromEntries((() => { const all = []; for (const name in e) all.push([name, typeof e[name] === 'function' ? e[name].bind(e) : e[name]]); return all; })()),",
  },
];

/** Keeps libraries from changing a host page's document, and isolates them from the host page's changes. */
const forHosts: readonly Patch[] = [
  // The registry of an element that a page moved to another document cannot create elements there.
  {
    file: /preact\/dist\/preact\.mjs$/,
    from: /(\.createElementNS\(\w+,\w+),(\w+)\.is\?\2:\w+\)/u,
    to: "$1,$2.is&&$2)",
  },
  // Would read properties that host pages add to `Object.prototype`.
  {
    file: /@tanstack\/table-core\/dist\/core\/table\/coreTablesFeature\.utils\.js$/,
    from: "for (const key in state) {",
    to: "for (const key of Object.keys(state)) {",
  },
  // `Dialog.mjs` imports all menus for `DialogTrigger`, which no widget uses. Popovers import `Dialog.mjs`.
  {
    file: /react-aria-components\/dist\/private\/Dialog\.mjs$/,
    from: /import \{RootMenuTriggerStateContext as (\S+)\} from "\.\/Menu\.mjs";/,
    to: 'import {createContext as createOwnContext} from "react";\nconst $1 = createOwnContext(null);',
  },
  // Widgets only read, page by page.
  {
    file: /query-core\/build\/modern\/mutationCache\.js$/,
    from: 'import { Mutation } from "./mutation.js";',
    to: "const Mutation = null;",
  },
  {
    file: /query-core\/build\/modern\/query\.js$/,
    from: 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
    to: "const infiniteQueryBehavior = null;",
  },
  // The style sheet of the embed contains the rule that this effect adds to the document.
  {
    file: reactAria("interactions/usePress"),
    from: "if (!domRef || process.env.NODE_ENV === 'test') return;",
    to: "return;",
  },
  // Styles and listeners for the whole host page while a menu or a dialog is open. Menus close when the page is scrolled.
  {
    file: reactAria("overlays/usePreventScroll"),
    from: "if (isDisabled) return;",
    to: "return;",
  },
  {
    file: reactAria("overlays/usePopover"),
    from: "onClose: isNonModal && !isSubmenu ? state.close : null",
    to: "onClose: !isSubmenu ? state.close : null",
  },
  // Another script may have replaced `focus` since.
  {
    file: reactAria("interactions/useFocusVisible"),
    from: /Reflect\.defineProperty\(windowObject\.HTMLElement\.prototype, 'focus', \{(\s+configurable: true,\s+writable: true,\s+)value: (\S+)\.get\(windowObject\)\.focus\s+\}\);/u,
    to: "if (windowObject.HTMLElement.prototype.focus === $2.get(windowObject).own) Reflect.defineProperty(windowObject.HTMLElement.prototype, 'focus', {$1value: $2.get(windowObject).focus});",
  },
  {
    file: reactAria("interactions/useFocusVisible"),
    from: "        focus: focus\n",
    to: "        focus: focus, own: windowObject.HTMLElement.prototype.focus\n",
  },
  // A listener that would stay when the last widget is gone.
  {
    file: reactAria("interactions/useFocusVisible"),
    from: "windowObject.addEventListener('beforeunload', ()=>{",
    to: "void (()=>{",
  },
  // Announcements belong in the shadow root that has the focus; a host page could show them.
  {
    file: reactAria("live-announcer/LiveAnnouncer"),
    from: "document.body.prepend(this.node);",
    to: "(document.activeElement?.shadowRoot ?? document.body).prepend(this.node);",
  },
  {
    file: reactAria("live-announcer/LiveAnnouncer"),
    from: "document.body.removeChild(this.node);",
    to: "this.node.remove();",
  },
  {
    file: reactAria("live-announcer/LiveAnnouncer"),
    from: /if \(!(\S+liveAnnouncer)\) \{/,
    to: "if ($1 && !$1.isAttached()) $1 = null;\n    if (!$1) {",
  },
];

/** The bundler's helper for modules as objects: it would read properties that host pages add to `Object.prototype`. */
const namespaceHelper =
  /for \((?:var|let|const) (\w+) in (\w+)\)\s*(\{?\s*\w+\(\w+, \1, \{\s*get: \2\[\1\])/gu;

export const ownNamesOnly = (): Plugin => {
  let changed = 0;
  return {
    name: "caliper:own-names-only",
    renderChunk(code) {
      const safe = code.replaceAll(namespaceHelper, (_helper, name, names, rest) => {
        changed += 1;
        return `for (const ${String(name)} of Object.keys(${String(names)})) ${String(rest)}`;
      });
      return safe === code ? null : { code: safe, map: null };
    },
    generateBundle() {
      if (changed === 0) this.error("The bundler's helper for modules as objects has another form");
    },
  };
};

/** Changes to libraries, each checked: an update that moves the code fails the build. */
const patchLibraries = (patches: readonly Patch[]): Plugin => ({
  name: "caliper:patch-libraries",
  enforce: "pre",
  transform: {
    filter: { id: patches.map(({ file }) => file) },
    handler(code, id) {
      return patches
        .filter(({ file }) => file.test(id))
        .reduce((text, { from, to }) => {
          const changed = text.replace(from, to);
          if (changed === text) throw new Error(`${id} no longer contains ${String(from)}`);
          return changed;
        }, code);
    },
  },
});

/** For pages of our own. */
export const patchForPreact = (): Plugin => patchLibraries([...forPreact, ...forStart]);

/** Modules that do not work with these changes. */
const excluded = /query-core\/build\/modern\/(?:mutation|infiniteQuery)Observer\.js$/;

/** For pages of other sites. */
export const patchForHosts = (): Plugin => ({
  ...patchLibraries([...forPreact, ...forStart, ...forHosts]),
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      for (const id of file.type === "chunk" ? file.moduleIds : [])
        if (excluded.test(id)) this.error(`A widget of the embed uses ${id}`);
  },
});
