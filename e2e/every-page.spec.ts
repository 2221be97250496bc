import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { addresses, type Language, type Level } from "./support/addresses.ts";
import { axeViolations } from "./support/axe.ts";
import { layoutProblems } from "./support/layout.ts";
import { expect, main, type Page, type Request, test } from "./support/test.ts";

/**
 * Opens every page for each level in both languages, with the heaviest data of the demo. Checks which pages open, that
 * they show only what the level may see, that API responses contain nothing else, and how the page is laid out at every
 * width. English runs in the light theme, where axe checks the pages, and Spanish in the dark one.
 */
/** The datasheet blocks that some levels do not see. */
const blocks = {
  prices: /Prices|Precios/,
  upc: /UPC/,
  interchanges: /Interchanges|Intercambios/,
  vehicles: /Applications|Aplicaciones/,
} as const;

interface Visibility {
  /** Names of the warehouses whose prices are shown; none for a level without prices. */
  readonly warehouses: readonly string[];
  readonly interchanges: boolean;
  readonly vehicles: boolean;
  /** Whether a datasheet has the button for the QR code. */
  readonly qr: boolean;
}

const allWarehouses = ["MIAMI", "VENEZUELA", "PANAMA", "COLOMBIA", "PLANTA", "MEXICO", "CETAM"];
const visibilities: Readonly<Record<Level, Visibility>> = {
  anonymous: { warehouses: [], interchanges: false, vehicles: true, qr: false },
  junior: { warehouses: [], interchanges: false, vehicles: true, qr: false },
  cliente: { warehouses: allWarehouses, interchanges: true, vehicles: true, qr: false },
  cliente_miami: { warehouses: ["MIAMI"], interchanges: true, vehicles: true, qr: false },
  planta: { warehouses: ["PLANTA"], interchanges: false, vehicles: false, qr: true },
  planta_pads: { warehouses: ["PLANTA"], interchanges: false, vehicles: false, qr: true },
  admin: { warehouses: allWarehouses, interchanges: true, vehicles: true, qr: true },
};

/** Competitors' brands in the demo data; none of them is a vehicle maker. */
const competitors = /\b(?:KAIROS|FRENAX|ROTEX|NORDBREM|ALPEX|DELMAR)\b/;
const noAccess = {
  en: /Your account does not have access to/,
  es: /Su cuenta no tiene acceso a/,
} as const;

/** Records API responses; `take` returns those since the previous call. */
function recordResponses(page: Page) {
  let bodies: { url: string; text: string }[] = [];
  const pending = new Set<Request>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) pending.add(request);
  });
  page.on("requestfailed", (request) => pending.delete(request));
  page.on("requestfinished", async (request) => {
    if (!pending.has(request)) return;
    const response = await request.response();
    const text = await response?.text().catch(() => undefined);
    if (text !== undefined) bodies.push({ url: request.url(), text });
    pending.delete(request);
  });
  return {
    isIdle: () => pending.size === 0,
    take: () => {
      const recorded = bodies;
      bodies = [];
      return recorded;
    },
  };
}

