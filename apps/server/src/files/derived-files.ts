import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
  const folder = join(dataDir, "derived");
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
    const path = join(folder, file);
    const stored = await readFile(path).catch(() => undefined);
    if (stored) return stored;
    const content = await inTurn(compute);
    // On a full disk the picture is still returned, only slower.
    await store(path, content).catch(() => undefined);
    return content;
  }

  async function store(path: string, content: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await writeFile(unfinished, content);
      await rename(unfinished, path);
    } finally {
      await rm(unfinished, { force: true });
    }
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
      const names = await readdir(folder).catch(() => []);
      const files = await Promise.all(
        names.map(async (file) => {
          const stats = await stat(join(folder, file)).catch(() => undefined);
          return { file, bytes: stats?.size ?? 0, at: stats?.mtimeMs ?? 0 };
        }),
      );
      let left = limit;
      for (const { file, bytes } of files.toSorted((a, b) => b.at - a.at)) {
        left -= bytes;
        if (left < 0) await rm(join(folder, file), { force: true });
      }
    },
  };
}
