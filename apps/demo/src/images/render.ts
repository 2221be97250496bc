import { createHash } from "node:crypto";
import { paperPalette } from "@caliper/drawings";
import sharp from "sharp";
import type { ImageRow, Storage } from "@caliper/server/seeding";
import type { DemoProduct } from "../model.ts";
import { hashOf } from "../random.ts";
import { complete } from "../showcase.ts";
import { height, type Picture, picturesOf, referencePictures, width } from "./pictures.ts";

type Rendered = Omit<ImageRow, "name">;

export function sha256(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Stores a file under the hash of its content. Existing ones are kept, so an interrupted start continues where it stopped. */
export async function store(
  storage: Storage,
  key: string,
  data: Buffer,
  sha: string,
): Promise<void> {
  const there = await storage.find(key);
  if (there?.bytes !== data.byteLength) await storage.put(key, new Uint8Array(data), sha);
}

/** The key of a picture. */
export const imageKey = (hash: string) => `images/${hash.slice(0, 2)}/${hash}.jpg`;

export async function toJpeg(svg: string, quality = 84): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: paperPalette.paper })
    .jpeg({ quality })
    .toBuffer();
}

async function render(picture: Picture, storage: Storage): Promise<Rendered> {
  const data = await toJpeg(picture.draw());
  const hash = sha256(data);
  await store(storage, imageKey(hash), data, hash);
  return { hash, bytes: data.byteLength, width, height };
}

/** Pictures rendered at the same time; sharp uses its own threads. */
const atOnce = 4;

async function renderAll(
  pictures: readonly Picture[],
  storage: Storage,
): Promise<Map<string, Rendered>> {
  const rendered = new Map<string, Rendered>();
  const queue = pictures.values();
  const worker = async () => {
    for (const picture of queue) rendered.set(picture.key, await render(picture, storage));
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
 * Renders every picture of the demo into `images/`. With `fewer`, for tests, the products of a
 * family share their pictures.
 */
export async function demoImages(
  products: readonly DemoProduct[],
  storage: Storage,
  fewer: boolean,
): Promise<ImageRow[]> {
  const namedPictures: [name: string, picture: Picture][] = referencePictures.map((each) => [
    ...each,
  ]);
  const firstOf = new Map<string, Picture>();
  for (const product of products) {
    const views = picturesOf(product);
    const chosenViews = complete.has(product.code)
      ? views
      : views.slice(0, count(product.code, views.length));
    chosenViews.forEach((view, index) => {
      const name = index === 0 ? product.code : `${product.code}_${index + 1}`;
      const shared = `${product.family} ${index}`;
      if (!firstOf.has(shared)) firstOf.set(shared, view);
      namedPictures.push([name, fewer ? (firstOf.get(shared) ?? view) : view]);
    });
  }
  const distinct = new Map(namedPictures.map(([, picture]) => [picture.key, picture]));
  const rendered = await renderAll([...distinct.values()], storage);
  return namedPictures.flatMap(([name, picture]) => {
    const image = rendered.get(picture.key);
    return image ? [{ name, ...image }] : [];
  });
}
