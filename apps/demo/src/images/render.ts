import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { paperPalette } from "@caliper/drawings";
import sharp from "sharp";
import type { ImageRow } from "@caliper/server/seeding";
import type { DemoProduct } from "../model.ts";
import { hashOf } from "../random.ts";
import { complete } from "../showcase.ts";
import { height, type Picture, picturesOf, referencePictures, width } from "./pictures.ts";

type Rendered = Omit<ImageRow, "name">;

export function sha256(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/**
 * Writes a file named by the hash of its content, atomically. Existing files are kept, so an interrupted
 * start continues where it stopped.
 */
export async function store(path: string, data: Uint8Array): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (there?.size === data.byteLength) return;
  await mkdir(dirname(path), { recursive: true });
  // A unique name, because equal pictures may be written at the same time.
  const unfinished = `${path}.${randomUUID()}.part`;
  await writeFile(unfinished, data);
  await rename(unfinished, path);
}

/** Path of a picture. */
export const imagePath = (dataDir: string, hash: string) =>
  join(dataDir, "images", hash.slice(0, 2), `${hash}.jpg`);

export async function toJpeg(svg: string, quality = 84): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: paperPalette.paper })
    .jpeg({ quality })
    .toBuffer();
}

async function render(picture: Picture, dataDir: string): Promise<Rendered> {
  const data = await toJpeg(picture.draw());
  const hash = sha256(data);
  await store(imagePath(dataDir, hash), data);
  return { hash, bytes: data.byteLength, width, height };
}

/** Pictures rendered at the same time; sharp uses its own threads. */
const atOnce = 4;

async function renderAll(
  pictures: readonly Picture[],
  dataDir: string,
): Promise<Map<string, Rendered>> {
  const rendered = new Map<string, Rendered>();
  const queue = pictures.values();
  const worker = async () => {
    for (const picture of queue) rendered.set(picture.key, await render(picture, dataDir));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return rendered;
}

/** One fifth of the products has no picture; the others have one to four. */
function count(code: string, available: number): number {
  const chosen = hashOf(`pictures of ${code}`) % 10;
  if (chosen < 2) return 0;
  return Math.min(available, chosen < 4 ? 1 : chosen < 6 ? 2 : chosen < 8 ? 3 : 4);
}

/**
 * Renders every picture of the demo into `dataDir/images`. With `fewer`, for tests, the products of a
 * family share their pictures.
 */
export async function demoImages(
  products: readonly DemoProduct[],
  dataDir: string,
  fewer: boolean,
): Promise<ImageRow[]> {
  const named: [name: string, picture: Picture][] = referencePictures.map((each) => [...each]);
  const firstOf = new Map<string, Picture>();
  for (const product of products) {
    const views = picturesOf(product);
    const wanted = complete.has(product.code)
      ? views
      : views.slice(0, count(product.code, views.length));
    wanted.forEach((view, index) => {
      const name = index === 0 ? product.code : `${product.code}_${index + 1}`;
      const shared = `${product.family} ${index}`;
      if (!firstOf.has(shared)) firstOf.set(shared, view);
      named.push([name, fewer ? (firstOf.get(shared) ?? view) : view]);
    });
  }
  const distinct = new Map(named.map(([, picture]) => [picture.key, picture]));
  const rendered = await renderAll([...distinct.values()], dataDir);
  return named.flatMap(([name, picture]) => {
    const image = rendered.get(picture.key);
    return image ? [{ name, ...image }] : [];
  });
}
