/** Time between two writes of the counts, in ms. */
const writeEvery = 10_000;

interface Options<Count> {
  /** Counts with the same key are added up. */
  readonly keyOf: (count: Count) => string;
  readonly sum: (one: Count, later: Count) => Count;
  readonly store: (counts: readonly Count[]) => Promise<void>;
  /** Called when the counts could not be stored; they are kept for the next write. */
  readonly onFailure: (error: unknown) => void;
  /** Maximum number of keys between two writes; counts of further ones are dropped. Unlimited by default. */
  readonly most?: number;
  /** Runs before each write, and may add counts. */
  readonly beforeWrite?: () => void;
}

/** Counts in memory and stores the counts together, so that a request needs no write. */
export function createCountBuffer<Count>(options: Options<Count>) {
  const { keyOf, sum, most = Infinity } = options;
  let waiting = new Map<string, Count>();
  let writing: Promise<void> = Promise.resolve();

  const add = (count: Count): void => {
    const key = keyOf(count);
    const earlier = waiting.get(key);
    if (earlier === undefined && waiting.size >= most) return;
    waiting.set(key, earlier === undefined ? count : sum(earlier, count));
  };

  async function store(): Promise<void> {
    options.beforeWrite?.();
    const counts = [...waiting.values()];
    waiting = new Map();
    if (counts.length === 0) return;
    try {
      await options.store(counts);
    } catch (error) {
      const later = [...waiting.values()];
      waiting = new Map();
      [...counts, ...later].forEach(add);
      options.onFailure(error);
    }
  }

  /** Stores what has been counted; two writes never overlap. */
  const flush = (): Promise<void> => (writing = writing.then(store));

  const timer = setInterval(() => void flush(), writeEvery).unref();

  return {
    add,
    flush,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flush();
    },
  };
}
