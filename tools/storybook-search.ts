/**
 * Makes the search of the built Storybook find components by their other names, in English and Spanish: they become anchors
 * of the docs pages, which the search reads. Run after `storybook build`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { factsOf } from "../.storybook/docs/component-facts/index.ts";
import { root } from "./run.ts";

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly importPath: string;
  readonly anchors?: readonly { readonly id: string; readonly title: string }[];
}

export interface StoryIndex {
  readonly entries: Readonly<Record<string, Entry>>;
}

/** The index with the other names of each component as anchors of its page. */
export function withNames({ entries, ...index }: StoryIndex): StoryIndex {
  const entryWithNames = (entry: Entry): Entry => {
    const names = entry.type === "docs" ? (factsOf(entry.importPath)?.aliases ?? []) : [];
    // An anchor that the page does not have: the page opens at its top.
    const anchors = names.map((title, at) => ({ id: `name-${at}`, title }));
    return anchors.length > 0
      ? { ...entry, anchors: [...(entry.anchors ?? []), ...anchors] }
      : entry;
  };
  return {
    ...index,
    entries: Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [id, entryWithNames(entry)]),
    ),
  };
}

if (import.meta.main) {
  const file = join(root, "storybook-static/index.json");
  const index = JSON.parse(readFileSync(file, "utf8")) as StoryIndex;
  writeFileSync(file, JSON.stringify(withNames(index)));
}
