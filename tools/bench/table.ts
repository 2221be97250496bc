import type { Page } from "playwright";
import { launch, signedIn, tasks, type Account } from "./browser.ts";
import { median } from "./load.ts";

const rounds = 3;
/** Rows of the table, each with a code of its own. */
const rows = 10_000;
/** The longest a task may take while somebody scrolls, in ms of the processor. */
const longTask = 50;
/** px per second: a flick of the wheel goes on for a few seconds. */
const speed = 3000;
const seconds = 4;
const perFrame = 1000 / 60;

export interface Scrolled {
  /** Frames that did not come in time, of all while scrolling: 0 to 1. */
  readonly dropped: number;
  /** The same on a page that is nothing but rows in HTML, without any script: what this machine itself drops. */
  readonly droppedPlain: number;
  /** Tasks over 50 ms while scrolling. */
  readonly longTasks: number;
  /** ms of the processor: the longest task while scrolling. */
  readonly longest: number;
}

/** How smoothly a table of 10,000 rows scrolls, each figure the median of some rounds. */
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
      // Tracing costs frames, so that tasks are looked at in a scroll of their own.
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

/** As many of the rows as the scroll comes by, as plain as HTML has them. */
function plainTable(many: readonly Record<string, unknown>[]): string {
  const row = (cells: Record<string, unknown>) =>
    `<tr style="height: 32px">${Object.values(cells)
      .map((cell) => `<td>${String(cell)}</td>`)
      .join("")}</tr>`;
  return `<table style="width: 100%">${many.slice(0, 400).map(row).join("")}</table>`;
}

/** Down and up again, as a wheel that was flicked. */
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

/** The share of frames that did not come in time while something is done, by the page's own clock of frames. */
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
    /** The times of the frames that are being counted. */
    counted?: number[] | undefined;
  }
}
