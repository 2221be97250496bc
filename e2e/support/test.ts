import { type BrowserContext, expect, type Page, test as base } from "playwright/test";
import { foreignFonts } from "../../tools/fonts.ts";

export { expect };
export type { Locator, Page, Request } from "playwright/test";

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

/** Local storage after signing in, by account. Session cookies are not shared, because a test may sign out. */
const stored = new Map<Account, StoredOrigins>();
type StoredOrigins = Awaited<ReturnType<BrowserContext["storageState"]>>["origins"];

// The browser reports every 4xx response as an error; tests expect some of them.
const expected = /server responded with a status of 4\d\d/;

interface Fixtures {
  /** Opens a page, by default the home page, with a new session of an account. */
  openAs: (account: Account, path?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  /** Fails a test with errors in the console (an exception, a refused script or style) or with foreign fonts. */
  page: async ({ page, javaScriptEnabled }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (...address) => {
      const response = await goto(...address);
      // A page that the server rendered does not answer clicks before it is hydrated.
      const isAwaited = address[1]?.waitUntil === undefined;
      if (javaScriptEnabled !== false && isAwaited)
        await page.waitForFunction(() => !("resuming" in document.documentElement.dataset));
      return response;
    };
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
    await provide(async (account, path) => {
      const origins = stored.get(account);
      if (origins) {
        await page.context().setStorageState({ cookies: [], origins });
        const response = await page.request.post("/api/usersAuth", {
          data: { cliente: account, password },
          headers: { Origin: baseURL ?? "" },
        });
        expect(response.status()).toBe(200);
        await page.goto(path ?? "/home");
        return page;
      }
      await page.goto("/");
      await signIn(page, account, password);
      await expect(page).toHaveURL(/\/home$/);
      stored.set(account, (await page.context().storageState()).origins);
      if (path !== undefined) await page.goto(path);
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

/** The result grid of any search. */
export const results = (page: Page) => main(page).getByRole("grid");

/** The link of a result to its datasheet. */
export const hit = (page: Page, code: string) =>
  results(page).getByRole("link", { name: code, exact: true });

/** Fetches JSON with the page's session. */
export async function fetchJson<Body>(page: Page, path: string): Promise<Body> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Body;
}

/** Types into a combobox and chooses the option with that name. */
export async function chooseOption(page: Page, field: string, option: string) {
  await main(page).getByRole("combobox", { name: field }).fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** How much wider the page is than the screen, in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
