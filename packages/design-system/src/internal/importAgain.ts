/** In ms; a user who waits longer believes that nothing happens. */
const delays = [300, 1200];

/** How a build imports a chunk, and the name in it of what a source file exports. */
const builtImport =
  /import\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.then\(\s*\(?(\w+)\)?\s*=>\s*\2\.(\w+)\s*\))?/u;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Imports again what `load`, a function of a build that imports one chunk, could not import. Browsers remember the failure of
 * a URL until the page is reloaded, so each try has another one.
 * @param prepare called with each URL before it is imported.
 * @throws `error` when the file, or one that it imports, is still missing.
 */
export async function importAgain<Imported>(
  load: () => Promise<Imported>,
  error: unknown,
  prepare?: (url: string) => void,
): Promise<Imported> {
  const [, path, , name] = builtImport.exec(String(load)) ?? [];
  if (path === undefined) throw error;
  for (const [index, delay] of delays.entries()) {
    await wait(delay);
    try {
      const url = new URL(path, import.meta.url);
      url.searchParams.set("retry", String(index + 1));
      prepare?.(url.href);
      const module = (await import(/* @vite-ignore */ url.href)) as Record<string, unknown>;
      return (name === undefined ? module : module[name]) as Imported;
    } catch {
      // The next try.
    }
  }
  throw error;
}
