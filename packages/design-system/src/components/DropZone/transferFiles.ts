// Chromium has no class of these names to ask.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry =>
  entry?.isDirectory === true;

const entriesOf = async (directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = directory.createReader();
  const entries: FileSystemEntry[] = [];
  // A reader gives a hundred at a time, and an empty list at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return entries;
    entries.push(...some);
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
 * All files among what was dropped or pasted, those in folders too, in order; texts are no files. A picture copied from
 * a program has no entry in any folder, so entries are asked for folders only.
 */
export async function transferFiles(data: DataTransfer): Promise<File[]> {
  // The list is empty once the event is over: everything is taken from it before the first wait.
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
