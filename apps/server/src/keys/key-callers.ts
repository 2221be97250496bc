import { hash } from "node:crypto";
import { type KeyKind, type Viewer, viewerOf, viewerOfKey } from "@caliper/catalogue-model";
import type { AccountsRepository } from "../accounts/accounts.repository.ts";
import type { AccessKey, AccessKeysRepository } from "./access-keys.repository.ts";

/** How long the origins of embed keys are kept, in ms. */
const originsKeptFor = 5_000;

/** A valid key, and its viewer. */
export interface KeyCaller {
  readonly key: AccessKey;
  readonly viewer: Viewer;
}

interface Options {
  readonly keys: Pick<AccessKeysRepository, "byLookup" | "embedKeys">;
  readonly accounts: Pick<AccountsRepository, "findById">;
  readonly now: () => number;
}

export type KeyCallers = ReturnType<typeof createKeyCallers>;

/**
 * The stored hash of an API key's secret. The secret is 256 random bits, which cannot be guessed from a fast hash; a slow
 * one, as for passwords, would cost 50 ms at each call.
 */
export const hashOfSecret = (secret: string): string => hash("sha256", secret);

/**
 * Keys and their owners are read from the database at every call, so that a revoked or expired key stops working on every server at once. A key whose owner
 * is disabled does not work.
 */
export function createKeyCallers({ keys, accounts, now }: Options) {
  let origins:
    | { readonly until: number; readonly reading: Promise<ReadonlySet<string>> }
    | undefined;

  async function find(kind: KeyKind, lookup: string): Promise<KeyCaller | undefined> {
    const key = await keys.byLookup(lookup);
    if (key?.kind !== kind || (key.expiresAt !== null && key.expiresAt <= now())) return undefined;
    const owner = await accounts.findById(key.ownerId);
    return owner && !owner.disabled
      ? { key, viewer: viewerOfKey(key, viewerOf(owner)) }
      : undefined;
  }

  async function readOrigins(): Promise<ReadonlySet<string>> {
    const embedKeys = await keys.embedKeys(now());
    const owners = await Promise.all(embedKeys.map(({ ownerId }) => accounts.findById(ownerId)));
    return new Set(embedKeys.flatMap((key, index) => (owners[index]?.disabled ? [] : key.origins)));
  }

  return {
    /** The caller of an API key's secret. */
    bySecret: (secret: string) => find("api", hashOfSecret(secret)),

    /** The caller of an embed key's id. */
    byId: (id: string) => find("embed", id),

    /** Whether an embed key names the origin. It works now, or did so a few seconds ago: a call is checked by its key. */
    async namesOrigin(origin: string): Promise<boolean> {
      if (!origins || origins.until <= now()) {
        const reading = readOrigins();
        origins = { until: now() + originsKeptFor, reading };
        reading.catch(() => {
          if (origins?.reading === reading) origins = undefined;
        });
      }
      return (await origins.reading).has(origin);
    },

    /** Applies a change of a key's origins at once on this server. */
    forget(): void {
      origins = undefined;
    },
  };
}
