import { type BrowserContext, expect, type Page, test as base } from "playwright/test";
import { foreignFonts } from "../../tools/fonts.ts";

export { expect };
export type { Locator, Page } from "playwright/test";

export const password = "caliper-demo";

/** The demo's accounts and what each of them is. */
export const accounts = {
  admin: "ADMIN",
  cliente: "CLIENTE",
  junior: "JUNIOR",
  planta: "PLANTA",
  planta_pads: "PLANTA",
  cliente_miami: "CLIENTE",
} as const;

export type Account = keyof typeof accounts;

/** What a signed-in browser stores, by account. The session cookie is each test's own, because a test may sign out. */
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
  page: async ({ page }, provide) => {
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

/** Fills the form of the sign-in page and sends it. */
export async function signIn(page: Page, username: string, secret: string) {
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(secret);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

export const main = (page: Page) => page.getByRole("main");

/** The results of a search, whatever they are for. */
export const results = (page: Page) => main(page).getByRole("grid");

/** The link of a found product to its datasheet. */
export const hit = (page: Page, code: string) =>
  results(page).getByRole("link", { name: code, exact: true });

/** What the server answers to the page's own session. */
export async function answer<Body>(page: Page, path: string): Promise<Body> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Body;
}
