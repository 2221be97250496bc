import { randomUUID } from "node:crypto";
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Storage } from "./storage.ts";

/** Stores objects as files below a folder. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key);

  async function store(content: Uint8Array | string, key: string): Promise<void> {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    const unfinished = `${target}.${randomUUID()}`;
    try {
      if (typeof content === "string") await linkOrCopy(content, unfinished);
      else await writeFile(unfinished, content);
      await flush(unfinished);
      await rename(unfinished, target);
    } finally {
      // Renaming one link of a file to another does nothing.
      await rm(unfinished, { force: true });
    }
    await flush(dirname(target));
  }

  return {
    place: folder,
    check: async () => void (await mkdir(folder, { recursive: true })),
    put: (key, content) => store(content, key),

    async open(key, range) {
      const handle = await open(pathOf(key)).catch(ignoreMissing);
      return handle?.createReadStream(range);
    },

    async find(key) {
      const stats = await stat(pathOf(key)).catch(ignoreMissing);
      return stats && { key, bytes: stats.size, storedAt: stats.mtimeMs };
    },

    copy: (from, to) =>
      store(pathOf(from), to).then(
        () => true,
        (error: unknown) => ignoreMissing(error) ?? false,
      ),

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list(prefix) {
      const entries =
        (await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch(
          ignoreMissing,
        )) ?? [];
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const stats = await stat(path).catch(ignoreMissing);
        const key = path.slice(join(folder, "/").length).replaceAll("\\", "/");
        if (stats) yield { key, bytes: stats.size, storedAt: stats.mtimeMs };
      }
    },
  };
}

/** Some file systems have no hard links. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (isMissing(error)) throw error;
    await copyFile(from, to);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
