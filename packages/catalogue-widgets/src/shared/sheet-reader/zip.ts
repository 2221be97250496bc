/** Opens the archive that a workbook is, and refuses one that unpacks to more than it should. */
import { crc32 } from "./crc32.ts";

export interface ZipLimits {
  /** All parts together, in bytes. */
  readonly unpacked: number;
  /** Parts in all. */
  readonly entries: number;
}

export interface ZipEntry {
  readonly isEncrypted: boolean;
  readonly method: number;
  /** In bytes, as the directory says; it may lie. */
  readonly packedSize: number;
  readonly unpackedSize: number;
  /** CRC-32 of what it unpacks to. */
  readonly sum: number;
  readonly offset: number;
}

export type ZipFault = "broken" | "tooLarge" | "encrypted";

export class ZipError extends Error {
  readonly fault: ZipFault;

  constructor(fault: ZipFault) {
    super(`The archive is ${fault}`);
    this.name = "ZipError";
    this.fault = fault;
  }
}

const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** Archives of the larger kind, which some programs write whatever the size. */
const largeEndSignature = 0x06064b50;
const largeLocatorSignature = 0x07064b50;
const largeField = 1;
/** Stands where a number is to be looked up in the larger form. */
const elsewhere = 0xffff_ffff;
const stored = 0;
const deflated = 8;
/** The end of the directory is in the last bytes: its own 22, and a remark of up to 64 kB. */
const endReach = 22 + 0xffff;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length > 22 && bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the directory begins, and how many parts it lists. */
function directoryOf(view: DataView): { readonly start: number; readonly count: number } {
  const size = view.byteLength;
  for (let at = size - 22; at >= Math.max(0, size - endReach); at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    const count = view.getUint16(at + 10, true);
    const start = view.getUint32(at + 16, true);
    if (start !== elsewhere && count !== 0xffff) return { start, count };
    if (at < 20 || view.getUint32(at - 20, true) !== largeLocatorSignature) break;
    const large = Number(view.getBigUint64(at - 12, true));
    if (large + 56 > size || view.getUint32(large, true) !== largeEndSignature) break;
    return {
      start: Number(view.getBigUint64(large + 48, true)),
      count: Number(view.getBigUint64(large + 32, true)),
    };
  }
  throw new ZipError("broken");
}

/** The numbers that stand elsewhere, in their order; of the form for large archives. */
function* largeNumbers(view: DataView, from: number, to: number): Generator<number> {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== largeField) continue;
    const end = Math.min(to, at + 4 + view.getUint16(at + 2, true));
    for (let field = at + 4; field + 8 <= end; field += 8) {
      yield Number(view.getBigUint64(field, true));
    }
  }
}

/**
 * The parts that the archive's directory lists.
 * @throws {ZipError} when the directory is broken, or already says that it is too large.
 */
export function readDirectory(bytes: Uint8Array, limits: ZipLimits): Map<string, ZipEntry> {
  const view = viewOf(bytes);
  const { start, count } = directoryOf(view);
  let at = start;
  if (count > limits.entries) throw new ZipError("tooLarge");
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  let declared = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== directorySignature) {
      throw new ZipError("broken");
    }
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const end = extraEnd + view.getUint16(at + 32, true);
    if (end > bytes.length) throw new ZipError("broken");
    const large = largeNumbers(view, nameEnd, extraEnd);
    const numberAt = (offset: number) => {
      const value = view.getUint32(at + offset, true);
      return value === elsewhere ? Number(large.next().value ?? value) : value;
    };
    const name = decoder.decode(bytes.subarray(at + 46, nameEnd)).replace(/^\/+/u, "");
    // In the order in which the larger form has them.
    const unpackedSize = numberAt(24);
    const packedSize = numberAt(20);
    const offset = numberAt(42);
    declared += unpackedSize;
    if (declared > limits.unpacked) throw new ZipError("tooLarge");
    const key = name.toLowerCase();
    // Which of two parts of one name is meant, every program decides for itself.
    if (entries.has(key)) throw new ZipError("broken");
    entries.set(key, {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      sum: view.getUint32(at + 16, true),
      packedSize,
      unpackedSize,
      offset,
    });
    at = end;
  }
  return entries;
}

/**
 * The bytes of a part. Counted while they come out, because the directory may lie.
 * @param room bytes that it may have at most
 * @throws {ZipError}
 */
export async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
  room: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = viewOf(bytes);
  const { offset } = entry;
  if (entry.isEncrypted) throw new ZipError("encrypted");
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localSignature) {
    throw new ZipError("broken");
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (packed.length < entry.packedSize) throw new ZipError("broken");
  if (entry.method === stored) {
    if (packed.length > room) throw new ZipError("tooLarge");
    return checked(packed, entry);
  }
  if (entry.method !== deflated) throw new ZipError("broken");
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > room) throw new ZipError("tooLarge");
      chunks.push(value);
    }
  } catch (thrown) {
    await reader.cancel().catch(() => undefined);
    throw thrown instanceof ZipError ? thrown : new ZipError("broken");
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return checked(all, entry);
}

/** A byte that changed on its way changes a figure; the sum tells. */
function checked(part: Uint8Array<ArrayBuffer>, { sum }: ZipEntry): Uint8Array<ArrayBuffer> {
  if (crc32(part) !== sum) throw new ZipError("broken");
  return part;
}
