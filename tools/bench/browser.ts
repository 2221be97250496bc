import { chromium as launcher, type Browser, type BrowserContext, type Page } from "playwright";
import { chromium } from "../chromium.ts";
import { isInteractive } from "../interactive.ts";

/** The browser of the tests. */
export const launch = async (): Promise<Browser> => launcher.launch(await chromium());

/** Credentials for pages that are not public. */
export interface Account {
  readonly cliente: string;
  readonly password: string;
}

/** A desktop browser context with a signed-in user. */
export async function signedIn(
  browser: Browser,
  origin: string,
  { cliente, password }: Account,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 1000 },
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("textbox", { name: "Username" }).fill(cliente);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL("**/home");
  return { context, page };
}

/** Lighthouse's mid-range phone on slow 4G: CPU slowed down 4 times, 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const midPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const slowdown = 4;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
} as const;

export interface PageSpeed {
  /** ms until what `content` names is painted. */
  readonly readable: number;
  /** Bytes received until then, as sent. */
  readonly readableBytes: number;
  /** ms until the page handles events. */
  readonly interactive: number;
  /** Largest Contentful Paint in ms. */
  readonly largestPaint: number;
  /** Cumulative Layout Shift. */
  readonly layoutShift: number;
  /** ms from a tap to the next paint; the slowest of several taps. */
  readonly inputDelay: number;
}

/** Entries recorded by the page's performance observers. */
interface Noted {
  readable: number;
  interactive: number;
  largest: number;
  shift: number;
  tap: number;
}

declare global {
  interface Window {
    noted: Noted;
    isInteractive: () => boolean;
  }
}

/** Runs in the page before its scripts. `content` are selectors of elements that must be visible and have content. */
function observe(content: readonly string[]) {
  const noted: Noted = { readable: 0, interactive: 0, largest: 0, shift: 0, tap: 0 };
  window.noted = noted;
  const isPainted = (selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.getBoundingClientRect().height > 0 && element.innerHTML.trim() !== "",
    );
  // Frames are drawn only when nothing blocks rendering any more.
  const look = () => {
    if (noted.readable === 0 && content.every(isPainted)) noted.readable = performance.now();
    if (window.isInteractive()) noted.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const on = (type: string, note: (entry: PerformanceEntry) => void, more = {}) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
  };
  on("largest-contentful-paint", (entry) => {
    noted.largest = entry.startTime;
  });
  on("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) noted.shift += value;
  });
  on(
    "event",
    (entry) => {
      // Only taps count: a pointer over the page while it loads is not an interaction.
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) noted.tap = Math.max(noted.tap, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

const noted = (page: Page): Promise<Noted> => page.evaluate(() => window.noted);

interface Received {
  /** Time of day in ms, and decoded bytes. */
  readonly chunks: { readonly at: number; readonly bytes: number }[];
  /** Bytes on the wire; known when the response is complete. */
  encoded: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Returns the bytes received until a time of day in ms. */
async function slowDown(page: Page): Promise<(until: number) => number> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Received>();
  const requestOf = (id: string): Received => {
    const request = requests.get(id) ?? { chunks: [], encoded: 0 };
    requests.set(id, request);
    return request;
  };
  // Events arrive here later than they happen, the more so beside a slow processor.
  let origin: number | undefined;
  session.on("Network.requestWillBeSent", ({ timestamp, wallTime }) => {
    origin ??= wallTime - timestamp;
  });
  session.on("Network.dataReceived", ({ requestId, timestamp, dataLength: bytes }) =>
    requestOf(requestId).chunks.push({ at: 1000 * ((origin ?? 0) + timestamp), bytes }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    requestOf(requestId).encoded = encodedDataLength;
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
  return (until) =>
    sumOf(
      [...requests.values()].map(({ chunks, encoded }) => {
        const all = sumOf(chunks.map(({ bytes }) => bytes));
        const early = sumOf(chunks.filter(({ at }) => at <= until).map(({ bytes }) => bytes));
        return all === 0 ? 0 : Math.round((encoded * early) / all);
      }),
    );
}

/** Opens a page on the phone without a cache, waits until it is idle, and taps the elements in `taps`. */
export async function pageSpeed(
  browser: Browser,
  address: string,
  content: readonly string[],
  taps: readonly string[],
): Promise<PageSpeed> {
  const context = await browser.newContext(midPhone);
  try {
    const page = await context.newPage();
    await page.addInitScript(`window.isInteractive = ${isInteractive.toString()}`);
    await page.addInitScript(observe, content);
    const bytesUntil = await slowDown(page);
    await page.goto(address, { waitUntil: "networkidle" });
    // The network can be idle while the CPU is still busy.
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    // The first tap ends LCP reporting, so read it before.
    const { readable, interactive, largest, shift } = await noted(page);
    const opened = await page.evaluate(() => performance.timeOrigin);
    for (const selector of taps) {
      const target = page.locator(selector).first();
      // Like a user: scroll, wait, tap.
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(1000);
      await target.tap({ force: true });
      await page.waitForTimeout(400);
    }
    const { tap } = await noted(page);
    return {
      readable,
      readableBytes: bytesUntil(opened + readable),
      interactive,
      largestPaint: largest,
      layoutShift: shift,
      inputDelay: tap,
    };
  } finally {
    await context.close();
  }
}

export interface Smoothness {
  /** CPU ms of the longest task until the page is idle. */
  readonly opening: number;
  /** CPU ms of the longest task while scrolling from end to end. */
  readonly scrolling: number;
}

/** Opens a page on the desktop and scrolls it and its scroll containers from end to end with the wheel. */
export async function smoothness(
  context: BrowserContext,
  address: string,
  scroller: string,
): Promise<Smoothness> {
  const page = await context.newPage();
  const opening = await longestTask(page, async () => {
    await page.goto(address, { waitUntil: "networkidle" });
    // The network can be idle while React still renders.
    await page.waitForFunction(isInteractive);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });
  const scrolling = await longestTask(page, async () => {
    await page.mouse.move(700, 500);
    for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 120);
    await page.locator(scroller).hover();
    for (let step = 0; step < 120; step += 1) await page.mouse.wheel(0, 600);
    for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, -900);
    await page.waitForTimeout(300);
  });
  await page.close();
  return { opening, scrolling };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread in microseconds, without time taken by other programs. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the page's main thread during `work`, in CPU ms. */
export const longestTask = async (page: Page, act: () => Promise<void>): Promise<number> =>
  Math.max(0, ...(await tasks(page, act)));

/** CPU ms of each task of the page's main thread during `work`. */
export async function tasks(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page belongs to no browser");
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name.endsWith("RunTask") && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
