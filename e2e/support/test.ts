import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { comboBox } from "@caliper/design-system/testing/playwright";
import { expect, type Page, test as base } from "playwright/test";
import { foreignFonts } from "../../tools/fonts.ts";
import { isInteractive } from "../../tools/interactive.ts";

export { expect };
export type { Browser, Locator, Page, Request } from "playwright/test";

export const password = "caliper-demo";

/** The demo accounts and their levels. */
export const accounts = {
  admin: "ADMIN",
  cliente: "CLIENTE",
  junior: "JUNIOR",
  planta: "PLANTA",
  planta_pads: "PLANTA",
  cliente_miami: "CLIENTE",
} as const;

export type Account = keyof typeof accounts;

interface Item {
  readonly name: string;
  readonly value: string;
}

/** Local storage after signing in. Session cookies are not shared, because a test may sign out. */
const stored = {
  /** The workers share the file. */
  file: (account: Account) => join(process.env["E2E_FOLDER"] ?? "", `${account}.json`),
  read(account: Account): readonly Item[] | undefined {
    const file = stored.file(account);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Item[]) : undefined;
  },
  write(account: Account, items: readonly Item[]) {
    // Renamed when complete, because another worker may be reading it.
    const draft = `${stored.file(account)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(items));
    renameSync(draft, stored.file(account));
  },
};

// The browser reports every 4xx response as an error; tests expect some of them.
const expected = /server responded with a status of 4\d\d/;

interface Fixtures {
  /** Opens a page, by default the home page, with a new session of an account; in English by default. */
  openAs: (account: Account, path?: string, language?: "en" | "es") => Promise<Page>;
}

/** Events of a page that tests listen to. */
const listenedTo = [
  "console",
  "dialog",
  "download",
  "filechooser",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

/** A document of the portal without scripts: it ends the page before it and has access to its storage. */
const blank = "/favicon.svg";

/** The page that a worker's tests share, one after the other: it loads the portal in a third of the time of a new one. */
let shared: Page | undefined;

/** Waits in `goto` until a page that the server rendered is interactive. */
function awaitHydration(page: Page) {
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    if (address[1]?.waitUntil === undefined) await page.waitForFunction(isInteractive);
    return response;
  };
}

/** Scripts that the current test added to the shared page. */
const scripts: { dispose: () => Promise<void> }[] = [];

function rememberScripts(page: Page) {
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (script, arg) => {
    const added = await addInitScript(script, arg);
    scripts.push(added);
    return added;
  };
}

/** Brings the shared page back to the state of a new one, except for the HTTP cache. */
async function reset(page: Page) {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of scripts.splice(0)) await script.dispose();
  for (const event of listenedTo) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null });
  await page.goto(blank, { waitUntil: "load" });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = "";
  });
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}

export const test = base.extend<Fixtures>({
  context: async (
    { browser, viewport, hasTouch, isMobile, javaScriptEnabled },
    provide,
    { project },
  ) => {
    const isOrdinary =
      !hasTouch &&
      !isMobile &&
      javaScriptEnabled !== false &&
      viewport?.width === project.use.viewport?.width;
    if (isOrdinary && shared && !shared.isClosed()) {
      if (viewport) await shared.setViewportSize(viewport);
      await reset(shared);
      await provide(shared.context());
      return;
    }
    const context = await browser.newContext();
    const page = await context.newPage();
    if (javaScriptEnabled !== false) awaitHydration(page);
    if (isOrdinary) {
      rememberScripts(page);
      shared = page;
    }
    await provide(context);
    if (!isOrdinary) await context.close();
  },

  /** Fails a test with errors in the console (an exception, a refused script or style) or with foreign fonts. */
  page: async ({ context }, provide) => {
    const [page] = context.pages();
    if (!page) throw new Error("The context has no page.");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (message.type() === "error" && !expected.test(text)) errors.push(text);
    });
    await provide(page);
    expect(errors, "errors in the browser's console").toEqual([]);
    if (!page.isClosed() && page.url().startsWith("http"))
      expect(await foreignFonts(page), "text in fonts that are not self-hosted").toEqual([]);
  },

  openAs: async ({ page, baseURL }, provide) => {
    const start = async (account: Account, items: readonly Item[]) => {
      // Not `setStorageState`, which empties the HTTP cache.
      await page.context().clearCookies();
      if (!page.url().endsWith(blank)) await page.goto(blank, { waitUntil: "load" });
      await page.evaluate((all) => {
        localStorage.clear();
        for (const { name, value } of all) localStorage.setItem(name, value);
      }, items);
      const response = await page.request.post("/api/usersAuth", {
        data: { cliente: account, password },
        headers: { Origin: baseURL ?? "" },
      });
      expect(response.status()).toBe(200);
    };
    await provide(async (account, path = "/home", language) => {
      let items = stored.read(account);
      if (!items) {
        await page.goto("/");
        await signIn(page, account, password);
        await expect(page).toHaveURL(/\/home$/);
        const { origins } = await page.context().storageState();
        items = origins.find(({ origin }) => origin === baseURL)?.localStorage ?? [];
        stored.write(account, items);
        if (path === "/home" && language === undefined) return page;
      }
      await start(account, language ? [...items, { name: "language", value: language }] : items);
      await page.goto(path);
      return page;
    });
  },
});

/** Fills in and submits the sign-in form. */
export async function signIn(page: Page, username: string, secret: string) {
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(secret);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

export const main = (page: Page) => page.getByRole("main");

/** Found products: a table, or cards. */
export const results = (page: Page) =>
  main(page).getByRole("grid").or(main(page).locator("ul:has(> [aria-posinset])"));

/** The link of a result to its datasheet. */
export const hit = (page: Page, code: string) =>
  results(page).getByRole("link", { name: code, exact: true });

/** Fetches JSON with the page's session. */
export async function fetchJson<Body>(page: Page, path: string): Promise<Body> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Body;
}

/** The fields of a search by vehicle. The list of models is long, so its options are found by typing. */
export const brand = (page: Page) => comboBox(main(page), "Brand");
export const model = (page: Page) => comboBox(main(page), "Model");

/** How much wider the page is than the screen, in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
