import { type KeyRights, type Viewer, warehousesOf } from "@caliper/catalogue-model";
import type { Body, Wire } from "@caliper/api-client/wire";
import type { ListedKey, WantedKey } from "../../keys/access-keys.service.ts";
import { instant } from "./accounts.ts";

export function wantedKey({ expiresAt, ...facts }: Body<"createAccessKey">): WantedKey {
  return { ...facts, ...(expiresAt !== undefined && { expiresAt: Date.parse(expiresAt) }) };
}

export function accessKeyAnswer(key: ListedKey): Wire<"AccessKey"> {
  const { id, kind, name, owner, shown, rate, state, createdBy, requests } = key;
  const { createdAt, expiresAt, lastUsedAt, revokedAt } = key;
  return {
    id,
    kind,
    name,
    owner,
    key: shown,
    scopes: [...key.scopes],
    warehouses: [...key.warehouses] as Wire<"Warehouse">[],
    origins: [...key.origins],
    rate,
    state,
    createdAt: instant(createdAt),
    createdBy,
    requests,
    ...(expiresAt !== null && { expiresAt: instant(expiresAt) }),
    ...(lastUsedAt !== null && { lastUsedAt: instant(lastUsedAt) }),
    ...(revokedAt !== null && { revokedAt: instant(revokedAt) }),
  };
}

/** What the key of a call may do now. */
export const sessionKey = (viewer: Viewer, { kind, scopes }: KeyRights): Wire<"SessionKey"> => ({
  kind,
  scopes: [...scopes],
  warehouses: [...warehousesOf(viewer)],
});
