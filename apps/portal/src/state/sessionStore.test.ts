import { describe, expect, it } from "vitest";
import { anonymous } from "@caliper/catalogue-model";
import { examples } from "@caliper/api-client/fixtures";
import { createSessionStore } from "./sessionStore.ts";

/** The part of Storage that the store uses, in memory. */
function memory(initial: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

const withLocal = (initial?: Readonly<Record<string, string>>) => {
  const local = memory(initial);
  const tab = memory();
  return { local, tab, store: createSessionStore({ local, tab }) };
};

describe("the stored session", () => {
  it.each(Object.entries(examples.viewers).filter(([name]) => name !== "anonymous"))(
    "comes back as it was: %s",
    (_name, viewer) => {
      const { store } = withLocal();
      store.saveSession(viewer);
      expect(store.readSession()).toEqual(viewer);
    },
  );

  it("stores only name, level, flags and warehouses under the key session", () => {
    const { store, local } = withLocal();
    store.saveSession(examples.viewers.planta_pads);
    expect([...local.values.keys()]).toEqual(["session"]);
    const stored: unknown = JSON.parse(local.values.get("session") ?? "");
    expect(Object.keys(stored as object).sort()).toEqual([
      "flags",
      "level",
      "username",
      "warehouses",
    ]);
  });

  it("does not exist for an anonymous viewer", () => {
    const { store } = withLocal();
    store.saveSession(examples.viewers.admin);
    store.saveSession(anonymous);
    expect(store.readSession()).toBeUndefined();
  });

  it.each([
    "",
    "null",
    "{",
    "[]",
    '"admin"',
    '{"username":1,"level":"ADMIN"}',
    '{"level":"ADMIN"}',
  ])("is ignored when the text is %s", (text) => {
    expect(withLocal({ session: text }).store.readSession()).toBeUndefined();
  });

  it("treats an unknown level as JUNIOR", () => {
    const { store } = withLocal({
      session: '{"username":"x","level":"VENDEDOR","flags":["P_BP"]}',
    });
    expect(store.readSession()).toEqual({
      username: "x",
      level: "JUNIOR",
      flags: [],
      warehouses: [],
    });
  });
});

describe("language and theme", () => {
  it("start in English and dark", () => {
    const { store } = withLocal();
    expect([store.readLanguage(), store.readLight()]).toEqual(["en", false]);
  });
  it("are kept under the keys language and light", () => {
    const { store, local } = withLocal();
    store.saveLanguage("es");
    store.saveLight(true);
    expect(Object.fromEntries(local.values)).toEqual({ language: "es", light: "true" });
    expect([store.readLanguage(), store.readLight()]).toEqual(["es", true]);
  });
  it("writes the language to a cookie for the server, and clears it after logging out", () => {
    const cookies: string[] = [];
    const store = createSessionStore({
      local: memory(),
      tab: memory(),
      writeCookie: (cookie) => cookies.push(cookie),
    });
    store.renewLanguage();
    expect(cookies).toEqual([]);
    store.saveLanguage("es");
    store.renewLanguage();
    store.clear();
    expect(cookies).toEqual([
      "caliper_language=es; Path=/; Max-Age=31536000; SameSite=Lax",
      "caliper_language=es; Path=/; Max-Age=31536000; SameSite=Lax",
      "caliper_language=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
  });
  it("prefers the language of the URL until the user chooses one", () => {
    const store = createSessionStore({ local: memory(), tab: memory(), language: "es" });
    expect(store.readLanguage()).toBe("es");
    store.saveLanguage("en");
    expect(store.readLanguage()).toBe("en");
  });
  it("fall back when the text is unknown", () => {
    const { store } = withLocal({ language: "fr", light: "yes" });
    expect([store.readLanguage(), store.readLight()]).toEqual(["en", false]);
  });
});

describe("the chosen warehouse", () => {
  it("is stored with its user", () => {
    const { store } = withLocal();
    store.saveWarehouse({ username: "cliente", warehouse: "PANAMA" });
    expect(store.readWarehouse()).toEqual({ username: "cliente", warehouse: "PANAMA" });
  });
  it.each(['{"username":"cliente","warehouse":"MARS"}', '{"warehouse":"MIAMI"}', "[]"])(
    "is ignored when the text is %s",
    (text) => {
      expect(withLocal({ warehouse: text }).store.readWarehouse()).toBeUndefined();
    },
  );
});

describe("clearing", () => {
  const filled = () => {
    const all = withLocal({ language: "es", light: "true", other: "of the host" });
    all.store.saveSession(examples.viewers.admin);
    all.store.banners.save(examples.banners);
    return all;
  };
  it("after a 401 keeps language and theme", () => {
    const { store, local, tab } = filled();
    store.clearSession();
    expect([...local.values.keys()].sort()).toEqual(["language", "light", "other"]);
    expect(tab.values.size).toBe(0);
  });
  it("after logging out clears local storage and the tab's storage", () => {
    const { store, local, tab } = filled();
    store.clear();
    expect(local.values.size).toBe(0);
    expect(tab.values.size).toBe(0);
  });
});

describe("banners", () => {
  it("are returned with the time when they were saved", () => {
    const { store } = withLocal();
    expect(store.banners.read()).toBeUndefined();
    store.banners.save(examples.banners);
    const remembered = store.banners.read();
    expect(remembered?.banners).toEqual(examples.banners);
    expect(Date.now() - (remembered?.savedAt ?? 0)).toBeLessThan(10_000);
  });
  it("are ignored when the text has another format", () => {
    const tab = memory({ banners: '{"banners":"x","savedAt":1}' });
    expect(createSessionStore({ local: memory(), tab }).banners.read()).toBeUndefined();
  });
});

describe("a browser that blocks storage", () => {
  it("stores nothing and does not fail", () => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse };
    const store = createSessionStore({ local: refusing, tab: refusing });
    store.saveSession(examples.viewers.admin);
    store.saveLanguage("es");
    store.clear();
    expect(store.readSession()).toBeUndefined();
    expect(store.readLanguage()).toBe("en");
  });
});
