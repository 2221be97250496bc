import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Readable, Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal } from "../refusal.ts";
import { isDiskFull } from "./content.ts";
import { refuseFile } from "./refusals.ts";

/** Path of a picture. */
const imagePath = (dataDir: string, hash: string) =>
  join(dataDir, "images", hash.slice(0, 2), `${hash}.jpg`);
const filePath = (dataDir: string, hash: string) => join(dataDir, "files", hash);

const hour = 3_600_000;
/** Unreferenced content is deleted after this time. */
const unusedMs = 24 * hour;
/** Contents per query. */
const hashesPerQuery = 500;

/** Folders of contents, and the names of their files. */
const contents = [
  ["files", /^[0-9a-f]{64}$/u],
  // Copies left by a crash have a suffix.
  ["images", /^[0-9a-f]{64}\.jpg(?:\.[0-9a-f-]{36})?$/u],
] as const;

interface Options {
  readonly dataDir: string;
  /** Replaces the disk in tests. */
  readonly writeTo?: (path: string) => Writable;
}

/** Temporary paths of one upload. */
export interface Incoming {
  readonly received: string;
  readonly clean: string;
}

export type FileStore = ReturnType<typeof createFileStore>;

/** Stores files by the hash of their content, atomically. */
export function createFileStore({ dataDir, writeTo = createWriteStream }: Options) {
  const folder = join(dataDir, "incoming");

  return {
    /**
     * Runs `work` with temporary paths and deletes them afterwards.
     * @param name of the file, for the refusal when the disk is full
     */
    async withIncoming<Result>(
      name: () => string,
      work: (place: Incoming) => Promise<Result>,
    ): Promise<Result> {
      const received = join(folder, randomUUID());
      const clean = `${received}.clean`;
      try {
        await mkdir(folder, { recursive: true });
        return await work({ received, clean });
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        throw refuseFile(name(), "storage-full", "the server's disk is full; nothing was stored");
      } finally {
        await Promise.all([received, clean].map((path) => rm(path, { force: true })));
      }
    },

    /** Writes the content to `path`; stops at the first byte above `limit`. */
    async receive(name: string, content: Readable, path: string, limit: number): Promise<void> {
      let bytes = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes <= limit) return done(null, chunk);
          done(refuseFile(name, "file-size", `it is larger than ${limit / 1_048_576} MB`));
        },
      });
      try {
        await pipeline(content, counted, writeTo(path));
      } catch (error) {
        const failure = error as NodeJS.ErrnoException;
        if (error instanceof Refusal || failure.syscall !== undefined) throw error;
        // Not a disk error: the form was truncated.
        throw refuseFile(name, "file-damaged", "it was not received completely");
      }
    },

    /** Hash and size of a complete file, after flushing it to the disk. */
    async weigh(path: string): Promise<{ hash: string; bytes: number }> {
      const digest = createHash("sha256");
      await pipeline(createReadStream(path), digest);
      const { size } = await stat(path);
      await flush(path);
      return { hash: digest.digest("hex"), bytes: size };
    },

    /**
     * Moves a file to the path of its hash, atomically. Call it under the lock of files, in the
     * transaction that refers to it, or a sweep may delete it.
     */
    async keep(path: string, hash: string): Promise<void> {
      const target = filePath(dataDir, hash);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      await flush(dirname(target));
    },

    /**
     * Links a kept file as a picture under /Products, or the reverse; under the lock of files.
     * @returns whether the content exists
     */
    async share(hash: string, to: "images" | "files"): Promise<boolean> {
      const [from, target] =
        to === "images"
          ? [filePath(dataDir, hash), imagePath(dataDir, hash)]
          : [imagePath(dataDir, hash), filePath(dataDir, hash)];
      await mkdir(dirname(target), { recursive: true });
      if (!(await stat(from).catch(() => undefined))) return false;
      await link(from, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST") return;
        // Some file systems have no hard links.
        const copy = `${target}.${randomUUID()}`;
        await copyFile(from, copy);
        await rename(copy, target);
      });
      await flush(dirname(target));
      return true;
    },

    /** Deletes temporary files without new bytes since `before`, left by crashes. */
    async sweepIncoming(before: number): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        await removeOlder(join(folder, name), before);
      }
    },

    /**
     * Deletes contents older than a day that no row refers to.
     * @param referred returns the hashes that rows refer to
     * @param locked runs `work` under the lock of files, with the current `referred`
     * @throws Error without deleting anything if most contents would be deleted: the folder probably
     * belongs to another database
     */
    async sweepContents(
      now: number,
      referred: Referred,
      locked: (work: (referred: Referred) => Promise<void>) => Promise<void>,
    ): Promise<void> {
      const unused: Content[] = [];
      let used = 0;
      for (const some of slices(await contentsIn(dataDir))) {
        const known = await referred(some.map(({ hash }) => hash));
        unused.push(...some.filter(({ hash }) => !known.has(hash)));
        used += some.filter(({ hash }) => known.has(hash)).length;
      }
      if (unused.length > used) {
        throw new Error(
          `No row refers to ${unused.length} of ${unused.length + used} contents in ${dataDir}: is this their database? None is deleted.`,
        );
      }
      for (const some of slices(unused)) {
        await locked(async (referredNow) => {
          const known = await referredNow(some.map(({ hash }) => hash));
          for (const { hash, path } of some) {
            if (!known.has(hash)) await removeOlder(path, now - unusedMs);
          }
        });
      }
    },
  };
}

interface Content {
  readonly hash: string;
  readonly path: string;
}

/** Returns the hashes that are in use. */
export type Referred = (hashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Every stored content; files with other names are ignored. */
async function contentsIn(dataDir: string): Promise<Content[]> {
  const found: Content[] = [];
  for (const [folder, form] of contents) {
    const place = join(dataDir, folder);
    const entries = await readdir(place, { recursive: true }).catch(() => []);
    for (const entry of entries) {
      const name = basename(entry);
      if (form.test(name)) found.push({ hash: name.slice(0, 64), path: join(place, entry) });
    }
  }
  return found;
}

function* slices<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += hashesPerQuery)
    yield items.slice(at, at + hashesPerQuery);
}

async function removeOlder(path: string, than: number): Promise<void> {
  const touched = await stat(path).catch(() => undefined);
  if (touched && touched.mtimeMs < than) await rm(path, { force: true });
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
