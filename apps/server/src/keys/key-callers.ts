import { hash } from "node:crypto";
import { type Viewer, viewerOf, viewerOfKey } from "@caliper/catalogue-model";
import type { AccountsRepository } from "../accounts/accounts.repository.ts";
import type { AccessKey, AccessKeysRepository } from "./access-keys.repository.ts";

/** The longest delay until a server notices another one's change of a key or its owner, in ms. */
const keptFor = 5_000;

/** A key that works now, and what it may see. */
export interface KeyCaller {
  readonly key: AccessKey;
  readonly viewer: Viewer;
}

interface Known {
  readonly callers: ReadonlyMap<string, KeyCaller>;
  /** Of all embed keys. */
  readonly origins: ReadonlySet<string>;
}

interface Options {
  readonly keys: Pick<AccessKeysRepository, "usable">;
  readonly accounts: Pick<AccountsRepository, "findById">;
  readonly now: () => number;
}

export type KeyCallers = ReturnType<typeof createKeyCallers>;

/**
 * What is stored of an API key's secret. The secret is 256 random bits, which cannot be guessed from a fast hash; a slow
 * one, as for passwords, would cost 50 ms at each call.
 */
export const hashOfSecret = (secret: string): string => hash("sha256", secret);

/**
 * The keys that work now, read together every few seconds: keys are few, and unknown keys then cost no query. A key whose
 * owner is disabled does not work.
 */
export function createKeyCallers({ keys, accounts, now }: Options) {
  let known: { readonly until: number; readonly reading: Promise<Known> } | undefined;

  async function read(): Promise<Known> {
    const usable = await keys.usable(now());
    const ids = [...new Set([...usable.values()].map(({ ownerId }) => ownerId))];
    const found = await Promise.all(ids.map((id) => accounts.findById(id)));
    const owners = new Map(
      found.flatMap((owner) => (owner && !owner.disabled ? [[owner.id, viewerOf(owner)]] : [])),
    );
    const callers = new Map<string, KeyCaller>();
    for (const [lookup, key] of usable) {
      const owner = owners.get(key.ownerId);
      if (owner) callers.set(lookup, { key, viewer: viewerOfKey(key, owner) });
    }
    const origins = new Set([...callers.values()].flatMap(({ key }) => key.origins));
    return { callers, origins };
  }

  function current(): Promise<Known> {
    if (known && known.until > now()) return known.reading;
    const reading = read();
    known = { until: now() + keptFor, reading };
    reading.catch(() => {
      if (known?.reading === reading) known = undefined;
    });
    return reading;
  }

  const isAlive = ({ key }: KeyCaller) => key.expiresAt === null || key.expiresAt > now();

  return {
    /** The caller of an API key's secret. */
    async bySecret(secret: string): Promise<KeyCaller | undefined> {
      const found = (await current()).callers.get(hashOfSecret(secret));
      return found?.key.kind === "api" && isAlive(found) ? found : undefined;
    },

    /** The caller of an embed key's id. */
    async byId(id: string): Promise<KeyCaller | undefined> {
      const found = (await current()).callers.get(id);
      return found?.key.kind === "embed" && isAlive(found) ? found : undefined;
    },

    /** Whether an embed key that works names the origin. */
    namesOrigin: async (origin: string): Promise<boolean> => (await current()).origins.has(origin),

    /** Lets a change of a key take effect at once on this server. */
    forget(): void {
      known = undefined;
    },
  };
}
