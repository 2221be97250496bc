import type { Page } from "playwright";
import { launch, signedIn, tasks, type Account } from "./browser.ts";
import { median } from "./load.ts";

const rounds = 3;
/** Number of rows; each has its own code. */
const rows = 10_000;
/** Longest allowed task while scrolling, in CPU ms. */
const longTask = 50;
/** Scroll speed in px per second. */
const speed = 3000;
const seconds = 4;
const perFrame = 1000 / 60;

export interface Scrolled {
  /** Share of dropped frames while scrolling, 0 to 1. */
  readonly dropped: number;
  /** The same for plain HTML rows without scripts: the machine's own dropped frames. */
  readonly droppedPlain: number;
  /** Tasks over 50 ms while scrolling. */
  readonly longTasks: number;
  /** CPU ms of the longest task while scrolling. */
  readonly longest: number;
}

/** How smoothly a table of 10,000 rows scrolls; each figure is the median of several rounds. */
export async function scrolledTable(origin: string, account: Account): Promise<Scrolled> {
  const browser = await launch();
  try {
    const { context, page } = await signedIn(browser, origin, account);
    const answer = await context.request.get("/api/kit_caliper_info");
    const { Columnas, Data } = (await answer.json()) as {
      Columnas: readonly string[];
      Data: readonly Record<string, unknown>[];
    };
    const many = Array.from({ length: rows }, (_, index) => ({
      ...Data[index % Data.length],
      "CALIPER SYSTEM": `CK${50_000 + index}`,
    }));
    await context.route("**/api/kit_caliper_info*", (route) =>
      route.fulfill({ json: { Columnas, Data: many } }),
    );
    await page.goto("/home/table/kit_caliper", { waitUntil: "networkidle" });
    await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor();
    const plain = await context.newPage();
    await plain.setContent(plainTable(many));

    const visits: Scrolled[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await plain.bringToFront();
      const droppedPlain = await droppedFrames(plain, () => scroll(plain));
      await page.bringToFront();
      const dropped = await droppedFrames(page, () => scroll(page));
      // Tracing drops frames, so tasks are measured in a separate scroll.
      const scrolling = await tasks(page, () => scroll(page));
      visits.push({
        dropped,
        droppedPlain,
        longTasks: scrolling.filter((task) => task > longTask).length,
        longest: Math.max(0, ...scrolling),
      });
    }
    const middle = (of: (visit: Scrolled) => number) => median(visits.map(of));
    return {
      dropped: middle(({ dropped }) => dropped),
      droppedPlain: middle(({ droppedPlain }) => droppedPlain),
      longTasks: middle(({ longTasks }) => longTasks),
      longest: middle(({ longest }) => longest),
    };
  } finally {
    await browser.close();
  }
}

/** Plain HTML rows, as many as the scroll reaches. */
function plainTable(many: readonly Record<string, unknown>[]): string {
  const row = (cells: Record<string, unknown>) =>
    `<tr style="height: 32px">${Object.values(cells)
      .map((cell) => `<td>${String(cell)}</td>`)
      .join("")}</tr>`;
  return `<table style="width: 100%">${many.slice(0, 400).map(row).join("")}</table>`;
}

/** Scrolls down and up at a constant speed. */
async function scroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const yDistance = (speed * seconds) / 2;
  for (const way of [-1, 1])
    await session.send("Input.synthesizeScrollGesture", {
      x: 800,
      y: 600,
      yDistance: way * yDistance,
      speed,
    });
  await session.detach();
}

/** Share of dropped frames during `work`, by requestAnimationFrame times. */
async function droppedFrames(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.counted = frames;
    const note = (time: number) => {
      if (window.counted !== frames) return;
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  const times = await page.evaluate(() => {
    const frames = window.counted ?? [];
    window.counted = undefined;
    return frames;
  });
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / perFrame) - 1), 0);
  return missed / (missed + gaps.length);
}

declare global {
  interface Window {
    /** Times of the counted frames. */
    counted?: number[] | undefined;
  }
}
