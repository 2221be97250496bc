import { type BuiltFiles, type Later, nameOf } from "./file-names.ts";

/** The build writes the list before the code of the loader. */
declare const caliperFiles: BuiltFiles;
export const files = caliperFiles;

/** A nonce of the loader's own element covers what it loads. */
const nonce = [...document.scripts].find(({ src }) => src === import.meta.url)?.nonce;

const list = [...files.list];

const ownFolder = /^(.*\/embed\/)[^/]+\/caliper\.js(?:[?#].*)?$/;

/** The files are beside the script; a copy of the script at another path has none, so they are on the server that an element names. */
export function locate(server: string | undefined): void {
  const [, folder = server && `${server}/embed/`] = ownFolder.exec(import.meta.url) ?? [];
  if (!folder) throw new Error(`${import.meta.url} is not the script's address on a server`);
  files.folder ||= `${folder}assets/`;
}

const urlOf = (file: number): string =>
  `${files.folder}${list[2 * file] || nameOf(list[2 * file + 1] ?? "")}.js`;

/**
 * Browsers remember that a module, or one that it imports, could not be loaded. Another spelling of the folder gives all
 * modules other URLs of the same files. Returns false when they have them already.
 */
export function startAgain(): boolean {
  const { folder } = files;
  files.folder = folder.replace(/assets\/$/, "%61ssets/");
  later = undefined;
  return folder !== files.folder;
}

const requested = new Set<string>();

/**
 * Starts loading files and checks their integrity: a module that differs is not evaluated. The links are gone when the
 * files are there.
 */
export function preload(numbers: readonly number[], priority: "auto" | "low" = "auto"): void {
  for (const file of numbers) {
    const url = urlOf(file);
    if (requested.has(url)) continue;
    requested.add(url);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "anonymous";
    link.fetchPriority = priority;
    link.integrity = `sha256-${list[2 * file + 1]}`;
    if (nonce) link.nonce = nonce;
    link.href = url;
    link.addEventListener("load", () => link.remove());
    link.addEventListener("error", () => link.remove());
    document.head.append(link);
  }
}

/** The value that a file of data exports. */
export async function loadFile<Value>(file: number): Promise<Value> {
  const module = (await import(/* @vite-ignore */ urlOf(file))) as { default: Value };
  return module.default;
}

let later: Promise<Later> | undefined;

export async function loadStyles(): Promise<Later> {
  later ??= loadFile<Later>(files.style).then((loaded) => {
    list.push(...loaded[1]);
    return loaded;
  });
  return later;
}

/** Starts loading a later part, once the styles are there. */
export async function prepare(part: string): Promise<void> {
  const [, , parts] = await loadStyles();
  preload(parts[part] ?? []);
}
