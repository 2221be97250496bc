import type { Storage } from "../storage/index.ts";

/** Uploaded files, and the pictures under /Products. */
export const contentKinds = ["files", "images"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The key in the storage of the content with a hash. */
export const contentKeys: Readonly<Record<ContentKind, (hash: string) => string>> = {
  files: (hash) => `files/${hash}`,
  images: (hash) => `images/${hash.slice(0, 2)}/${hash}.jpg`,
};

/** Copies that a crash left have a suffix. */
const forms =
  /^(?:files\/|images\/[0-9a-f]{2}\/)(?<hash>[0-9a-f]{64})(?:\.jpg)?(?:\.[0-9a-f-]{36})?$/u;

/** The hash of the content with this key; undefined for keys of another form. */
export const hashOfKey = (key: string): string | undefined => forms.exec(key)?.groups?.["hash"];

/** A stored content. */
export interface Content {
  readonly key: string;
  readonly hash: string;
  /** False for a copy that a crash left. */
  readonly isWhole: boolean;
}

/** The stored contents; objects with other names are ignored. */
export async function* contentsIn(storage: Storage): AsyncGenerator<Content> {
  for (const kind of contentKinds) {
    for await (const { key } of storage.list(`${kind}/`)) {
      const hash = hashOfKey(key);
      if (hash !== undefined) yield { key, hash, isWhole: key === contentKeys[kind](hash) };
    }
  }
}
