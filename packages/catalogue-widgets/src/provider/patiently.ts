/** ms between two attempts at first, and at most. */
const pause = { first: 500, longest: 15_000 };

/**
 * Downloads once per key what nothing can be shown without. A download that failed is tried again, ever more slowly, so what waits for
 * it shows itself when the line is back. One promise per key, and none that fails: React asks at each rendering, and
 * would ask for ever if each time there were a new one.
 */
export function patiently<Key, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const loading = new Map<Key, Promise<Value>>();
  const attempt = async (key: Key): Promise<Value> => {
    for (let wait = pause.first; ; wait = Math.min(2 * wait, pause.longest)) {
      try {
        return await load(key);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };
  return (key) => {
    const value = loading.get(key) ?? attempt(key);
    loading.set(key, value);
    return value;
  };
}
