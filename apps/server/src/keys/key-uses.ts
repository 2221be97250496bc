import type { AccessKeysRepository, KeyUse } from "./access-keys.repository.ts";

/** Time between two writes of the counts, in ms. */
const writeEvery = 10_000;

interface Options {
  readonly keys: Pick<AccessKeysRepository, "addUses">;
  readonly now: () => number;
  /** Called when the counts could not be stored; they are kept for the next write. */
  readonly onFailure: (error: unknown) => void;
}

export type KeyUses = ReturnType<typeof createKeyUses>;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts the requests of keys in memory and stores them together, so that a request needs no write. */
export function createKeyUses({ keys, now, onFailure }: Options) {
  let waiting = new Map<string, KeyUse>();
  let writing: Promise<void> = Promise.resolve();

  const add = (use: KeyUse): void => {
    const id = `${use.keyId} ${use.day}`;
    const waitingUse = waiting.get(id);
    waiting.set(id, {
      ...use,
      requests: use.requests + (waitingUse?.requests ?? 0),
      refused: use.refused + (waitingUse?.refused ?? 0),
      lastUsedAt: use.lastUsedAt ?? waitingUse?.lastUsedAt,
    });
  };

  async function store(): Promise<void> {
    const uses = [...waiting.values()];
    waiting = new Map();
    if (uses.length === 0) return;
    try {
      await keys.addUses(uses);
    } catch (error) {
      uses.forEach(add);
      onFailure(error);
    }
  }

  /** Stores what has been counted; two writes never overlap. */
  const flush = (): Promise<void> => (writing = writing.then(store));

  const timer = setInterval(() => void flush(), writeEvery).unref();

  return {
    count(keyId: number, isAccepted: boolean): void {
      const time = now();
      add({
        keyId,
        day: dayOf(time),
        requests: Number(isAccepted),
        refused: Number(!isAccepted),
        lastUsedAt: isAccepted ? time : undefined,
      });
    },

    flush,

    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
