import type { EmbedLocale, EmbedWidget } from "@caliper/catalogue-widgets/embed";

/** Files of the build. The loader names only those that widgets need at first, each once, because every reader of a host page loads the list. */
export interface BuiltFiles {
  readonly version: string;
  /** The URL of the folder of assets, with a slash at the end; empty until it is known. */
  folder: string;
  /** Names in the folder of assets and SHA-256 hashes as Base64, alternately. Without a name, it is that of the hash. */
  readonly list: readonly string[];
  /** The others are numbers of files in the list, from 0. This one is `Later`. */
  readonly style: number;
  /** What a widget imports. */
  readonly scripts: Readonly<Record<EmbedWidget, readonly number[]>>;
  /** The styles of what a widget shows at first, and its texts. */
  readonly first: Readonly<Record<EmbedWidget, Readonly<Record<EmbedLocale, number>>>>;
}

/** Loads after the widgets' first content. */
export type Later = readonly [
  /** The styles of everything. */
  style: string,
  /** The rest of the list. */
  list: readonly string[],
  /** What a part of a widget imports. */
  parts: Readonly<Record<string, readonly number[]>>,
];

/** The name of a file of data, from its hash. */
export const nameOf = (hash: string): string => hash.slice(0, 9).replace(/\W/g, "_");
