import type { Readable } from "node:stream";

/** Bytes of an object, counted from 0; both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** When it was stored, in ms since 1970. */
  readonly storedAt: number;
}

/**
 * Stores the contents of files: a folder, or a bucket of S3-compatible storage. A key is a path such as `files/5e88…`. Every call
 * is atomic: readers get a whole object or none.
 */
export interface Storage {
  /** For messages; without secrets. */
  readonly place: string;
  /** @throws StorageError when the storage cannot be used */
  check(): Promise<void>;
  /**
   * Stores an object, or replaces the one of that key.
   * @param content bytes, or the path of a file that does not change meanwhile
   * @param sha256 of the content, hexadecimal, if it is known; S3 refuses other contents
   */
  put(key: string, content: Uint8Array<ArrayBuffer> | string, sha256?: string): Promise<void>;
  /** The content, or a part of it; undefined when there is none. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  find(key: string): Promise<StoredObject | undefined>;
  /** @returns whether there is an object to copy */
  copy(from: string, to: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** All objects whose keys start with `prefix`, which ends in `/`, in any order. */
  list(prefix: string): AsyncIterable<StoredObject>;
}

/** The storage is unreachable, or rejects a call. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  /** The same call may succeed later. */
  readonly isTemporary: boolean;

  constructor(message: string, options: ErrorOptions & { readonly isTemporary?: boolean } = {}) {
    super(message, options);
    this.isTemporary = options.isTemporary ?? false;
  }
}
