import { enableShadowRoots } from "@caliper/design-system/shadow-roots";
import { QueryClient } from "@tanstack/react-query";
import { fontNames } from "./brand.ts";
import { prepareLate } from "./late.ts";
import type { EmbedResources } from "./resources.ts";

/** Resources that all widgets of a page share while there is at least one. */
export interface Shared {
  /** Styles of everything. */
  readonly sheet: Promise<CSSStyleSheet>;
  /** The cache of a key: keys may see different data. */
  queriesOf(key: string | undefined): QueryClient;
}

interface Held extends Shared {
  users: number;
  release(): void;
}

let held: Held | undefined;

/** Acquires the shared resources; the returned function releases them, and the last release removes them. */
export function share(resources: EmbedResources): [Shared, () => void] {
  const own = (held ??= create(resources));
  own.users += 1;
  let isReleased = false;
  return [
    own,
    () => {
      if (isReleased) return;
      isReleased = true;
      own.users -= 1;
      if (own.users > 0) return;
      own.release();
      held = undefined;
    },
  ];
}

function create(resources: EmbedResources): Held {
  prepareLate((part) => resources.prepare(part));
  const disableShadowRoots = enableShadowRoots();
  // In the document, because shadow roots cannot declare fonts.
  const faces = resources.fonts.map(
    ({ family, weight, url }) =>
      new FontFace(fontNames[family], `url(${JSON.stringify(url)})`, { weight, display: "swap" }),
  );
  for (const face of faces) document.fonts.add(face);
  const queries = new Map<string | undefined, QueryClient>();
  return {
    users: 0,
    sheet: sheetOf(resources),
    queriesOf(key) {
      const known = queries.get(key) ?? new QueryClient();
      queries.set(key, known);
      return known;
    },
    release() {
      disableShadowRoots();
      for (const face of faces) document.fonts.delete(face);
      for (const client of queries.values()) client.clear();
    },
  };
}

async function sheetOf(resources: EmbedResources): Promise<CSSStyleSheet> {
  const sheet = new CSSStyleSheet();
  // At once, so that the styles are there before later parts, which wait for the same file.
  sheet.replaceSync(await resources.styles());
  return sheet;
}
