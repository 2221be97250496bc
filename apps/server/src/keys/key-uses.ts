import { createCountBuffer } from "../periodic/count-buffer.ts";
import { dayOf } from "../units.ts";
import type { AccessKeysRepository, KeyUse } from "./access-keys.repository.ts";

interface Options {
  readonly keys: Pick<AccessKeysRepository, "addUses">;
  readonly now: () => number;
  /** Called when the counts could not be stored; they are kept for the next write. */
  readonly onFailure: (error: unknown) => void;
}

export type KeyUses = ReturnType<typeof createKeyUses>;

/** Counts the requests of keys. */
export function createKeyUses({ keys, now, onFailure }: Options) {
  const { add, flush, close } = createCountBuffer<KeyUse>({
    keyOf: ({ keyId, day }) => `${keyId} ${day}`,
    sum: (one, later) => ({
      ...later,
      requests: one.requests + later.requests,
      refused: one.refused + later.refused,
      lastUsedAt: later.lastUsedAt ?? one.lastUsedAt,
    }),
    store: (uses) => keys.addUses(uses),
    onFailure,
  });

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
    close,
  };
}
