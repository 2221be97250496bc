/** Opens the archive that a workbook is. Checksums are verified, and the unpacked size is limited. */
import {
  ERR_ENCRYPTED,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ERR_UNSUPPORTED_ENCRYPTION,
  type FileEntry,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-reader.js";

export interface ArchiveLimits {
  /** Unpacked bytes of all parts together. */
  readonly unpacked: number;
  /** Number of parts. */
  readonly entries: number;
}

export class ArchiveError extends Error {
  readonly fault: "broken" | "tooLarge" | "encrypted";

  constructor(fault: ArchiveError["fault"], cause?: unknown) {
    super(`The archive is ${fault}`, { cause });
    this.name = "ArchiveError";
    this.fault = fault;
  }
}

/** Unpacks one part by its path, ignoring case; undefined when the archive has no such part. */
export type ReadPart = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

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
 * @throws {ArchiveError} when the directory is broken or declares more than the limits allow
 */
export async function openArchive(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ArchiveLimits,
): Promise<ReadPart> {
  const entries = new Map<string, FileEntry>();
  const reader = new ZipReader(new Blob([bytes]).stream(), {
    useWebWorkers: false,
    normalizeFilename: (name) => name.replace(/^\/+/u, "").toLowerCase(),
  });
  let declared = 0;
  let count = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1;
      declared += entry.uncompressedSize;
      if (count > limits.entries || declared > limits.unpacked) throw new ArchiveError("tooLarge");
      // Programs disagree on which of two parts with one name counts.
      if (entries.has(entry.filename)) throw new ArchiveError("broken");
      if (!entry.directory) entries.set(entry.filename, entry);
    }
  } catch (thrown) {
    throw archiveError(thrown);
  }

  return async (path) => {
    const entry = entries.get(path.toLowerCase());
    if (!entry) return undefined;
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
}
