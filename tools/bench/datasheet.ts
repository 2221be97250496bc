import type { Browser } from "playwright";
import {
  launch,
  pageSpeed,
  signedIn,
  smoothness,
  type Account,
  type PageSpeed,
  type Smoothness,
} from "./browser.ts";
import { median, rate } from "./load.ts";

const rounds = 3;

/** The richest public datasheet of the demo: drawing, four pictures, related products. */
const usual = "/datasheet?codigo=BR31338";
/** The values of the dimensions, and the drawing. */
const content = ["article tbody td:nth-of-type(2) span", "article svg[viewBox]"];
const taps = ['input[type="radio"] >> nth=2', 'article button[aria-pressed="false"] >> nth=1'];

/** A part, which gets 2,000 vehicles, and the demo's part with 500 interchanges. */
const part = "D722";
const vehicles = 2000;
const competitors = "BR31000";

/** Pages per second from the cache, and ms of a page that is rendered, the median of several. */
export async function renderSpeed(
  origin: string,
  codes: readonly string[],
): Promise<{ readonly cached: number; readonly cold: number }> {
  const path = (code: string) => `/datasheet?codigo=${encodeURIComponent(code)}`;
  const headers = { "accept-encoding": "br" };
  const times: number[] = [];
  for (const code of codes) {
    const began = performance.now();
    const answer = await fetch(origin + path(code), { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
  }
  const calls = codes.map((code) => ({ method: "GET" as const, path: path(code) }));
  return { cached: await rate(origin, calls, headers, 3), cold: median(times) };
}

/** Loading times on the phone; each is the median of several visits with an empty cache. */
export async function phoneBudget(origin: string): Promise<PageSpeed> {
  const browser = await launch();
  try {
    const visits: PageSpeed[] = [];
    for (let round = 0; round < rounds; round += 1)
      visits.push(await pageSpeed(browser, `${origin}${usual}`, content, taps));
    const middle = (of: (visit: PageSpeed) => number) => median(visits.map(of));
    return {
      readable: middle(({ readable }) => readable),
      readableBytes: middle(({ readableBytes }) => readableBytes),
      interactive: middle(({ interactive }) => interactive),
      largestPaint: middle(({ largestPaint }) => largestPaint),
      layoutShift: middle(({ layoutShift }) => layoutShift),
      inputDelay: middle(({ inputDelay }) => inputDelay),
    };
  } finally {
    await browser.close();
  }
}

/** The longest tasks on a sheet of 2,000 vehicles and 500 interchanges; each is the median of several visits. */
export async function largeSheet(origin: string, account: Account): Promise<Smoothness> {
  const browser = await launch();
  try {
    const visits: Smoothness[] = [];
    for (let round = 0; round < rounds; round += 1)
      visits.push(await visit(browser, origin, account));
    return {
      opening: median(visits.map(({ opening }) => opening)),
      scrolling: median(visits.map(({ scrolling }) => scrolling)),
    };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, origin: string, account: Account): Promise<Smoothness> {
  const { context } = await signedIn(browser, origin, account);
  try {
    const answerOf = async (codigo: string) => {
      const answer = await context.request.get("/api/Ficha_info", { params: { codigo } });
      return (await answer.json()) as Record<string, unknown>;
    };
    const sheet = await answerOf(part);
    const applications = sheet["Aplicaciones"] as {
      readonly Data: readonly { readonly Model: string }[];
    };
    const Data = Array.from({ length: vehicles }, (_, index) => {
      const { Model = "", ...rest } = applications.Data[index % applications.Data.length] ?? {};
      return { ...rest, Model: `${Model} ${index}` };
    });
    const body = {
      ...sheet,
      Aplicaciones: { ...applications, Data },
      Intercambios: (await answerOf(competitors))["Intercambios"],
    };
    await context.route("**/api/Ficha_info*", (route) => route.fulfill({ json: body }));
    return await smoothness(context, `/datasheet?codigo=${part}`, "table[aria-rowcount]");
  } finally {
    await context.close();
  }
}
