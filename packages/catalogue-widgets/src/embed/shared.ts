import { enableShadowRoots } from "@caliper/design-system/shadow-roots";
import type { QueryClient } from "@tanstack/react-query";
import { fontNames } from "./brand.ts";
import { prepareLate } from "./late.ts";
import { createQueries } from "./queries.ts";
import type { EmbedResources } from "./resources.ts";
import type { EmbedOptions } from "../shared/embed-options/index.ts";

/** Resources that all widgets of a page share while there is at least one. */
export interface Shared {
  /** Styles of everything, for the documents of a window: they cannot be adopted by others. */
  sheetOf(view: View): Promise<CSSStyleSheet>;
  /** The cache of a server and a key: keys may see different data. */
  queriesOf(options: Pick<EmbedOptions, "server" | "key">): QueryClient;
  /** Loads the fonts that texts need. Until then they have fonts of the system. */
  showFonts(): void;
}

type View = Pick<typeof globalThis, "CSSStyleSheet">;

interface Held extends Shared {
  users: number;
  release(): void;
}

let sharedInstance: Held | undefined;

/** Acquires the shared resources; the returned function releases them, and the last release removes them. */
export function share(resources: EmbedResources): [Shared, () => void] {
  const instance = (sharedInstance ??= create(resources));
  instance.users += 1;
  let isReleased = false;
  return [
    instance,
    () => {
      if (isReleased) return;
      isReleased = true;
      instance.users -= 1;
      if (instance.users > 0) return;
      instance.release();
      sharedInstance = undefined;
    },
  ];
}

function create(resources: EmbedResources): Held {
  prepareLate(resources);
  const disableShadowRoots = enableShadowRoots();
  // In the document, because shadow roots cannot declare fonts.
  const faces = resources.fonts.map(
    ({ family, weight, url }) =>
      new FontFace(fontNames[family], `url(${JSON.stringify(url)})`, { weight, display: "swap" }),
  );
  const queries = new Map<string, QueryClient>();
  const sheets = new Map<View, Promise<CSSStyleSheet>>();
  return {
    users: 0,
    sheetOf(view) {
      const sheet = sheets.get(view) ?? loadSheet(resources, view);
      sheets.set(view, sheet);
      return sheet;
    },
    queriesOf({ server = "", key = "" }) {
      const name = `${server} ${key}`;
      const client = queries.get(name) ?? createQueries();
      queries.set(name, client);
      return client;
    },
    showFonts() {
      for (const face of faces) document.fonts.add(face);
    },
    release() {
      disableShadowRoots();
      for (const face of faces) document.fonts.delete(face);
      for (const client of queries.values()) client.clear();
    },
  };
}

async function loadSheet(resources: EmbedResources, view: View): Promise<CSSStyleSheet> {
  const sheet = new view.CSSStyleSheet();
  // At once, so that the styles are there before later parts, which wait for the same file.
  sheet.replaceSync(await resources.styles());
  return sheet;
}
