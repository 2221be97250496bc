/** The keys and formats of browser storage. */
import {
  firstLanguage,
  flags,
  isSignedIn,
  isWarehouse,
  type Language,
  languageCookie,
  languages,
  type Viewer,
  viewerOf,
  type Warehouse,
} from "@caliper/catalogue-model";
import type { Banner, BannerCache } from "@caliper/api-client";
import type { OrderDraftTexts } from "@caliper/administration";
import type { StoredText } from "@caliper/catalogue-widgets";
import { tableSettingsIn } from "./tableSettings.ts";

/** The warehouse that a user chose for prices. */
export interface WarehouseChoice {
  readonly username: string;
  readonly warehouse: Warehouse;
}

/** A year. */
const cookieSeconds = 365 * 24 * 3600;

type ChangeListener = (key: string | null) => void;

type KeyValues = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear">;

export interface Storages {
  /** The browser's local storage by default. */
  readonly local?: KeyValues;
  /** The browser's session storage by default. */
  readonly tab?: KeyValues;
  /** Writes a cookie; to the document by default. */
  readonly writeCookie?: (cookie: string) => void;
  /** The language of the page's URL, if it names one; it comes before the stored one until the user chooses. */
  readonly language?: Language | undefined;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * What the UI stores in the browser. The cookie is the credential; a password or a customer code is never
 * stored. If the browser blocks storage, the session ends at the next page load.
 */
export function createSessionStore(storages: Storages = {}) {
  const local = forgiving(() => storages.local ?? globalThis.localStorage);
  const tab = forgiving(() => storages.tab ?? globalThis.sessionStorage);
  const clearSession = () => {
    local.removeItem("session");
    tab.removeItem("banners");
    tab.removeItem("vehicle");
  };
  let urlLanguage = storages.language;
  const storedLanguage = () => languages.find(({ id }) => id === local.getItem("language"))?.id;
  const writeLanguage = (language: string, seconds: number) => {
    const write = storages.writeCookie ?? writeCookie;
    write(`${languageCookie}=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax`);
  };
  const clearListeners = new Set<ChangeListener>();
  /**
   * Calls the listener with the key that another tab changed, or with null after local storage was cleared there or by `notifyCleared`.
   * Returns a function that ends it.
   */
  const onChange = (listener: ChangeListener) => {
    // The key is null when all of the storage was cleared.
    const notify = ({ key }: StorageEvent) => listener(key);
    window.addEventListener("storage", notify);
    clearListeners.add(listener);
    return () => {
      window.removeEventListener("storage", notify);
      clearListeners.delete(listener);
    };
  };
  return {
    readSession: () => parsed(local.getItem("session"), viewerIn),
    saveSession: (viewer: Viewer) => {
      if (!isSignedIn(viewer)) return clearSession();
      local.setItem("session", JSON.stringify(viewer));
    },
    /** After a 401: removes the session; language and theme stay. */
    clearSession,
    /** On logging out: all of local storage and of the tab's storage. Other tabs notice at once. */
    clear: () => {
      local.clear();
      tab.clear();
      writeLanguage("", 0);
    },
    /** Calls the listeners of this tab, which does not notice its own `clear`. */
    notifyCleared: () => {
      for (const listener of clearListeners) listener(null);
    },
    /** After logging out in another tab: the storage of this one. */
    clearTab: tab.clear,
    onChange,
    /** English on the first visit. */
    readLanguage: (): Language => urlLanguage ?? storedLanguage() ?? firstLanguage,
    saveLanguage: (language: Language) => {
      urlLanguage = undefined;
      local.setItem("language", language);
      writeLanguage(language, cookieSeconds);
    },
    /** Repeats the stored language in the cookie that the server reads, whose lifetime starts again. */
    renewLanguage: () => {
      const language = storedLanguage();
      if (language !== undefined) writeLanguage(language, cookieSeconds);
    },
    /** Dark on the first visit. */
    readLight: () => local.getItem("light") === "true",
    saveLight: (light: boolean) => local.setItem("light", String(light)),
    /** Whether keys without modifiers are shortcuts; on the first visit they are. */
    readSingleKeys: () => local.getItem("singleKeys") !== "false",
    saveSingleKeys: (isOn: boolean) => local.setItem("singleKeys", String(isOn)),
    /** Remembers that the browser has the fonts; the script of a rendered page reads it (`rendered/fonts.ts`). */
    saveFontsLoaded: () => local.setItem("fonts", "true"),
    readWarehouse: () => parsed(local.getItem("warehouse"), warehouseChoiceIn),
    saveWarehouse: (choice: WarehouseChoice) => local.setItem("warehouse", JSON.stringify(choice)),
    banners: {
      read: () => parsed(tab.getItem("banners"), bannersIn),
      save: (banners) => tab.setItem("banners", JSON.stringify({ banners, savedAt: Date.now() })),
    } satisfies BannerCache,
    /** Removed after logging out. */
    recent: textIn(local, "recent"),
    /** The last query of an administration page. Removed when the tab closes and after logging out. */
    listQuery: (page: string) => textIn(tab, `query ${page}`),
    /** The correction that is being written in this tab. Removed when the tab closes and after logging out. */
    amendment: textIn(tab, "amendment"),
    /** The vehicle that was searched for last in this tab. Removed when the tab closes and when the session ends. */
    vehicle: textIn(tab, "vehicle"),
    /** The number of the list of parts that was chosen last in this tab. Removed when the tab closes and after logging out. */
    list: textIn(tab, "list"),
    /** The list and key of an order whose answer may be lost. Removed when the tab closes and after logging out. */
    orderAttempt: textIn(tab, "orderAttempt"),
    /** Answers to an order that are not saved yet. Removed when the tab closes and after logging out. */
    orderAnswers: (order: number) => textIn(tab, `answers ${order}`),
    /** The columns that are being matched in this tab. Removed when the tab closes and after logging out. */
    matching: textIn(tab, "matching"),
    /** Instrument, condition and unit of the last search by measures. Removed after logging out. */
    measuring: textIn(local, "measuring"),
    /** Chosen columns and sorting of tables. Removed after logging out. */
    tableSettings: tableSettingsIn(textIn(local, "tables")),
    /** Removed after logging out. */
    orderDraft: {
      orders: textIn(local, "orderDraft"),
      prices: textIn(tab, "orderPrices"),
      subscribe: (listener) =>
        onChange((key) => {
          if (key === "orderDraft" || key === null) listener();
        }),
    } satisfies OrderDraftTexts,
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
    clear: () => void attempt((values) => values.clear()),
  };
}

/** A sandboxed page may block cookies. */
function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Then the server renders in English first.
  }
}

/** Undefined for text that another version or program wrote. */
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
  const viewer = viewerOf({
    username: value.username,
    level: value.level,
    flags: flags.filter((flag) => storedFlags.includes(flag)),
    warehouses: "warehouses" in value ? strings(value.warehouses) : [],
  });
  return "lacksSecondFactor" in value ? { ...viewer, lacksSecondFactor: true } : viewer;
}

function warehouseChoiceIn(value: object): WarehouseChoice | undefined {
  if (!("username" in value) || typeof value.username !== "string") return undefined;
  if (!("warehouse" in value) || typeof value.warehouse !== "string") return undefined;
  const { username, warehouse } = value;
  return isWarehouse(warehouse) ? { username, warehouse } : undefined;
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
