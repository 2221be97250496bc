/**
 * Removes caches and service workers that an earlier version of the portal may have left;
 * they would keep serving it. The portal registers none.
 */
export async function clearLeftovers(): Promise<void> {
  // Both APIs exist only in secure contexts.
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  const workers =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
