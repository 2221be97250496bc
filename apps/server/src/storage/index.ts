import { folderStorage } from "./folder-storage.ts";
import { type S3Place, s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

export { type ByteRange, type Storage, StorageError, type StoredObject } from "./storage.ts";
export { folderStorage } from "./folder-storage.ts";

interface Place {
  readonly dataDir: string;
  /** Without it, files are stored in `dataDir`. */
  readonly storage: S3Place | undefined;
}

export const openStorage = ({ dataDir, storage }: Place): Storage =>
  storage ? s3Storage(storage) : folderStorage(dataDir);
