import { expect, test as base } from "playwright/test";
import type { Page } from "playwright/test";

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

// The browser reports every 4xx; what the portal makes of one is each test's own affair.
const expected = /server responded with a status of 4\d\d/;

interface Fixtures {
  /** Opens a page as somebody who has just signed in. */
  openAs: (account: Account, path?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  /** Fails the test that made the browser complain: an exception, a refused script or style. */
  page: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (message.type() === "error" && !expected.test(text)) complaints.push(text);
    });
    await provide(page);
    expect(complaints, "the browser's complaints").toEqual([]);
  },

  openAs: async ({ page }, provide) => {
    await provide(async (account, path) => {
      await page.goto("/");
      await signIn(page, account, password);
      await expect(page).toHaveURL(/\/home$/);
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
