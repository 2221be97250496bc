import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Readable, Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal } from "../refusal.ts";
import { isDiskFull } from "./content.ts";
import { refuseFile } from "./refusals.ts";

/** Where a picture lies below the data directory. */
const imagePath = (dataDir: string, hash: string) =>
  join(dataDir, "images", hash.slice(0, 2), `${hash}.jpg`);
const filePath = (dataDir: string, hash: string) => join(dataDir, "files", hash);

/** What is still here an hour after its last byte belongs to an upload that a crash ended. */
const abandonedAfter = 3_600_000;

interface Options {
  readonly dataDir: string;
  /** Instead of the disk, for tests of a full one. */
  readonly writeTo?: (path: string) => Writable;
}

/** A place for one upload until it is stored. */
export interface Incoming {
  readonly received: string;
  readonly clean: string;
}

export type FileStore = ReturnType<typeof createFileStore>;

/** Files by the hash of their content: complete or not at all. */
export function createFileStore({ dataDir, writeTo = createWriteStream }: Options) {
  const folder = join(dataDir, "incoming");

  return {
    /**
     * Gives `work` a place, and clears it away whatever happens.
     * @param name of the file, for the refusal when there is no room
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

    /** Writes what arrives to `path`, and stops at the first byte above `limit`. */
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
        // Not the disk: the form broke off.
        throw refuseFile(name, "file-damaged", "it did not arrive whole");
      }
    },

    /** Moves a complete file to where its content says; a crash leaves it whole or not there. */
    async keep(path: string): Promise<{ hash: string; bytes: number }> {
      const digest = createHash("sha256");
      await pipeline(createReadStream(path), digest);
      const hash = digest.digest("hex");
      const { size } = await stat(path);
      const target = filePath(dataDir, hash);
      await mkdir(dirname(target), { recursive: true });
      await toDisk(path);
      await rename(path, target);
      await toDisk(dirname(target));
      return { hash, bytes: size };
    },

    /**
     * Makes a kept file a picture under /Products as well, or the other way round.
     * @returns whether its content was there
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
        // Not every file system has links.
        const copy = `${target}.${randomUUID()}`;
        await copyFile(from, copy);
        await rename(copy, target);
      });
      await toDisk(dirname(target));
      return true;
    },

    async sweep(now: number): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const touched = await stat(path).catch(() => undefined);
        if (touched && touched.mtimeMs < now - abandonedAfter) await rm(path, { force: true });
      }
    },
  };
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