/** Navigates to a URL, for users without reloading the portal, and waits until the page shows all it loads. */
async function open(
  page: Page,
  path: string,
  level: Level,
  calls: ReturnType<typeof recordResponses>,
) {
  if (level === "anonymous") await page.goto(path);
  else
    await page.evaluate((address) => {
      history.pushState({}, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, path);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await expect.poll(calls.isIdle).toBe(true);
}

/**
 * Whether this content has not been checked by any worker: most pages are the same for several levels. The workers share a folder
 * with an entry per content, because creating an entry succeeds only once.
 */
async function isNew(page: Page, language: Language): Promise<boolean> {
  // Hashed in the page, because the HTML of some has a megabyte.
  const digest = await main(page).evaluate(async ({ innerHTML }) => {
    const content = innerHTML.replaceAll(/react-aria[\w:-]+|[«_:]r\w+[»_:]/g, "");
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
    return new Uint8Array(hash).join("-");
  });
  const { E2E_FOLDER: folder = "" } = process.env;
  try {
    // A repeated test checks again what it found defects in.
    mkdirSync(join(folder, `checked-${language}-${test.info().retry}-${digest}`));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** The response for a hardware kit always contains the key; without vehicles it is empty. */
const noVehicles = '"Applications":{"Data":[]}';

/** Keys and names in a response that this level must not receive. */
function leaks(text: string, { warehouses, interchanges, vehicles }: Visibility): string[] {
  const withoutEmptyVehicles = text.replace(noVehicles, "");
  const keys = [
    ...(warehouses.length > 0 ? [] : ["Precio", "Price", "Prices", "UPC", "Equivalencias"]),
    ...(interchanges ? [] : ["Intercambios", "Interchange", "Brand"]),
    ...(vehicles ? [] : ["Aplicaciones", "Applications", "Fits"]),
  ].filter((key) => withoutEmptyVehicles.includes(`"${key}":`));
  const otherWarehouses = allWarehouses.filter(
    (name) => !warehouses.includes(name) && text.includes(`"${name}"`),
  );
  return [
    ...keys,
    ...otherWarehouses,
    ...(!interchanges && competitors.test(text) ? ["a brand"] : []),
  ];
}

/** Texts on the page that this level must not see. */
function forbiddenTexts(text: string, { warehouses, interchanges }: Visibility): string[] {
  const names = allWarehouses.map((name) => (name === "PLANTA" ? "CHINA" : name));
  const own = warehouses.map((name) => (name === "PLANTA" ? "CHINA" : name));
  return [
    ...(warehouses.length === 0 && text.includes("US$") ? ["US$"] : []),
    ...names.filter((name) => !own.includes(name) && new RegExp(`\\b${name}\\b`).test(text)),
    ...(!interchanges && competitors.test(text) ? ["a brand"] : []),
    // A missing translation shows its message id.
    ...(/\b(?:search|datasheet|measure|comparison|portal|terms)\.[a-z]+[A-Za-z.]*\b/.exec(text) ??
      []),
  ];
}

/** Checks that a datasheet has exactly the blocks that the level may see. */
async function expectBlocks(page: Page, { warehouses, interchanges, vehicles, qr }: Visibility) {
  // Blocks that only some levels see load after the others.
  const expectBlock = (name: RegExp, isShown: boolean) =>
    expect(main(page).getByRole("heading", { level: 2, name })).toHaveCount(isShown ? 1 : 0);
  await expectBlock(blocks.prices, warehouses.length > 0);
  await expectBlock(blocks.upc, warehouses.length > 0);
  await expectBlock(blocks.interchanges, interchanges);
  await expectBlock(blocks.vehicles, vehicles);
  await expect(main(page).getByRole("button", { name: /QR/ })).toHaveCount(qr ? 1 : 0);
}

/** Whether the pages of a language are shown in the light theme. */
const isLight: Readonly<Record<Language, boolean>> = { en: true, es: false };

/**
 * A path without what the page shows: the parts, sections and searches. Axe checks one page of each kind, for the levels
 * that see every kind of content; it checks every widget with each of its contents in the stories.
 */
const kindOf = (path: string) =>
  path.replace(/^(\/home\/[a-z_]+)\/.*/, "$1").replace(/\?(?!view=).*/, "");

/** Visitors see the sign-in page in place of closed pages: once is enough. */
const opensClosedPages: Readonly<Record<Language, boolean>> = { en: true, es: false };

async function checkPages(
  page: Page,
  level: Level,
  language: Language,
  calls: ReturnType<typeof recordResponses>,
) {
  const visibility = visibilities[level];
  const heading = main(page).getByRole("heading", { level: 1 });
  const texts: string[] = [];
  const kinds = new Set<string>();
  for (const { path, title, opensFor, isFor } of addresses) {
    if (isFor?.(level) === false) continue;
    if (level === "anonymous" && !opensFor(level) && !opensClosedPages[language]) continue;
    await test.step(path, async () => {
      await open(page, path, level, calls);
      if (opensFor(level)) await expect(heading).toHaveText(title[language]);
      else if (level === "anonymous") {
        await expect(page).toHaveURL(/\/$/);
        return;
      } else await expect(main(page)).toContainText(noAccess[language]);
      await expect.poll(calls.isIdle).toBe(true);
      await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
      if (path.startsWith("/datasheet") && opensFor(level) && !path.endsWith("NADA"))
        await expectBlocks(page, visibility);
      const text = await main(page).innerText();
      texts.push(text);
      expect.soft(forbiddenTexts(text, visibility), `shown on ${path}`).toEqual([]);
      for (const { url, text } of calls.take())
        if (!url.includes("/session")) expect.soft(leaks(text, visibility), url).toEqual([]);
      if (!(await isNew(page, language))) return;
      const isAxeRun = isLight[language] && (level === "admin" || level === "anonymous");
      if (isAxeRun && !kinds.has(kindOf(path))) {
        kinds.add(kindOf(path));
        expect.soft(await axeViolations(page), `axe on ${path}`).toEqual([]);
      }
      expect.soft(await layoutProblems(page), `layout of ${path}`).toEqual([]);
    });
  }
  // Proves that the data contains everything that the checks above look for.
  expect(competitors.test(texts.join()), "competitors").toBe(visibility.interchanges);
  expect(texts.join().includes("US$"), "prices").toBe(visibility.warehouses.length > 0);
}

/** Accounts that see a part of what others of their level see are checked in one language. */
const levelsIn: Readonly<Record<Language, readonly Level[]>> = {
  en: Object.keys(visibilities) as Level[],
  es: ["anonymous", "junior", "cliente", "planta", "admin"],
};

for (const language of ["en", "es"] as const)
  for (const level of levelsIn[language])
    test(`${level} sees only permitted pages and data (${language})`, async ({ page, openAs }) => {
      test.setTimeout(300_000);
      const calls = recordResponses(page);
      if (level === "anonymous") await page.goto("/datasheet?codigo=BR31338");
      else await openAs(level);
      await page.evaluate(
        ([chosen, light]) => {
          localStorage.setItem("language", chosen);
          localStorage.setItem("light", light);
        },
        [language, String(isLight[language])] as const,
      );
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
      calls.take();
      await checkPages(page, level, language, calls);
    });

for (const theme of ["dark", "light"] as const)
  test(`the sign-in page with its errors is accessible and laid out well (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript(
      (isLight) => localStorage.setItem("light", isLight),
      String(theme === "light"),
    );
    await page.goto("/");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Please enter a valid Password")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await layoutProblems(page)).toEqual([]);
  });
