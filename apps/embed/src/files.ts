import type { EmbedLocale, EmbedWidget } from "@caliper/catalogue-widgets/embed";

/** Files of the build, relative to the folder of the loader. */
export interface BuiltFiles {
  readonly style: string;
  /** What a widget imports. */
  readonly scripts: Readonly<Record<EmbedWidget, readonly string[]>>;
  readonly messages: Readonly<Record<EmbedWidget, Readonly<Record<EmbedLocale, string>>>>;
  /** Of every file above. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The build writes the list before the code of the loader. */
declare const caliperFiles: BuiltFiles;
export const files = caliperFiles;

/** A nonce of the loader's own element covers what it loads. */
const nonce = [...document.scripts].find(({ src }) => src === import.meta.url)?.nonce;

const urlOf = (file: string) => new URL(file, import.meta.url).href;

const requested = new Set<string>();

/**
 * Starts loading files and checks their integrity: a module that differs is not evaluated. The links are gone when the
 * files are there.
 */
export function preload(names: readonly string[]): void {
  for (const name of names) {
    if (requested.has(name)) continue;
    requested.add(name);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "anonymous";
    link.integrity = files.integrity[name] ?? "";
    if (nonce) link.nonce = nonce;
    link.href = urlOf(name);
    link.addEventListener("load", () => link.remove());
    link.addEventListener("error", () => link.remove());
    document.head.append(link);
  }
}

/** The value that a file of data exports. */
export async function loadFile<Value>(name: string): Promise<Value> {
  const module = (await import(/* @vite-ignore */ urlOf(name))) as { default: Value };
  return module.default;
}
