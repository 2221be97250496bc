/** The keys and formats of browser storage. The first script of a datasheet imports it: no widgets here. */
import {
  firstLanguage,
  flags,
  isSignedIn,
  type Language,
  languages,
  type Viewer,
  viewerOf,
} from "@caliper/catalogue-model";
import type { Banner, BannerCache } from "@caliper/api-client";
import type { OrderDraftTexts, StoredText, TableSettingsStore } from "@caliper/catalogue-widgets";
import { tableSettingsIn } from "./tableSettings.ts";

/**
 * What the UI remembers. The cookie is the credential; a password or a customer code is never
 * stored. If the browser refuses storage, the session ends at the next page load.
 */
export interface SessionStore {
  readSession(): Viewer | undefined;
  saveSession(viewer: Viewer): void;
  /** After a 401: the session is gone, language and theme stay. */
  clearSession(): void;
  /** After logging out: everything of ours. */
  clear(): void;
  /** English on the first visit. */
  readLanguage(): Language;
  saveLanguage(language: Language): void;
  /** Dark on the first visit. */
  readLight(): boolean;
  saveLight(light: boolean): void;
  readonly banners: BannerCache;
  /** Forgotten after logging out. */
  readonly recent: StoredText;
  /** Forgotten after logging out. */
  readonly orderDraft: OrderDraftTexts;
  /** Chosen columns and sorting of tables. Forgotten after logging out. */
  readonly tableSettings: TableSettingsStore;
}

type KeyValues = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface Storages {
  /** The browser's local storage unless given. */
  readonly local?: KeyValues;
  /** The browser's session storage unless given. */
  readonly tab?: KeyValues;
}

export function createSessionStore(storages: Storages = {}): SessionStore {
  const local = forgiving(() => storages.local ?? globalThis.localStorage);
  const tab = forgiving(() => storages.tab ?? globalThis.sessionStorage);
  const clearSession = () => {
    local.removeItem("session");
    tab.removeItem("banners");
  };
  return {
    readSession: () => parsed(local.getItem("session"), viewerIn),
    saveSession: (viewer) => {
      if (!isSignedIn(viewer)) return clearSession();
      local.setItem("session", JSON.stringify(viewer));
    },
    clearSession,
    clear: () => {
      clearSession();
      local.removeItem("language");
      local.removeItem("light");
      local.removeItem("recent");
      local.removeItem("orderDraft");
      local.removeItem("tables");
      tab.removeItem("orderPrices");
    },
    readLanguage: () => {
      const stored = local.getItem("language");
      return languages.find(({ id }) => id === stored)?.id ?? firstLanguage;
    },
    saveLanguage: (language) => local.setItem("language", language),
    readLight: () => local.getItem("light") === "true",
    saveLight: (light) => local.setItem("light", String(light)),
    banners: {
      read: () => parsed(tab.getItem("banners"), bannersIn),
      save: (banners) => tab.setItem("banners", JSON.stringify({ banners, savedAt: Date.now() })),
    },
    recent: textIn(local, "recent"),
    tableSettings: tableSettingsIn(textIn(local, "tables")),
    orderDraft: {
      orders: textIn(local, "orderDraft"),
      prices: textIn(tab, "orderPrices"),
      subscribe: (listener) => {
        const notify = ({ key }: StorageEvent) => {
          // The key is null when all of the storage was cleared.
          if (key === "orderDraft" || key === null) listener();
        };
        window.addEventListener("storage", notify);
        return () => window.removeEventListener("storage", notify);
      },
    },
  };
}

/** Setting an empty text removes it. */
const textIn = (storage: KeyValues, key: string): StoredText => ({
  get: () => storage.getItem(key),
  set: (text: string) => (text === "" ? storage.removeItem(key) : storage.setItem(key, text)),
});

// Storage may be forbidden, full, or missing; reading the global may throw as well.
function forgiving(storage: () => KeyValues): KeyValues {
  const attempt = <Result>(work: (storage: KeyValues) => Result): Result | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((values) => values.getItem(key)),
    setItem: (key, value) => void attempt((values) => values.setItem(key, value)),
    removeItem: (key) => void attempt((values) => values.removeItem(key)),
  };
}

/** Undefined for text that another version or program has written. */
function parsed<Value>(
  text: string | null,
  check: (value: object) => Value | undefined,
): Value | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? check(value) : undefined;
  } catch {
    return undefined;
  }
}

function viewerIn(value: object): Viewer | undefined {
  if (!("username" in value) || typeof value.username !== "string") return undefined;
  if (!("level" in value) || typeof value.level !== "string") return undefined;
  const storedFlags = "flags" in value ? strings(value.flags) : [];
  return viewerOf({
    username: value.username,
    level: value.level,
    flags: flags.filter((flag) => storedFlags.includes(flag)),
    warehouses: "warehouses" in value ? strings(value.warehouses) : [],
  });
}

function bannersIn(value: object): ReturnType<BannerCache["read"]> {
  if (!("savedAt" in value) || typeof value.savedAt !== "number") return undefined;
  if (!("banners" in value) || !Array.isArray(value.banners)) return undefined;
  return { banners: value.banners.filter(isBanner), savedAt: value.savedAt };
}

function isBanner(value: unknown): value is Banner {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "number" &&
    "name" in value &&
    typeof value.name === "string" &&
    "url" in value &&
    typeof value.url === "string"
  );
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
