import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { folderStorage, type StoredObject } from "../storage/index.ts";
import { mebibyte } from "../units.ts";

/** Bytes of all files together; the oldest are deleted beyond it. */
const maxBytes = 512 * mebibyte;
/** Computed at the same time; each may take tens of milliseconds of a processor. */
const atOnce = 2;
const name = /^[\w-]+\.(?:png|webp)$/u;

export type DerivedFiles = ReturnType<typeof createDerivedFiles>;

/**
 * Pictures that are computed from others, kept in `DATA_DIR/derived`. A name contains the hash of everything that the
 * picture depends on, so a stored file is never out of date and may be deleted at any time.
 */
export function createDerivedFiles(dataDir: string, limit = maxBytes) {
  const files = folderStorage(join(dataDir, "derived"));
  const underWay = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function inTurn(compute: () => Promise<Buffer>): Promise<Buffer> {
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await compute();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  async function storedOrNew(file: string, compute: () => Promise<Buffer>): Promise<Buffer> {
    const reading = files.open(file).then((stream) => stream && buffer(stream));
    const stored = await reading.catch(() => undefined);
    if (stored) return stored;
    const content = await inTurn(compute);
    // On a full disk the picture is still returned, only slower.
    await files.put(file, new Uint8Array(content)).catch(() => undefined);
    return content;
  }

  return {
    /** The stored file, or the computed one. Identical requests share one computation. */
    get(file: string, compute: () => Promise<Buffer>): Promise<Buffer> {
      if (!name.test(file)) throw new Error(`"${file}" is not the name of a derived file`);
      const same = underWay.get(file);
      if (same) return same;
      const content = storedOrNew(file, compute).finally(() => underWay.delete(file));
      underWay.set(file, content);
      return content;
    },

    /** Deletes the oldest files until the others are within the limit. */
    async sweep(): Promise<void> {
      const stored: StoredObject[] = [];
      for await (const file of files.list("")) stored.push(file);
      let left = limit;
      for (const { key, bytes } of stored.toSorted((a, b) => b.storedAt - a.storedAt)) {
        left -= bytes;
        if (left < 0) await files.remove(key);
      }
    },
  };
}
