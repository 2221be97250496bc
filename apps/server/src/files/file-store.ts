import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Readable, Transform, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal } from "../refusal.ts";
import { isDiskFull } from "./content.ts";
import { refuseFile } from "./refusals.ts";

/** Where a picture lies below the data directory. */
const imagePath = (dataDir: string, hash: string) =>
  join(dataDir, "images", hash.slice(0, 2), `${hash}.jpg`);
const filePath = (dataDir: string, hash: string) => join(dataDir, "files", hash);

const hour = 3_600_000;
/** A content that no row refers to is left alone for so long. */
const unusedFor = 24 * hour;
/** Contents that are looked up at once. */
const atOnce = 500;

/** Folders of contents, and how a file in them is called. */
const contents = [
  ["files", /^[0-9a-f]{64}$/u],
  // A copy that a crash left has a number behind its name.
  ["images", /^[0-9a-f]{64}\.jpg(?:\.[0-9a-f-]{36})?$/u],
] as const;

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

    /** What a complete file is stored under; its bytes are on the disk then. */
    async weigh(path: string): Promise<{ hash: string; bytes: number }> {
      const digest = createHash("sha256");
      await pipeline(createReadStream(path), digest);
      const { size } = await stat(path);
      await toDisk(path);
      return { hash: digest.digest("hex"), bytes: size };
    },

    /**
     * Moves a weighed file to where its content says; a crash leaves it whole or not there. Call it
     * under the lock of files, in the transaction that refers to it: else it may be swept away.
     */
    async keep(path: string, hash: string): Promise<void> {
      const target = filePath(dataDir, hash);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      await toDisk(dirname(target));
    },

    /**
     * Makes a kept file a picture under /Products as well, or the other way round; under the lock
     * of files, as `keep`.
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

    /** Clears away what uploads left that got no byte since `before`: a crash ended them. */
    async sweepIncoming(before: number): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        await removeOlder(join(folder, name), before);
      }
    },

    /**
     * Deletes contents that no row refers to and that have been there for a day.
     * @param referred which of some hashes a row refers to
     * @param locked runs `work` while nobody stores a file, with a `referred` of that moment
     * @throws Error and deletes nothing when most contents would go: that is another database's folder
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
            if (!known.has(hash)) await removeOlder(path, now - unusedFor);
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

/** Which of some hashes are in use. */
export type Referred = (hashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Every stored content; what is called otherwise is not ours. */
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
  for (let at = 0; at < items.length; at += atOnce) yield items.slice(at, at + atOnce);
}

async function removeOlder(path: string, than: number): Promise<void> {
  const touched = await stat(path).catch(() => undefined);
  if (touched && touched.mtimeMs < than) await rm(path, { force: true });
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
