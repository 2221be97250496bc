import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { chunks } from "../db/index.ts";
import { Refusal } from "../refusal.ts";
import type { Storage } from "../storage/index.ts";
import { isDiskFull } from "./content.ts";
import { type Content, contentKeys, type ContentKind, contentsIn } from "./content-keys.ts";
import { refuseFile, tooLarge } from "./refusals.ts";
import { message } from "../messages/message.ts";
import { hour } from "../units.ts";

/** Unreferenced content is deleted after this time. */
const unusedMs = 24 * hour;
/** Limit of a form's bytes beside its file. */
const formOverhead = 65_536;
/** Contents per query. */
const hashesPerQuery = 500;

interface Options {
  /** Contains files while they are received and checked. */
  readonly dataDir: string;
  readonly storage: Storage;
  /** Replaces the disk in tests. */
  readonly writeTo?: (path: string) => Writable;
}

/** A part of a form with one file, in any order. */
export type FormPart<Field extends string> =
  | { readonly field: Field; readonly value: unknown }
  | { readonly name: string; readonly content: Readable };

/** Temporary paths of one upload. */
export interface Incoming {
  readonly received: string;
  readonly clean: string;
}

export type FileStore = ReturnType<typeof createFileStore>;

/** Stores files by the hash of their content, atomically. */
export function createFileStore({ dataDir, storage, writeTo = createWriteStream }: Options) {
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
        throw refuseFile(name(), "storage-full", message("file.diskFull"));
      } finally {
        await Promise.all([received, clean].map((path) => rm(path, { force: true })));
      }
    },

    /**
     * Writes the content to `path`; stops at the first byte above `limit`.
     * @param expected bytes of the form, if the caller announced them
     */
    async receive(
      name: string,
      content: Readable,
      path: string,
      limit: number,
      expected = 0,
    ): Promise<void> {
      // A file that is announced as too large is not written at all.
      if (expected - formOverhead > limit) throw tooLarge(name, limit);
      let bytes = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes <= limit) return done(null, chunk);
          done(tooLarge(name, limit));
        },
      });
      try {
        await pipeline(content, counted, writeTo(path));
      } catch (error) {
        const failure = error as NodeJS.ErrnoException;
        if (error instanceof Refusal || failure.syscall !== undefined) throw error;
        // Not a disk error: the form was truncated.
        throw refuseFile(name, "file-damaged", message("file.incomplete"));
      }
    },

    /** Hash and size of a complete file. */
    async weigh(path: string): Promise<{ hash: string; bytes: number }> {
      const digest = createHash("sha256");
      await pipeline(createReadStream(path), digest);
      const { size } = await stat(path);
      return { hash: digest.digest("hex"), bytes: size };
    },

    /** Stores a file by its hash. A sweep may delete it until a row refers to it: see `isKept`. */
    keep: (path: string, hash: string): Promise<void> =>
      storage.put(contentKeys.files(hash), path, hash),

    /** Under the lock of files, no sweep deletes contents that this has found. */
    isKept: async (hash: string): Promise<boolean> =>
      (await storage.find(contentKeys.files(hash))) !== undefined,

    /** The content of a kept file; undefined if it no longer exists. */
    open: (hash: string) => storage.open(contentKeys.files(hash)),

    /**
     * Stores a kept file as a picture under /Products, too, or the reverse; under the lock of files.
     * @returns whether the content exists
     */
    share: (hash: string, to: ContentKind): Promise<boolean> =>
      storage.copy(contentKeys[to === "images" ? "files" : "images"](hash), contentKeys[to](hash)),

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
      const contents: Content[] = [];
      for await (const content of contentsIn(storage)) contents.push(content);
      const unused: Content[] = [];
      let used = 0;
      for (const batch of chunks(contents, hashesPerQuery)) {
        const inUse = await referred(batch.map(({ hash }) => hash));
        unused.push(...batch.filter(({ hash }) => !inUse.has(hash)));
        used += batch.filter(({ hash }) => inUse.has(hash)).length;
      }
      if (unused.length > used) {
        throw new Error(
          `No row refers to ${unused.length} of ${unused.length + used} contents in ${storage.place}: is this their database? None is deleted.`,
        );
      }
      for (const batch of chunks(unused, hashesPerQuery)) {
        await locked(async (referredNow) => {
          const inUse = await referredNow(batch.map(({ hash }) => hash));
          for (const { hash, key } of batch) {
            if (inUse.has(hash)) continue;
            const stored = await storage.find(key);
            if (stored && stored.storedAt < now - unusedMs) await storage.remove(key);
          }
        });
      }
    },
  };
}

/** Returns the hashes that are in use. */
export type Referred = (hashes: readonly string[]) => Promise<ReadonlySet<string>>;

async function removeOlder(path: string, than: number): Promise<void> {
  const touched = await stat(path).catch(() => undefined);
  if (touched && touched.mtimeMs < than) await rm(path, { force: true });
}
