/** Opens the archive that a workbook is, and refuses one that unpacks to more than it should. */

export interface ZipLimits {
  /** All parts together, in bytes. */
  readonly unpacked: number;
  /** Parts in all. */
  readonly entries: number;
}

export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  /** In bytes, as the directory says; it may lie. */
  readonly packedSize: number;
  readonly unpackedSize: number;
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
const stored = 0;
const deflated = 8;
/** The end of the directory is in the last bytes: its own 22, and a remark of up to 64 kB. */
const endReach = 22 + 0xffff;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length > 22 && bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * The parts that the archive's directory lists.
 * @throws {ZipError} when the directory is broken, or already says that it is too large.
 */
export function readDirectory(bytes: Uint8Array, limits: ZipLimits): Map<string, ZipEntry> {
  const view = viewOf(bytes);
  let end = -1;
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - endReach); at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    end = at;
    break;
  }
  if (end < 0) throw new ZipError("broken");
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > limits.entries) throw new ZipError("tooLarge");
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  let declared = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== directorySignature) {
      throw new ZipError("broken");
    }
    const nameLength = view.getUint16(at + 28, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry: ZipEntry = {
      name: name.replace(/^\/+/u, ""),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      unpackedSize: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    declared += entry.unpackedSize;
    if (declared > limits.unpacked) throw new ZipError("tooLarge");
    entries.set(entry.name.toLowerCase(), entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
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
    return packed;
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
  return all;
}
