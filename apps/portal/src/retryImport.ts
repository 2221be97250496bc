/**
 * Loads a chunk again that failed to load. Browsers remember the failure of a URL until the page is reloaded, so each try has
 * another one.
 */

/** In ms; a user who waits longer believes that nothing happens. */
const delays = [300, 1200];
/** The page is not reloaded twice within this time, in ms. */
const reloadedFor = 60_000;
const reloadedKey = "reloadedAt";

/** How the build imports a chunk, and the name in it of what a source file exports. */
const builtImport =
  /import\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.then\(\s*\(?(\w+)\)?\s*=>\s*\2\.(\w+)\s*\))?/u;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What `load`, a function of the build, would have imported. If the file is still missing, or one that it needs, the page
 * is reloaded, at most once: after a deployment the files have other names.
 */
export async function retryImport(
  load: () => Promise<unknown>,
  error: unknown,
  reload: () => void = () => window.location.reload(),
): Promise<unknown> {
  const [, path, , name] = builtImport.exec(String(load)) ?? [];
  if (path !== undefined) {
    for (const [index, delay] of delays.entries()) {
      await wait(delay);
      try {
        const url = new URL(path, import.meta.url);
        url.searchParams.set("retry", String(index + 1));
        const module = (await import(/* @vite-ignore */ url.href)) as Record<string, unknown>;
        return name === undefined ? module : module[name];
      } catch {
        // The next try, or the reload.
      }
    }
  }
  if (!mayReload()) throw error;
  reload();
  // Until the page is gone.
  return new Promise(() => undefined);
}

/** Imports a chunk, and does so again if that fails. */
export const retried = (load: () => Promise<unknown>): Promise<unknown> =>
  load().catch((error: unknown) => retryImport(load, error));

/**
 * Whether a reload loses nothing that the user typed in a dialog, and the page has not been reloaded for this reason a moment
 * ago; notes that it is now.
 */
function mayReload(): boolean {
  if (document.querySelector("[role=dialog], [role=alertdialog]") !== null) return false;
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < reloadedFor) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    // Without storage the page might be reloaded forever.
    return false;
  }
}
