import { importAgain } from "@caliper/design-system";

/** The page is not reloaded twice within this time, in ms. */
const reloadedFor = 60_000;
const reloadedKey = "reloadedAt";

/**
 * What `load`, a function of the build, would have imported. If the file is still missing, or one that it needs, the page
 * is reloaded, at most once: after a deployment the files have other names.
 */
export async function retryImport(
  load: () => Promise<unknown>,
  error: unknown,
  reload: () => void = () => window.location.reload(),
): Promise<unknown> {
  try {
    return await importAgain(load, error);
  } catch {
    if (!mayReload()) throw error;
    reload();
    // Until the page is gone.
    return new Promise(() => undefined);
  }
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
