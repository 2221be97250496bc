/** Delays between two attempts, in ms. */
const delay = { first: 500, longest: 15_000 };

/**
 * Loads a value once per key and retries until it succeeds, with growing delays. Returns the same promise for the same
 * key, because React's `use` calls it on every render; the promise never rejects.
 */
export function retryWithBackoff<Key, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const loading = new Map<Key, Promise<Value>>();
  const attempt = async (key: Key): Promise<Value> => {
    for (let wait = delay.first; ; wait = Math.min(2 * wait, delay.longest)) {
      try {
        return await load(key);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };
  return (key) => {
    const cachedPromise = loading.get(key);
    if (cachedPromise) return cachedPromise;
    const loaded = attempt(key);
    loading.set(key, loaded);
    // React's `use` reads these properties: with them a promise that has resolved does not suspend.
    void loaded.then((value) => Object.assign(loaded, { status: "fulfilled", value }));
    return loaded;
  };
}
