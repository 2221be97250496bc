/** Compares a story's picture with its committed baseline. Runs in Node, as a command of Vitest's browser mode. */
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { diff } from "@blazediff/core";
import sharp, { type OverlayOptions } from "sharp";
import type { CDPSession, Page } from "playwright";
import type { BrowserCommandContext } from "vitest/node";
import type {} from "@vitest/browser-playwright";
import { root } from "./run.ts";

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export interface PictureOptions {
  /** CSS selector of the photographed element. */
  selector: string;
  /** How many pixels may differ by more than `threshold`. */
  allowedPixels: number;
}

/** Per pixel, 0 to 1: five steps of gray, or a tenth of a token's blue. `npm run mutate-pictures` proves it suffices. */
const threshold = 0.02;
/** Timeout until two pictures in a row are equal, in ms. */
const settleTimeout = 30_000;

/** A differing picture as one sheet: baseline, actual, difference. CI uploads this folder. */
export const sheets = join(root, "test-results/pictures");

/** Paths of the baselines that stories asked for since `unusedBaselines` was last called. */
const requested = join(root, "test-results/requested-baselines.txt");

/** Part of every message about a picture that differs. */
export const differs = "differs from its baseline";

const decode = async (source: string | Buffer): Promise<Picture> => {
  const { data, info } = await sharp(source)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const isSameSize = (a: Picture, b: Picture) => a.width === b.width && a.height === b.height;

const differingPixels = (a: Picture, b: Picture, output?: Buffer) =>
  diff(a.data, b.data, output, a.width, a.height, { threshold });

const isSame = (a: Picture, b: Picture, allowedPixels: number) =>
  isSameSize(a, b) && differingPixels(a, b) <= allowedPixels;

const raw = ({ data, width, height }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } });

async function writeSheet(path: string, baseline: Picture, actual: Picture) {
  const parts = [baseline, actual];
  if (isSameSize(baseline, actual)) {
    const data = Buffer.alloc(baseline.data.length);
    differingPixels(baseline, actual, data);
    parts.push({ ...baseline, data });
  }
  const gap = 16;
  let left = 0;
  const composed: OverlayOptions[] = [];
  for (const part of parts) {
    composed.push({ input: await raw(part).png().toBuffer(), left, top: 0 });
    left += part.width + gap;
  }
  const height = Math.max(...parts.map((part) => part.height));
  await sharp({ create: { width: left - gap, height, channels: 4, background: "#f0f" } })
    .composite(composed)
    .png()
    .toFile(path);
}

/** Paths of every picture in the workspace, relative to its root. */
export const committedPictures = () =>
  globSync("{apps,docs,packages}/**/*.{avif,gif,jpg,png,webp}", {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  });

/** After a run of all stories: baselines that no story asked for. */
export function unusedBaselines(): string[] {
  const used = new Set(existsSync(requested) ? readFileSync(requested, "utf8").split("\n") : []);
  rmSync(requested, { force: true });
  return committedPictures().filter((path) => path.includes("__screenshots__") && !used.has(path));
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * A PNG of an element that is in view. Uses the browser's protocol: Playwright's screenshots take twice as long, most of it for
 * carets and animations, which the stories switch off, and for a smaller file.
 */
async function photograph(
  { page, iframe }: BrowserCommandContext,
  selector: string,
): Promise<Buffer> {
  const box = await iframe.locator(selector).boundingBox();
  if (!box) throw new Error(`There is no ${selector} to photograph`);
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  const width = Math.ceil(box.x + box.width) - x;
  const height = Math.ceil(box.y + box.height) - y;
  const { data } = await (
    await session
  ).send("Page.captureScreenshot", {
    clip: { x, y, width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
}

/**
 * Photographs an element until two pictures in a row are equal, or one equals the baseline. Returns the problem, or
 * null. With `--update=all` a picture that differs replaces its baseline.
 */
export async function comparePicture(
  context: BrowserCommandContext,
  name: string,
  { selector, allowedPixels }: PictureOptions,
): Promise<string | null> {
  const { testPath = "", project } = context;
  const path = join(dirname(testPath), "__screenshots__", `${name}.webp`);
  mkdirSync(sheets, { recursive: true });
  appendFileSync(requested, `${relative(root, path)}\n`);
  const sheet = join(sheets, `${name}.png`);
  rmSync(sheet, { force: true });
  const deadline = performance.now() + settleTimeout;
  const take = async () => decode(await photograph(context, selector));

  const [baseline, first] = await Promise.all([
    existsSync(path) ? decode(path) : undefined,
    take(),
  ]);
  let actual = first;
  for (;;) {
    if (baseline && isSame(baseline, actual, allowedPixels)) return null;
    const next = await take();
    const isStable = isSame(actual, next, 0);
    actual = next;
    if (isStable) break;
    if (performance.now() > deadline) return `${name} keeps changing for ${settleTimeout} ms`;
  }
  if (baseline && isSame(baseline, actual, allowedPixels)) return null;

  await writeSheet(sheet, baseline ?? actual, actual);
  if (project.serializedConfig.snapshotOptions.updateSnapshot !== "all")
    return `${name} ${baseline ? differs : "has no baseline"}: see ${sheet}`;
  mkdirSync(dirname(path), { recursive: true });
  await raw(actual).removeAlpha().webp({ lossless: true, quality: 100, effort: 6 }).toFile(path);
  return null;
}
