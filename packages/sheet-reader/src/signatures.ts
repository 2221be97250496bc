/** The first bytes by which files are recognized. */

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length > 22 && bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Old binary workbooks and encrypted ones are compound files, which begin with these bytes. */
export const isCompound = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;

/** Whether the bytes are a workbook of Excel 2 to 5, which is not inside a compound file. */
export const isOldStream = ([id, version = 0, length = 0, end]: Uint8Array): boolean =>
  id === 9 && [0, 2, 4, 8].includes(version) && [4, 6, 8, 16].includes(length) && end === 0;

/** Whether a compound file has a stream of this name, written in UTF-16. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  const pattern = Array.from(name, (letter) => [letter.charCodeAt(0), 0]).flat();
  for (let at = 0; at + pattern.length <= bytes.length; at += 2) {
    if (pattern.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

export const isEncrypted = (bytes: Uint8Array): boolean => hasStream(bytes, "EncryptedPackage");

/** Whether a sensitivity label, not a password, encrypts a workbook. */
export const isLabeled = (bytes: Uint8Array): boolean =>
  hasStream(bytes, "DRMEncryptedTransform") || hasStream(bytes, "DRMEncryptedDataSpace");

/** Whether a name is that of the file which Excel keeps beside an open workbook. */
export const isLockFile = (name: string): boolean => name.startsWith("~$");
