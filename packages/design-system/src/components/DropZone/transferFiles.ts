// Type guards, because Chromium does not expose these classes for `instanceof`.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry =>
  entry?.isDirectory === true;

const entriesOf = async (directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = directory.createReader();
  const entries: FileSystemEntry[] = [];
  // A reader returns up to 100 entries per call, and an empty list at the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
};

const filesOf = async (entry: FileSystemEntry): Promise<File[]> => {
  if (isFile(entry))
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const inside: File[] = [];
  for (const one of await entriesOf(entry)) inside.push(...(await filesOf(one)));
  return inside;
};

/**
 * All dropped or pasted files in order, including files in folders. Entries are used for folders only, because an image
 * copied from another program has no file system entry.
 */
export async function transferFiles(data: DataTransfer): Promise<File[]> {
  // The list is emptied after the event, so it is read completely before the first `await`.
  const sources = [...data.items].flatMap((item) => {
    if (item.kind !== "file") return [];
    const entry = item.webkitGetAsEntry();
    return [isFolder(entry) ? entry : item.getAsFile()];
  });
  const files: File[] = [];
  for (const source of sources) {
    if (source instanceof File) files.push(source);
    else if (source) files.push(...(await filesOf(source)));
  }
  return files;
}
