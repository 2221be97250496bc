/** Opens the archive that a workbook is. Checksums are verified, and the unpacked size is limited. */
import {
  ERR_ENCRYPTED,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ERR_UNSUPPORTED_ENCRYPTION,
  type FileEntry,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-reader.js";

export interface ArchiveLimits {
  /** Unpacked bytes of the parts that are read, together. */
  readonly unpacked: number;
  /** Number of parts, also of those that are not read, such as pictures. */
  readonly entries: number;
}

const megabyte = 1024 * 1024;
/** Real workbooks unpack to 5 to 30 times their size. */
const usualUnpacked = { floor: 20 * megabyte, times: 60 } as const;

export class ArchiveError extends Error {
  readonly fault: "broken" | "tooLarge" | "encrypted";

  constructor(fault: ArchiveError["fault"], cause?: unknown) {
    super(`The archive is ${fault}`, { cause });
    this.name = "ArchiveError";
    this.fault = fault;
  }
}

export interface Archive {
  /** Unpacked bytes that the archive declares for all parts. */
  readonly declared: number;
  /** Unpacks one part by its path, ignoring case; undefined when the archive has no such part. */
  readonly read: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Some programs write paths with backslashes, or with the signs of an address: `sheet%201.xml`. */
export function plainPath(path: string): string {
  const slashed = path.replaceAll("\\", "/");
  try {
    return decodeURIComponent(slashed);
  } catch {
    return slashed;
  }
}

const keyOf = (path: string) => plainPath(path).replace(/^\/+/u, "").toLowerCase();

/** Errors of the library that are not damage to the file. */
const faults: ReadonlyMap<unknown, ArchiveError["fault"]> = new Map([
  [ERR_ENCRYPTED, "encrypted"],
  [ERR_UNSUPPORTED_ENCRYPTION, "encrypted"],
  // A part that is larger than declared: the library stops reading there.
  [ERR_INVALID_UNCOMPRESSED_SIZE, "tooLarge"],
]);

function archiveError(thrown: unknown): ArchiveError {
  if (thrown instanceof ArchiveError) return thrown;
  const message = thrown instanceof Error ? thrown.message : undefined;
  return new ArchiveError(faults.get(message) ?? "broken", thrown);
}

/**
 * Reads the archive's directory.
 * @throws {ArchiveError} when the directory is broken or has more parts than the limits allow
 */
export async function openArchive(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ArchiveLimits,
): Promise<Archive> {
  const maxUnpacked = Math.min(
    limits.unpacked,
    usualUnpacked.floor + usualUnpacked.times * bytes.length,
  );
  const entries = new Map<string, FileEntry>();
  const reader = new ZipReader(new Blob([bytes]).stream(), {
    useWebWorkers: false,
    normalizeFilename: keyOf,
  });
  let declared = 0;
  let count = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1;
      declared += entry.uncompressedSize;
      if (count > limits.entries) throw new ArchiveError("tooLarge");
      // Programs disagree on which of two parts with one name counts.
      if (entries.has(entry.filename)) throw new ArchiveError("broken");
      if (!entry.directory) entries.set(entry.filename, entry);
    }
  } catch (thrown) {
    throw archiveError(thrown);
  }

  let unpacked = 0;
  const read: Archive["read"] = async (path) => {
    const entry = entries.get(keyOf(path));
    if (!entry) return undefined;
    unpacked += entry.uncompressedSize;
    if (unpacked > maxUnpacked) throw new ArchiveError("tooLarge");
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
    const part = new Response(readable).arrayBuffer();
    // When unpacking fails, the stream fails too or never ends; the library's error has the reason.
    part.catch(() => undefined);
    try {
      await entry.getData(writable, { checkCrc32: true });
    } catch (thrown) {
      throw archiveError(thrown);
    }
    return new Uint8Array(await part);
  };
  return { declared, read };
}
