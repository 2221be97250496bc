/**
 * Removes what an earlier version of the portal may have left in the browser: cached answers and
 * service workers, which would go on serving it. The portal itself registers none.
 */
export async function clearLeftovers(): Promise<void> {
  // Both are missing where the page is not served securely.
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  const workers =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
